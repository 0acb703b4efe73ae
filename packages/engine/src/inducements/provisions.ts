// Inducements that work mostly by themselves: nurglings, spites, heady brew, unguent. Neighbour: bb2020.ts.

import type { Ctx } from '../edition.ts'
import type { Inducement } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import type { CasualtyFrame } from '../procs/hurt/casualty.ts'
import { fanFactor } from '../procs/match/fans.ts'
import { cheerleaders } from '../procs/match/staff.ts'
import type { Side } from '../vocabulary/words.ts'
import { drawn } from './draw.ts'
import { matesOnPitch } from './spells.ts'
import { gainSkill } from './teach.ts'
import { ownCasualty, playerIn } from './when.ts'

export const cavortingNurglings: Inducement = {
  id: 'cavorting-nurglings',
  name: 'Cavorting Nurglings',
  kind: 'other',
  gist: 'Fan Factor +1, and one more cheerleader.',
  brings: (squad) => {
    fanFactor.put(squad, fanFactor.of(squad) + 1)
    cheerleaders.put(squad, cheerleaders.of(squad) + 1)
  },
}

export const healingSpites: Inducement = {
  id: 'healing-spites',
  name: 'Healing Spites',
  kind: 'other',
  gist: 'Re-rolls each 1 of a recovery roll.',
  effect: { wakesAgain: true },
}

const smallOnes = (c: Ctx, side: Side): Player[] => matesOnPitch(c, side).filter((p) => p.skills.includes('stunty'))

export const headyBrew: Inducement = {
  id: 'bottles-of-heady-brew',
  name: 'Bottles of Heady Brew',
  kind: 'other',
  gist: 'At the start of a drive, gives D3 random Stunty players Dauntless, Frenzy and Really Stupid until it is over.',
  uses: [
    {
      id: 'heady-brew',
      name: 'Pass the Bottle',
      at: 'setUpDone',
      spends: 'itself',
      offer: (c, side) => smallOnes(c, side).length > 0,
      ...drawn({
        from: smallOnes,
        count: 'd3',
        drawn: (c, _side, player) => {
          for (const skill of ['dauntless', 'frenzy', 'really-stupid'])
            gainSkill(c, player, skill, 'heady-brew', 'drive')
          return null
        },
      }),
    },
  ],
}

const SERIOUS = 'seriousInjury'

/** An own player has a serious injury after all treatment. */
const seriouslyInjured = (c: Ctx, side: Side, cause: CasualtyFrame): boolean =>
  ownCasualty(c, side, cause) && playerIn(c, cause).injuries.at(-1) === SERIOUS

export const medicinalUnguent: Inducement = {
  id: 'medicinal-unguent',
  name: 'Medicinal Unguent',
  kind: 'other',
  gist: 'Once, a player with a serious injury plays on; the injury counts after the match.',
  uses: [
    {
      id: 'unguent',
      name: 'Apply the Unguent',
      at: 'casualtySuffered',
      spends: 'itself',
      offer: seriouslyInjured,
      use: (c, _side, cause) => {
        const player = playerIn(c, cause)
        takeOff(c.match, c.rules.pitch, player, 'reserves')
        c.events.push({ type: 'returned', player: player.id, why: 'unguent' })
        return null
      },
    },
  ],
}
