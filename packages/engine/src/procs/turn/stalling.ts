// Stalling: an open carrier who could have scored without a roll and does not score this turn.
// Neighbours: activation.ts notes it when he is activated, turn.ts reports it when the turn ends.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { isFree } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { Side } from '../../vocabulary/words.ts'
import { groundBallAt } from '../ball/ball.ts'
import { hasState } from '../match/states.ts'
import { overTrapdoor } from '../move/trapdoor.ts'
import { heldBall, inScoringZone, isMarked, swings } from '../move/zones.ts'

/** The mark of a player who could have scored when he was activated. */
const COULD_SCORE = 'could-score'

/** Whether a negative trait makes him roll before he may act. */
const rollsToAct = (c: Ctx, player: Player): boolean =>
  player.skills.some((id) => c.rules.windows.activated.get(id)?.compulsory === true)

/** Squares one free step away from any of those given, except those seen before. */
const nextRing = (c: Ctx, player: Player, ring: readonly Square[], seen: Set<Square>): Square[] => {
  const next: Square[] = []
  for (const from of ring)
    for (const to of c.rules.pitch.neighbours[from]) {
      if (seen.has(to) || !isFree(c.match, to)) continue
      seen.add(to)
      if (groundBallAt(c, to) >= 0 || overTrapdoor(c, player, to)) continue
      next.push(to)
    }
  return next
}

/** The distance to the end zone: usually too far, so that no path need be searched. */
const squaresToScore = (c: Ctx, { side, at }: Player): number => {
  const { x, length } = c.rules.pitch
  return side === 'home' ? length - 1 - x[at] : x[at]
}

/** Whether he can reach the end zone with his movement alone, without leaving a tackle zone. */
const walksIn = (c: Ctx, player: Player): boolean => {
  if (squaresToScore(c, player) > (player.stats.MA ?? 0)) return false
  const seen = new Set([player.at])
  let ring: Square[] = [player.at]
  for (let moves = player.stats.MA ?? 0; moves > 0 && ring.length > 0; moves--) {
    ring = nextRing(c, player, ring, seen)
    if (ring.some((square) => inScoringZone(c, coachOf(c.match, player), square))) return true
    ring = ring.filter((square) => !isMarked(c, player, square))
  }
  return false
}

const couldScore = (c: Ctx, player: Player): boolean =>
  player.posture === 'standing' &&
  player.who.size === 1 &&
  heldBall(c.match, player) !== null &&
  !isMarked(c, player, player.at) &&
  !hasState(player, 'rooted') &&
  !swings(c, player) &&
  !rollsToAct(c, player) &&
  walksIn(c, player)

/** Notes at the start of his activation that he could score. */
export const noteStalling = (c: Ctx, player: Player): void => {
  if (c.rules.turn.watchesStalling && couldScore(c, player)) player.marks = [...player.marks, COULD_SCORE]
}

/** The carrier of the side who stalled in the turn that ends now, or null. */
export const staller = (c: Ctx, side: Side): Player | null => {
  if (!c.rules.turn.watchesStalling || c.match.turn.touchdown !== '') return null
  for (const { carrier } of c.match.balls) {
    if (carrier < 0) continue
    const player = c.match.players[carrier]
    if (player.side !== side) continue
    if (player.acted ? player.marks.includes(COULD_SCORE) : couldScore(c, player)) return player
  }
  return null
}
