// Alternative runs for the carrier: good squares apart from each other, to be compared by play-outs.
// Neighbours: ballCarrier.ts has the heuristic value of a square, openings.ts calls it.
import type { Player, Square } from '@double-skulls/engine'
import { spotValue } from './ballCarrier.ts'
import { columnsToGoal, distance } from './geometry.ts'
import type { Plan } from './plan.ts'
import type { Scene } from './scene.ts'

/** How many squares, how far apart, and the least chance to get there. */
const PLACES = 6
const APART = 2
const SURE_ENOUGH = 0.85
/** The cost of losing the ball on the way, besides the value of the square. */
const LOSS = 0.5

/** Runs to squares that are near neither each other nor the usual destination. */
export const otherRuns = (scene: Scene, carrier: Player, usual: Square, kind: string): Plan[] => {
  const { pitch, side } = scene.sight
  const reach = scene.reach(carrier)
  const places: { readonly square: Square; readonly value: number }[] = []
  for (const square of reach.reachable) {
    const chance = reach.chance[square]
    if (chance < SURE_ENOUGH || columnsToGoal(pitch, side, square) === 0) continue
    places.push({ square, value: chance * (spotValue(scene, carrier, square) + LOSS) })
  }
  places.sort((a, b) => b.value - a.value)
  const taken = [usual]
  for (const { square } of places) {
    if (taken.length > PLACES) break
    if (taken.every((other) => distance(pitch, other, square) >= APART)) taken.push(square)
  }
  return taken
    .slice(1)
    .map((square) => ({ player: carrier.id, kind, path: reach.pathTo(square), deed: null, target: -1, stays: true }))
}
