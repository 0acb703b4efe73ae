// Boots of Heroic Leaping and Sandals of Leaping: leaps that never fail, and leaps for those who could make none. Neighbours:
// procs/move/heroicLeap.ts and leapOver.ts play them; where nobody else leaps, only the Sandals do.
import type { Deed } from '../deed.ts'
import { OFF } from '../kernel/pitch.ts'
import { innermost } from '../kernel/stack.ts'
import { may } from '../kit.ts'
import type { MagicItem } from '../magicItem.ts'
import { carries, useItem } from '../procs/match/items.ts'
import { dared } from '../procs/move/dread.ts'
import { type HeroicLeapFrame, heroicLeap, heroicLeaps } from '../procs/move/heroicLeap.ts'
import { LEAP_COST, type LeapOverFrame, leapOver, leapsOver } from '../procs/move/leapOver.ts'
import { decide } from '../procs/rolling/judging.ts'
import { squareActions } from '../vocabulary/actions.ts'
import type { ItemId } from '../vocabulary/items.ts'

const BOOTS: ItemId = 'bootsOfHeroicLeaping'
const SANDALS: ItemId = 'sandalsOfLeaping'

const leapInBoots = squareActions('leap', BOOTS)
const leapInSandals = squareActions('leap', SANDALS)

/** Of one who has not learnt it. */
const leapHome: Deed = {
  id: BOOTS,
  movement: 'leap',
  secret: true,
  offers: (c, f, player) =>
    carries(c, player, BOOTS) && !may(c, player).leapsHome ? heroicLeaps(c, f, player).map(leapInBoots) : [],
  begin: (c, f, { square }): HeroicLeapFrame => {
    useItem(c, c.match.players[f.player], BOOTS)
    return { proc: 'heroicLeap', step: 'roll', player: f.player, to: square }
  },
  procedures: { heroicLeap },
}

export const bootsOfHeroicLeaping: MagicItem = {
  id: BOOTS,
  deeds: [leapHome],
  windows: {
    rolling: {
      declining: 'itemStaysHidden',
      offer: (c, owner, cause) => cause.roll === 'heroicLeap' && may(c, owner).leapsHome,
      use: (_c, _owner, cause) => {
        decide(cause, true)
        return null
      },
    },
  },
}

/** Where nobody leaps over bodies without them. */
export const leapInSandalsOnly: Deed = {
  id: SANDALS,
  movement: 'leap',
  secret: true,
  offers: (c, f, player) =>
    f.moves >= LEAP_COST && carries(c, player, SANDALS)
      ? dared(c, player, leapsOver(c, player)).map(leapInSandals)
      : [],
  begin: (c, f, { square }): LeapOverFrame => {
    f.moves -= LEAP_COST
    useItem(c, c.match.players[f.player], SANDALS)
    return { ...{ proc: 'leapOver', step: 'sure', player: f.player }, ...{ to: square, over: OFF, result: 'lands' } }
  },
  procedures: { leapOver },
}

/** Over bodies, not over pits. */
export const sandalsOfLeaping: MagicItem = {
  id: SANDALS,
  windows: {
    rolling: {
      declining: 'itemStaysHidden',
      offer: (c, owner, cause) =>
        cause.roll === 'leap' &&
        innermost<LeapOverFrame>(c.match, 'leapOver', ({ player, over }) => player === owner.id && over === OFF) !==
          undefined,
      use: (_c, _owner, cause) => {
        decide(cause, true, 'lands')
        return null
      },
    },
  },
}
