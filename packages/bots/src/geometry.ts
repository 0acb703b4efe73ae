// Distances on the pitch. Neighbours: sight.ts, place.ts.
import type { Allegiance, Pitch, Square } from '@double-skulls/engine'

export const distance = (pitch: Pitch, a: Square, b: Square): number => {
  const dx = Math.abs(pitch.x[a] - pitch.x[b])
  const dy = Math.abs(pitch.y[a] - pitch.y[b])
  return Math.max(dx, dy)
}

/** Columns from a square to the end zone in which a side scores; a neutral player never does. */
export const columnsToGoal = (pitch: Pitch, side: Allegiance, square: Square): number =>
  Math.max(0, side === 'home' ? pitch.length - pitch.endZone - pitch.x[square] : pitch.x[square] - (pitch.endZone - 1))

/** Squares between this one and the nearer sideline. */
export const fromSideline = (pitch: Pitch, square: Square): number =>
  Math.min(pitch.y[square], pitch.width - 1 - pitch.y[square])
