// Hand-offs and passes to a team-mate who gets farther with the ball but does not score this turn; legend compares them
// by play-outs. Neighbours: giving.ts has those that score, openings.ts calls it, ballCarrier.ts values a square.
import { action, type Player } from '@double-skulls/engine'
import { spotValue } from './ballCarrier.ts'
import { distance } from './geometry.ts'
import { arrives, besideMate, LONGEST } from './giving.ts'
import { byScore, type Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { hasHands } from './worth.ts'

/** At most this many receivers, best squares first; and the least chance that the ball arrives. */
const MATES = 6
const LIKELY = 0.45
/** The least chance of a run with the ball, and the cost of losing it on the way. */
const SURE_ENOUGH = 0.7
const LOSS = 0.4

/** The value of the ball in his hands on the best square he can run to. */
const bestPlace = (scene: Scene, mate: Player): number => {
  const reach = scene.reach(mate)
  let best = spotValue(scene, mate, mate.at)
  for (const square of reach.reachable) {
    const chance = reach.chance[square]
    if (chance >= SURE_ENOUGH) best = Math.max(best, chance * (spotValue(scene, mate, square) + LOSS) - LOSS)
  }
  return best
}

/** Hand-offs and passes that do not score, best first. */
export const relays = (scene: Scene): Candidate[] => {
  const { sight, begins, ready } = scene
  const giver = sight.carrier
  if (!giver || giver.side !== sight.side || !ready.includes(giver)) return []
  const candidates: Candidate[] = []
  const now = spotValue(scene, giver, giver.at)
  const mates = ready
    .filter((mate) => mate !== giver && mate.posture === 'standing' && hasHands(sight.engine, mate))
    .map((mate) => ({ mate, place: bestPlace(scene, mate) }))
    .sort((a, b) => b.place - a.place)
    .slice(0, MATES)
  const offer = (gift: Pick<Candidate, 'kind' | 'path' | 'deed' | 'target'>, chance: number, place: number): void => {
    if (chance < LIKELY) return
    const score = chance * (place - now) - (1 - chance) * (now + scene.stake)
    candidates.push({ ...gift, player: giver.id, score, risk: 1 - chance })
  }
  for (const { mate, place } of mates) {
    const target = mate.id
    if (begins.has(action('activate', giver.id, -1, 'handOff'))) {
      const post = besideMate(scene, giver, mate)
      if (post) {
        const path = scene.reach(giver).pathTo(post.square)
        const chance = post.chance * arrives(scene, giver, mate, 'handOff', post.square)
        offer({ kind: 'handOff', path, deed: action('handOff', target), target }, chance, place)
      }
    }
    const gap = distance(sight.pitch, giver.at, mate.at)
    if (gap < 2 || gap > LONGEST || !begins.has(action('activate', giver.id, -1, 'pass'))) continue
    const deed = action('throw', -1, mate.at)
    offer({ kind: 'pass', path: [], deed, target }, arrives(scene, giver, mate, 'pass', giver.at), place)
  }
  return candidates.sort(byScore)
}
