// The cage: the four corners around the carrier, then the ring outside them.
// Neighbours: place.ts, weights.ts.
import { liesOnFace, type Player, type Square } from '@double-skulls/engine'
import { columnsToGoal, distance } from './geometry.ts'
import type { Sight } from './sight.ts'
import { placing } from './weights.ts'
import { movementOf } from './worth.ts'

/** How much the carrier needs a cage: 1 when four or more opponents can reach him next turn. */
export const threatTo = ({ pitch, theirs }: Sight, at: Square): number => {
  let coming = 0
  for (const other of theirs) if (!liesOnFace(other) && distance(pitch, other.at, at) <= movementOf(other) + 2) coming++
  return Math.min(1, coming / 4)
}

/** The value of standing on `square` for a carrier at `at` under this much threat. */
export const cageValue = (
  sight: Sight,
  at: Square,
  threat: number,
  mates: readonly Player[],
  square: Square,
): number => {
  const { pitch } = sight
  const gap = distance(pitch, square, at)
  if (gap === 0) return -1
  const ahead = columnsToGoal(pitch, sight.side, at) - columnsToGoal(pitch, sight.side, square)
  const upfield = (1 - threat) * placing.upfield * Math.max(0, Math.min(8, ahead))
  const front = upfield + (ahead > 0 ? placing.front : 0)
  if (gap === 1) {
    const corner = pitch.x[square] !== pitch.x[at] && pitch.y[square] !== pitch.y[at]
    return corner ? threat * placing.corner + front : placing.beside
  }
  // A team-mate next to this square already covers most of its neighbours.
  const crowded = mates.some((mate) => distance(pitch, mate.at, square) <= 1) ? 0.6 : 1
  if (gap === 2) return threat * placing.ring * crowded + front
  return front * crowded - placing.farFromBall * Math.max(0, gap - 2 - 6 * (1 - threat))
}
