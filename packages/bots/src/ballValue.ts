// The value of having the ball: distance to the end zone, time left, threats to the carrier, and whether the way is
// open. Neighbours: evaluate.ts adds it to the rest of a position, weights.ts has the numbers.
import { liesOnFace, type Pitch, type Player, type Square } from '@double-skulls/engine'
import { columnsToGoal, distance, fromSideline } from './geometry.ts'
import { standsGuard } from './sight.ts'
import { weights } from './weights.ts'
import { movementOf } from './worth.ts'

/**
 * How easily an opponent gets next to a square: 1 where all 8 neighbours are empty and in no tackle zone of `cover`.
 */
export const exposure = (pitch: Pitch, board: readonly number[], cover: Int8Array, at: Square): number => {
  const near = pitch.neighbours[at]
  let open = (8 - near.length) * 0.7
  for (let i = 0; i < near.length; i++) {
    if (board[near[i]] !== 0) continue
    const zones = cover[near[i]]
    open += zones <= 0 ? 1 : zones === 1 ? 0.4 : 0.2
  }
  return open / 8
}

/**
 * The share of a carrier's value that opponents put at risk. `cover` holds the tackle zones of his side without his
 * own; `shelter` is the share of the threat that team-mates who have yet to act will take away.
 */
export const danger = (
  pitch: Pitch,
  board: readonly number[],
  cover: Int8Array,
  at: Square,
  opponents: readonly Player[],
  shelter = 0,
): number => {
  let near = 0
  let coming = 0
  for (const other of opponents) {
    if (liesOnFace(other)) continue
    const gap = distance(pitch, other.at, at)
    const down = other.posture === 'prone' ? 3 : 0
    if (gap === 1 && standsGuard(other)) near++
    else if (gap + down <= movementOf(other) + 1) coming++
  }
  const threat = Math.min(weights.mostThreat, coming * weights.threatenedCarrier)
  // A carrier next to the sideline can be pushed into the crowd.
  const edge = near + coming > 0 ? (weights.edgeCarrier[fromSideline(pitch, at)] ?? 0) : 0
  return Math.min(0.9, near * weights.markedCarrier + edge + threat * exposure(pitch, board, cover, at) * (1 - shelter))
}

/** The share of the threat to a carrier that team-mates take away who have yet to act and are near enough to come. */
export const shelterFrom = (
  pitch: Pitch,
  mates: readonly Player[],
  carrier: Player,
  at: Square,
  ready: (mate: Player) => boolean,
): number => {
  let helpers = 0
  for (const mate of mates) {
    const walk = movementOf(mate) - (mate.posture === 'prone' ? 3 : 0)
    if (mate !== carrier && ready(mate) && distance(pitch, mate.at, at) <= walk) helpers++
  }
  return weights.shelter * Math.min(4, helpers)
}

/** The share of the lanes to the end zone that no opponent covers: 1 for an empty half. */
export const openness = (pitch: Pitch, at: Square, forward: 1 | -1, opponents: readonly Player[]): number => {
  let covered = 0
  const row = pitch.y[at]
  for (const other of opponents) {
    if (!standsGuard(other)) continue
    const ahead = (pitch.x[other.at] - pitch.x[at]) * forward
    if (ahead < 0) continue
    const middle = pitch.y[other.at] - row + 6
    for (let lane = middle - 1; lane <= middle + 1; lane++) if (lane >= 0 && lane <= 12) covered |= 1 << lane
  }
  let open = 0
  let all = 0
  for (let lane = 0; lane <= 12; lane++) {
    const y = row + lane - 6
    if (y < 0 || y >= pitch.width) continue
    const weight = 1 / (1 + Math.abs(lane - 6) / 3)
    all += weight
    if ((covered & (1 << lane)) === 0) open += weight
  }
  return open / all
}

/** The chance that the time suffices: a logistic function of the share of full speed that is needed. */
export const inTime = (gap: number, movement: number, turns: number): number => {
  if (turns <= 0) return 0
  const pace = gap / (turns * (movement + 1))
  return 1 / (1 + Math.exp(weights.haste * (pace - weights.pace)))
}

/** The value of a carrier's square to his side, from 0 to nearly a touchdown. `turns` is how many his side has left. */
export const carrierValue = (
  pitch: Pitch,
  board: readonly number[],
  cover: Int8Array,
  carrier: Player,
  at: Square,
  turns: number,
  opponents: readonly Player[],
  shelter = 0,
): number => {
  const gap = columnsToGoal(pitch, carrier.side, at)
  if (gap === 0) return 1
  const hold = (weights.hold - weights.gap * gap) * inTime(gap, movementOf(carrier), turns)
  const open = openness(pitch, at, carrier.side === 'home' ? 1 : -1, opponents)
  const safe = 1 - danger(pitch, board, cover, at, opponents, shelter)
  return hold * safe * (1 - weights.openWay + weights.openWay * open)
}
