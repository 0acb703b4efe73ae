// Plans for the ball: run with it, score, pick it up. Neighbours: giving.ts has hand-offs and passes, ballValue.ts
// values the carrier's square, turnPlan.ts compares the plans.
import { action, liesOnFace, type Player, type Square } from '@double-skulls/engine'
import { carrierValue, danger, shelterFrom } from './ballValue.ts'
import { columnsToGoal, distance } from './geometry.ts'
import type { Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { addZones, leadOf } from './sight.ts'
import { reachOf } from './walk.ts'
import { weights } from './weights.ts'
import { handling, hasHands } from './worth.ts'

export interface BallCandidate extends Candidate {
  /** Where the ball will be if it works. */
  readonly ballAt: Square
  readonly scores: boolean
}

const shelterAt = ({ sight, ready }: Scene, carrier: Player, at: Square): number =>
  shelterFrom(sight.pitch, ready, carrier, at, () => true)

/** The value of holding the ball on that square at the end of the turn. */
export const spotValue = (scene: Scene, carrier: Player, at: Square): number => {
  const { pitch, match, myZones, theirs, myTurns } = scene.sight
  addZones(pitch, myZones, carrier, -1)
  const value = carrierValue(
    ...([pitch, match.board, myZones, carrier, at, myTurns - 1, theirs] as const),
    shelterAt(scene, carrier, at),
  )
  addZones(pitch, myZones, carrier, 1)
  return value
}

const dangerAt = (scene: Scene, carrier: Player, at: Square): number => {
  const { pitch, match, myZones, theirs } = scene.sight
  addZones(pitch, myZones, carrier, -1)
  const value = danger(pitch, match.board, myZones, at, theirs, shelterAt(scene, carrier, at))
  addZones(pitch, myZones, carrier, 1)
  return value
}

/**
 * A side that leads, has turns left and a safe carrier may delay its touchdown, to leave the opponents less time; not where a
 * number of touchdowns ends the match, nor where a down does not run out of time by waiting.
 */
const mayStall = (scene: Scene, carrier: Player): boolean => {
  const { engine, match, side, myTurns } = scene.sight
  if (engine.rules.clock.touchdownsToWin !== null || engine.rules.clock.downs !== null) return false
  return leadOf(match, side) > 0 && myTurns >= 2 && dangerAt(scene, carrier, carrier.at) < weights.safeToStall
}

const isGoal = ({ sight }: Scene, square: Square): boolean => columnsToGoal(sight.pitch, sight.side, square) === 0

/** What the carrier can do alone: the best run, and the best way to score. */
export const runCandidates = (scene: Scene, carrier: Player): BallCandidate[] => {
  const reach = scene.reach(carrier)
  const now = spotValue(scene, carrier, carrier.at)
  const loss = now + scene.stake + weights.ballLoose
  const stall = mayStall(scene, carrier)
  const best = { run: -1, goal: -1 }
  const scores = { run: Number.NEGATIVE_INFINITY, goal: Number.NEGATIVE_INFINITY }
  const chances = scene.reroll ? reach.helped : reach.chance
  for (const square of reach.reachable) {
    const goal = isGoal(scene, square)
    if (goal && stall) continue
    const chance = chances[square]
    const gain = (goal ? weights.touchdown : spotValue(scene, carrier, square)) - now
    const score = chance * gain - (1 - chance) * loss
    const kind = goal ? 'goal' : 'run'
    if (score <= scores[kind]) continue
    scores[kind] = score
    best[kind] = square
  }
  return (['run', 'goal'] as const)
    .filter((kind) => best[kind] >= 0)
    .map((kind) => ({
      ...{ player: carrier.id, kind: 'move', path: reach.pathTo(best[kind]), deed: null, target: -1 },
      ...{ ballAt: best[kind], scores: kind === 'goal', score: scores[kind], risk: 1 - chances[best[kind]] },
    }))
}

/** The value of the ball on the ground: negative where the opponents are nearer. */
const looseValue = ({ sight }: Scene): number => {
  const { pitch, ball, mine, theirs } = sight
  const near = (players: readonly Player[]): number => {
    let best = 12
    for (const p of players) if (!liesOnFace(p)) best = Math.min(best, distance(pitch, p.at, ball))
    return best
  }
  return weights.looseNow * Math.max(-1, Math.min(1, (near(theirs) - near(mine)) / 8)) - 0.1
}

/** The surest way to the end zone after picking up the ball, with the movement that is left then. */
const goalBeyond = (
  scene: Scene,
  player: Player,
): { readonly square: Square; readonly chance: number; readonly path: Square[] } | null => {
  const { sight, memory } = scene
  const reach = scene.reach(player)
  const used = reach.steps[sight.ball]
  const moves = Math.max(0, reach.moves - used)
  const rushes = reach.rushes - Math.max(0, used - reach.moves)
  if (columnsToGoal(sight.pitch, sight.side, sight.ball) > moves + rushes) return null
  const onward = reachOf(sight, memory, { ...player, at: sight.ball }, { moves, walks: moves, rushes, ready: 1 })
  let square = -1
  for (const one of onward.reachable)
    if (isGoal(scene, one) && (square < 0 || onward.chance[one] > onward.chance[square])) square = one
  return square < 0 ? null : { square, chance: onward.chance[square], path: onward.pathTo(square) }
}

/** Picking up a loose ball, and scoring with it in the same move where that is possible. */
export const pickUpCandidates = (scene: Scene): BallCandidate[] => {
  const { engine, match, ball } = scene.sight
  const candidates: BallCandidate[] = []
  const now = looseValue(scene)
  for (const player of scene.ready) {
    if (!hasHands(engine, player)) continue
    const reach = scene.reach(player)
    const chance = scene.reroll ? reach.helped[ball] : reach.chance[ball]
    if (chance === 0) continue
    const base = { player: player.id, kind: 'move', deed: null, target: -1, path: reach.pathTo(ball) }
    const preference = 0.01 * handling(engine, match, player)
    const gain = spotValue(scene, player, ball) - now + preference
    const score = chance * gain - (1 - chance) * (scene.stake + 0.05)
    candidates.push({ ...base, ballAt: ball, scores: false, score, risk: 1 - chance })
    const goal = goalBeyond(scene, player)
    if (!goal) continue
    const all = chance * goal.chance
    const worthIt = all * (weights.touchdown - now) - (1 - all) * (scene.stake + 0.1)
    candidates.push({
      ...{ ...base, path: [...base.path, ...goal.path] },
      ...{ ballAt: goal.square, scores: true, score: worthIt, risk: 1 - all },
    })
  }
  return candidates
}

export const mayMove = (scene: Scene, player: Player): boolean =>
  scene.begins.has(action('activate', player.id, -1, 'move'))
