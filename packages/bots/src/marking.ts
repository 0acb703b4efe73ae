// The value of marking opponents from a square, their carrier above all.
// Neighbours: place.ts, weights.ts.
import type { Player, Square } from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import { distance } from './geometry.ts'
import { type Sight, standsGuard } from './sight.ts'
import { placing } from './weights.ts'
import { movementOf } from './worth.ts'

export const markingValue = (sight: Sight, aim: Aim, mates: readonly Player[], square: Square): number => {
  const { pitch, match, side } = sight
  const near = pitch.neighbours[square]
  let value = 0
  for (let i = 0; i < near.length; i++) {
    const code = match.board[near[i]]
    if (code <= 0) continue
    const other = match.players[code - 1]
    if (other.side === side || !standsGuard(other)) continue
    let already = 0
    for (const mate of mates) if (distance(pitch, mate.at, other.at) === 1) already++
    if (other.id === aim.carrier) value += placing.markCarrier / (1 + already)
    else if (already === 0 && distance(pitch, other.at, aim.at) <= movementOf(other) + 2) value += placing.mark
  }
  return value
}
