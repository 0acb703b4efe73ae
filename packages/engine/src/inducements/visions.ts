// Spells of time and place, and the dance of the dead: turn markers, swapped players, better linemen.
// Neighbours: inducements/warpTime.ts, inducements/swap.ts, skills/guestTraits.ts; wizardsBb2020.ts lists each wizard's spells.

import type { Ctx } from '../edition.ts'
import type { Use } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { isLoner } from '../procs/match/pray.ts'
import { heldBall } from '../procs/move/zones.ts'
import type { Side } from '../vocabulary/words.ts'
import { fade } from './curses.ts'
import { fortuneTold } from './fortune.ts'
import { isLineman } from './lineman.ts'
import { aimed } from './spell.ts'
import { matesOnPitch } from './spells.ts'
import { swapPlaces } from './swap.ts'
import { gainSkill } from './teach.ts'
import { warpTime, warpTimeFrame } from './warpTime.ts'
import { afterFoes, foesTurn, whenAny } from './when.ts'

export const temporalDistortion: Use = {
  id: 'temporal-distortion',
  name: 'Temporal Distortion',
  ...afterFoes,
  spends: 'itself',
  use: (_c, side) => warpTimeFrame(side, 'temporal-distortion', 5),
  procedures: { warpTime },
}

/** Own standing players without the ball and without Loner. */
const swappable = (c: Ctx, side: Side): Player[] =>
  matesOnPitch(c, side).filter(
    (p) => p.posture === 'standing' && p.who.size === 1 && heldBall(c.match, p) === null && !isLoner(c, p),
  )

export const realityBlinks: Use = {
  id: 'reality-blinks',
  name: 'Reality Blinks',
  at: 'turnStarting',
  orAt: 'turnEnding',
  spends: 'itself',
  offer: (c, side, cause) => foesTurn(c, side, cause) && swappable(c, side).length > 1,
  ...aimed({
    players: swappable,
    atTwo: true,
    needs: 3,
    hit: (c, f, player) => {
      swapPlaces(c, player, c.match.players[f.second], f.spell)
      return null
    },
    missed: (c, f, player) => {
      for (const one of [player, c.match.players[f.second]]) fade(c, one, f.spell)
      return null
    },
  }),
}

const linemen = (c: Ctx, side: Side): Player[] => matesOnPitch(c, side).filter((p) => isLineman(c, p))

const DANCES = 3

export const danseMacabre: Use = {
  id: 'danse-macabre',
  name: 'Danse Macabre',
  ...whenAny(afterFoes, linemen),
  spends: 'itself',
  ...fortuneTold((c, side, face) => {
    if (face >= DANCES) for (const p of linemen(c, side)) gainSkill(c, p, 'dancing', 'danse-macabre', 'ownTurnEnd')
    return null
  }),
}
