// How far a player kicks the ball, and which squares a kick-off may be aimed at. Neighbours: kickOffOnTable.ts and kickInPlay.ts ask,
// tables/kickTables.ts has the numbers.
import type { Ctx } from '../../edition.ts'
import { gapTo } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { levelOf } from '../../kit.ts'
import { KICK_OFF_MARGIN, kickReaches } from '../../tables/kickTables.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { weatherNow } from '../match/weather.ts'
import { areaOf, columnFromEnd } from './setUpArea.ts'

/** The longest kick of this player: a skill adds its level. */
const reachOf = (c: Ctx, kicker: Player): number =>
  Math.min(kickReaches.upTo + levelOf(c, kicker, 'longKick'), kickReaches.withSkillUpTo)

/** In play the weather may shorten it, but never a kick-off. */
export const reachInPlay = (c: Ctx, kicker: Player): number =>
  Math.min(reachOf(c, kicker), weatherNow(c).kickReach ?? Number.POSITIVE_INFINITY)

/** Whether a square of the side lies far enough from its end zone and from the sidelines: the next one is one square away. */
const isInside = ({ rules: { pitch } }: Ctx, side: Side, square: Square): boolean => {
  const aside = Math.min(pitch.y[square], pitch.width - 1 - pitch.y[square])
  const fromEndZone = columnFromEnd(pitch, side, square) - pitch.endZone
  return Math.min(aside, fromEndZone) + 1 >= KICK_OFF_MARGIN
}

/** Where this player may aim a kick-off: where the others may be set up, away from the edges. */
export const kickOffTargets = (c: Ctx, kicking: Side, kicker: Player): readonly Square[] => {
  const side = otherSide(kicking)
  const reach = reachOf(c, kicker)
  return areaOf(c, side, c.rules.setUp.lines?.offence).filter(
    (square) => isInside(c, side, square) && gapTo(c.rules.pitch, kicker, square) <= reach,
  )
}
