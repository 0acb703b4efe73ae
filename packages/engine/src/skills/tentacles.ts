// Tentacles: may hold an opponent who dodges or leaps out of his tackle zone; that ends the opponent's action.
import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook, type Windows } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { hasZone } from '../procs/move/zones.ts'
import { contest } from '../procs/rolling/contest.ts'
import type { Modifier } from '../vocabulary/rolls.ts'

/** The roller's strength is added, the other's subtracted. */
const strengths = (roller: Player, other: Player): Modifier[] => [
  { value: roller.stats.ST ?? 0, source: 'ST', player: roller.id },
  { value: -(other.stats.ST ?? 0), source: 'ST', player: other.id },
]

/** The player he tries to hold; no other player may try too. */
const grab = (c: Ctx, f: Windows['leaving']): Player => {
  f.grabbed = true
  return c.match.players[f.player]
}

const holdUnlessEscaped = (_c: Ctx, _owner: Player, cause: Windows['leaving'], escaped: boolean): null => {
  if (!escaped) cause.held = true
  return null
}

const leaving: WindowHook<Windows['leaving']> = {
  offer: (_c, owner, cause) => hasZone(owner) && !cause.grabbed,
  roll: (c, owner, cause) => {
    const mover = grab(c, cause)
    return { roll: 'tentacles', player: mover.id, other: owner.id, modifiers: strengths(mover, owner) }
  },
  tested: holdUnlessEscaped,
  declining: 'letsHimGo',
}

export const tentacles: Skill = {
  id: 'tentacles',
  name: 'Tentacles',
  category: 'mutation',
  windows: { leaving },
}

/** bb2020: the owner rolls, and holds him on a success. */
export const tentaclesBb2020 = revise(tentacles, {
  windows: {
    leaving: {
      ...leaving,
      roll: (c, owner, cause) => {
        const mover = grab(c, cause)
        return { roll: 'tentacles', player: owner.id, other: mover.id, modifiers: strengths(owner, mover) }
      },
      tested: (_c, _owner, cause, holds) => {
        if (holds) cause.held = true
        return null
      },
    },
  },
})

/** `third`: both roll, a tie lets him go, and every owner may try to hold him. */
export const tentaclesThird = revise(tentacles, {
  procedures: { contest },
  windows: {
    leaving: {
      offer: (_c, owner, cause) => hasZone(owner) && !cause.held,
      contest: (_c, owner, { player }) => ({ roll: 'tentacles', player, other: owner.id, stat: 'ST', must: 'equal' }),
      tested: holdUnlessEscaped,
      declining: 'letsHimGo',
    },
  },
})
