// The Biased Referee: may see the opponents' unseen fouls, and listens to the own coach's arguments.
// Neighbours: inducements/spotFoul.ts, procs/foul/sendOffBb2020.ts; referees.ts has the named ones.

import type { Inducement, Use } from '../inducement.ts'
import type { ProceduresByName } from '../kernel/procedure.ts'
import { sendOffFrame } from '../procs/foul/sendOff.ts'
import { type Eye, watched } from './spotFoul.ts'
import { foulOfFoes } from './when.ts'

/** He rolls for every unseen foul of an opponent. */
export const watching = (id: string, eye: Eye, procedures?: ProceduresByName): Use => ({
  id,
  name: 'A Close Eye',
  at: 'foulUnseen',
  spends: 'nothing',
  compulsory: true,
  offer: foulOfFoes,
  ...watched(eye, procedures),
})

export const biasedReferee: Inducement = {
  id: 'biased-referee',
  name: 'Biased Referee',
  kind: 'referee',
  gist: 'Sees unseen fouls of the opponents on 5 or more; the own coach gets +1 to argue the call.',
  effect: { argueBonus: 1 },
  calls: ['sendOff'],
  uses: [watching('biased-eye', { needs: 5, seen: (_c, f) => sendOffFrame(f.player, 'foul') })],
}
