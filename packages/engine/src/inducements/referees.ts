// Named referees: Ranulf Hokuli, Thoron Korensson, Jorm the Ogre, the Trundlefoot Triplets. Neighbours:
// biasedReferee.ts is the common one, inducements/spotFoul.ts, inducements/axe.ts, fansLeave.ts.

import type { Ctx } from '../edition.ts'
import type { Inducement } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { sendOffFrame } from '../procs/foul/sendOff.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { stun } from '../procs/hurt/stun.ts'
import { openPlayers } from '../procs/move/zones.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'
import { axe, axeFrame } from './axe.ts'
import { watching } from './biasedReferee.ts'
import { drawn } from './draw.ts'
import { fansLeave } from './fansLeave.ts'

const GET_THE_REF = 'getTheRef'

export const ranulfHokuli: Inducement = {
  id: 'ranulf-hokuli',
  name: 'Ranulf Hokuli',
  kind: 'referee',
  named: true,
  gist: 'Sees unseen fouls of the opponents on 4 or more: bribe him, go, or face his axe. No coach may argue in this match.',
  effect: { silencesCoaches: true },
  echoes: 'respect',
  uses: [
    watching('ranulfs-axe', { needs: 4, seen: (_c, f) => axeFrame(f.player) }, { axe }),
    { id: 'respect', name: 'Respect', spends: 'nothing', effect: { silencesCoaches: true } },
  ],
}

export const thoronKorensson: Inducement = {
  id: 'thoron-korensson',
  name: 'Thoron Korensson',
  kind: 'referee',
  named: true,
  gist: 'Sees unseen fouls of the opponents on 4 or more and takes no bribe; a coach he sends off loses a player too. Get the Ref is rolled again.',
  effect: { eventsAgain: [GET_THE_REF] },
  calls: ['sendOff'],
  uses: [
    watching('thorons-eye', {
      needs: 4,
      seen: (_c, f) => ({ ...sendOffFrame(f.player, 'foul', ['bribe']), costsMate: true }),
    }),
  ],
}

export const jormTheOgre: Inducement = {
  id: 'jorm-the-ogre',
  name: 'Jorm the Ogre',
  kind: 'referee',
  named: true,
  gist: 'Knocks down an opponent who fouls unseen, on 4 or more, with +1 to armour or injury. Get the Ref only lowers both Fan Factors by 1.',
  effect: { eventsInstead: { [GET_THE_REF]: 'fansLeave' } },
  procedures: { fansLeave },
  uses: [watching('jorms-fist', { needs: 4, seen: (_c, f) => knockDownFrame(f.player, 'jorms-fist', { edge: 1 }) })],
}

const openFoes = (c: Ctx, side: Side): Player[] => openPlayers(c, otherSide(side))

export const trundlefootTriplets: Inducement = {
  id: 'trundlefoot-triplets',
  name: 'Trundlefoot Triplets',
  kind: 'referee',
  named: true,
  gist: 'See unseen fouls of the opponents on 5 or more, or the wrong player on a 1; may stun an opponent each drive. They leave on Get the Ref.',
  effect: { leavesOnEvents: [GET_THE_REF] },
  calls: ['sendOff'],
  uses: [
    watching('six-eyes', {
      needs: 5,
      seen: (_c, f) => sendOffFrame(f.player, 'foul'),
      mistaken: (_c, f) => sendOffFrame(f.victim, 'mistake'),
    }),
    {
      id: 'underfoot',
      name: 'Underfoot',
      at: 'setUpDone',
      spends: 'nothing',
      compulsory: true,
      offer: (c, side) => openFoes(c, side).length > 0,
      ...drawn({
        needs: 6,
        from: openFoes,
        count: 1,
        drawn: (c, _side, player) => {
          stun(c, player, 'underfoot')
          return null
        },
      }),
    },
  ],
}

export const refereesBb2020: readonly Inducement[] = [ranulfHokuli, thoronKorensson, jormTheOgre, trundlefootTriplets]
