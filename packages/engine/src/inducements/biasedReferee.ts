// The Biased Referee: may see fouls of the opponents that went unseen, and listens to the own coach.
// Neighbours: procs/spotFoul.ts, procs/sendOff2020.ts.
import { spotFoulFrame } from '../procs/spotFoul.ts'
import type { Inducement } from './inducement.ts'
import { foulOfFoes } from './when.ts'

export const biasedReferee: Inducement = {
  id: 'biased-referee',
  name: 'Biased Referee',
  kind: 'referee',
  gist: 'Sees unseen fouls of the opponents on 5 or more; the own coach adds 1 when he argues.',
  effect: { argueBonus: 1 },
  uses: [
    {
      id: 'biased-eye',
      name: 'A Close Eye',
      at: ['foulUnseen'],
      spends: 'nothing',
      compulsory: true,
      offer: foulOfFoes,
      use: (_c, _side, cause) => spotFoulFrame(cause, 5),
    },
  ],
}
