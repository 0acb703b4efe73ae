// Whether somebody keeps control of what he rides: a D6 before he first moves in his action. Neighbours: bouncing.ts is what happens if he
// does not; turn/activationOfDeeds.ts asks; numbFingers.ts is another roll at the same point.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { numbersOf } from '../../kit.ts'
import { type RollFrame, rollFrame } from '../rolling/roll.ts'
import { heldBall } from './zones.ts'

/** He has rolled in this turn. */
const CONTROLLED = 'control'

/** The roll of a player who is about to move, if he rides something that he may lose control of; harder with a ball in his hands. */
export const controlAhead = (c: Ctx, player: Player): RollFrame | null => {
  const { bouncesUpTo } = numbersOf(c, player)
  if (bouncesUpTo === undefined || player.marks.includes(CONTROLLED)) return null
  const harder = heldBall(c.match, player) ? 1 : 0
  return rollFrame(c, 'control', player.id, { base: bouncesUpTo + harder + 1 })
}

/** The same; he makes it now. */
export const controlRoll = (c: Ctx, player: Player): RollFrame | null => {
  const roll = controlAhead(c, player)
  if (roll) player.marks = [...player.marks, CONTROLLED]
  return roll
}
