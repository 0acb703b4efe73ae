// The squares of a block: from which square the defender is hit, and where a follow-up takes the attacker.
// Neighbours: block.ts asks, push.ts pushes, kernel/base.ts has the geometry of big bases.
import type { Ctx } from '../../edition.ts'
import { nearestSquare } from '../../kernel/base.ts'
import { fits } from '../../kernel/occupancy.ts'
import { adjacent, directionTo, OFF, type Square } from '../../kernel/pitch.ts'
import { hasState } from '../match/states.ts'
import { heldBall, isHome } from '../move/zones.ts'
import type { BlockFrame } from './blockFrame.ts'

export const followUpAllowed = (c: Ctx, f: BlockFrame): boolean => {
  const attacker = c.match.players[f.attacker]
  if (!f.vacated || f.mayNotFollow || hasState(attacker, 'rooted')) return false
  const to = squareAhead(c, f)
  // A big defender may still cover the square, or a big attacker may not fit.
  if (to === OFF || !fits(c.match, c.rules.pitch, attacker, to)) return false
  // A carrier in the end zone where he scores does not leave it by choice.
  const scoring = heldBall(c.match, attacker) && isHome(c, attacker, attacker.at)
  return !scoring || isHome(c, attacker, to)
}

/** Where a follow-up takes him: to the vacated square; a big base goes one step in that direction. */
export const squareAhead = (c: Ctx, f: BlockFrame): Square => {
  const attacker = c.match.players[f.attacker]
  if (attacker.who.size === 1) return f.square
  const { pitch } = c.rules
  return pitch.step[attacker.at * 8 + directionTo(pitch, nearestSquare(pitch, attacker, f.square), f.square)]
}

/** The square next to the defender from which he is hit; the attacker may be farther away. */
export const hitFrom = (c: Ctx, f: BlockFrame): Square => {
  const { pitch } = c.rules
  const defender = c.match.players[f.defender]
  const at = nearestSquare(pitch, c.match.players[f.attacker], defender.at)
  const square = nearestSquare(pitch, defender, at)
  if (adjacent(pitch, at, square)) return at
  const gap = (from: Square): number => (pitch.x[from] - pitch.x[at]) ** 2 + (pitch.y[from] - pitch.y[at]) ** 2
  return pitch.neighbours[square].reduce((best, near) => (gap(near) < gap(best) ? near : best))
}
