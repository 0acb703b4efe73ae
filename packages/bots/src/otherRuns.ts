// Where else a carrier could run to: good places apart from each other, for a coach who compares them by playing on.
// Neighbours: ballCarrier.ts says what a place is worth at a glance, openings.ts asks.
import type { Player, Square } from '@double-skulls/engine'
import { spotValue } from './ballCarrier.ts'
import { columnsToGoal, distance } from './geometry.ts'
import type { Plan } from './plan.ts'
import type { Scene } from './scene.ts'

/** How many, how far apart, and how sure the way must be. */
const PLACES = 6
const APART = 2
const SURE_ENOUGH = 0.85
/** What losing the ball on the way costs besides what the place is worth. */
const LOSS = 0.5

/** Runs to places that are neither near each other nor near where he is to go anyway. */
export const otherRuns = (scene: Scene, carrier: Player, usual: Square, kind: string): Plan[] => {
  const { pitch, side } = scene.sight
  const reach = scene.reach(carrier)
  const places: { readonly square: Square; readonly value: number }[] = []
  for (const square of reach.found) {
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
