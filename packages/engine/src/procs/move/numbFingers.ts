// Ice cold: a carrier rolls before he first moves in his action, and may drop the ball. Neighbours: turn/activationOfDeeds.ts asks,
// tables/weather.ts says how cold it is; sprint.ts has the slippery ground.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { weatherNow } from '../match/weather.ts'
import { type RollFrame, rollFrame } from '../rolling/roll.ts'
import { heldBall } from './zones.ts'

/** He has rolled in this turn. */
const NUMB = 'numbFingers'

/** The roll of a player who is about to move and has or will have the ball, if his fingers may still fail him in this turn. */
export const fingersAhead = (c: Ctx, player: Player): RollFrame | null => {
  const { dropsUpTo } = weatherNow(c)
  if (dropsUpTo === undefined || player.marks.includes(NUMB)) return null
  return rollFrame(c, NUMB, player.id, { base: dropsUpTo + 1 })
}

/** The roll of a player who is about to move, if his fingers may fail him; he makes it now. */
export const fingersRoll = (c: Ctx, player: Player): RollFrame | null => {
  const roll = heldBall(c.match, player) ? fingersAhead(c, player) : null
  if (roll) player.marks = [...player.marks, NUMB]
  return roll
}
