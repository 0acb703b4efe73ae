// Hand-offs and passes for a touchdown this turn. Neighbours: ballCarrier.ts runs with the ball, relay.ts passes it
// without scoring, probe.ts asks the engine what throw and catch need.
import { action, forecastThrow, type Player, type Square } from '@double-skulls/engine'
import type { BallCandidate } from './ballCarrier.ts'
import { columnsToGoal, distance } from './geometry.ts'
import { activated, bestFaces, chanceOf, goOnUntil } from './probe.ts'
import type { Scene } from './scene.ts'
import { holdsBall } from './sight.ts'
import { weights } from './weights.ts'
import { hasHands } from './worth.ts'

/** At most this many receivers for hand-offs and for passes, most promising first. */
const MATES = 3
/** The longest pass, in squares. */
export const LONGEST = 13

/** The chance that he reaches the end zone once he has the ball. */
const homeRun = (scene: Scene, mate: Player): number => {
  const { pitch, side } = scene.sight
  const reach = scene.reach(mate)
  if (columnsToGoal(pitch, side, mate.at) > reach.moves + reach.rushes) return 0
  let best = 0
  for (const square of reach.reachable)
    if (reach.chance[square] > best && columnsToGoal(pitch, side, square) === 0) best = reach.chance[square]
  return best
}

/** The chance that a hand-off or pass arrives: the product of all its rolls, interceptions included. */
export const arrives = (scene: Scene, giver: Player, mate: Player, kind: 'handOff' | 'pass', from: Square): number => {
  const { engine, match } = scene.sight
  // One roll on a table decides such a throw.
  if (kind === 'pass' && engine.rules.deeds.length > 0)
    return forecastThrow(engine, match, giver.id, mate.at).ends.caught
  const begun = activated(engine, scene.sight.match, giver, kind, mate.id, from)
  if (!begun) return 0
  const legal = engine.legal(begun.match)
  const gift = legal.find((one) =>
    kind === 'handOff' ? one.do === 'handOff' && one.player === mate.id : one.do === 'throw' && one.square === mate.at,
  )
  if (!gift) return 0
  engine.apply(begun.match, { action: gift })
  let chance = begun.chance
  for (let tests = 0; tests < 4; tests++) {
    const awaited = goOnUntil(engine, begun.match, (p) => p.wait === 'dice' && (p.roll?.needed ?? 0) > 0)
    const pending = engine.pending(begun.match)
    if (!awaited || pending.wait !== 'dice') break
    const theirs = pending.roll !== null && scene.sight.match.players[pending.roll.player]?.side !== scene.sight.side
    chance *= theirs ? 1 - chanceOf(engine, begun.match) : chanceOf(engine, begun.match)
    engine.apply(begun.match, { dice: theirs ? pending.dice.map(() => 1) : bestFaces(pending.dice) })
    if (holdsBall(begun.match, mate)) return chance
  }
  return holdsBall(begun.match, mate) ? chance : 0
}

/** The surest square next to the team-mate from which to hand off. */
export const besideMate = (scene: Scene, giver: Player, mate: Player): { square: Square; chance: number } | null => {
  const reach = scene.reach(giver)
  let best: { square: Square; chance: number } | null = null
  if (distance(scene.sight.pitch, giver.at, mate.at) === 1) return { square: giver.at, chance: 1 }
  for (const square of scene.sight.pitch.neighbours[mate.at]) {
    const chance = reach.chance[square] * reach.pays(square, 'handOff')
    if (chance > (best?.chance ?? 0)) best = { square, chance }
  }
  return best
}

export const giveCandidates = (scene: Scene, giver: Player, now: number): BallCandidate[] => {
  const { sight, begins } = scene
  const candidates: BallCandidate[] = []
  const mates = scene.ready
    .filter((mate) => mate !== giver && mate.posture === 'standing' && hasHands(sight.engine, mate))
    .map((mate) => ({ mate, home: homeRun(scene, mate) }))
    .filter(({ home }) => home > 0.3)
    .sort((a, b) => b.home - a.home)
  const offer = (mate: Player, kind: 'handOff' | 'pass', square: Square, path: Square[], chance: number): void => {
    const deed = kind === 'handOff' ? action('handOff', mate.id) : action('throw', -1, mate.at)
    const score = chance * (weights.touchdown - now) - (1 - chance) * (now + scene.stake)
    candidates.push({
      ...{ player: giver.id, kind, path, deed, target: mate.id, score, risk: 1 - chance },
      ...{ ballAt: square, scores: true },
    })
  }
  if (begins.has(action('activate', giver.id, -1, 'handOff')))
    for (const { mate, home } of mates.slice(0, MATES)) {
      const post = besideMate(scene, giver, mate)
      if (!post) continue
      const chance = post.chance * arrives(scene, giver, mate, 'handOff', post.square) * home
      offer(mate, 'handOff', mate.at, scene.reach(giver).pathTo(post.square), chance)
    }
  if (begins.has(action('activate', giver.id, -1, 'pass')))
    for (const { mate, home } of mates.slice(0, MATES)) {
      const gap = distance(sight.pitch, giver.at, mate.at)
      if (gap < 2 || gap > LONGEST) continue
      offer(mate, 'pass', mate.at, [], arrives(scene, giver, mate, 'pass', giver.at) * home)
    }
  return candidates
}
