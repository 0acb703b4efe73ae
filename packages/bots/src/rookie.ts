// The coach with a simple script: score and block with good odds, get the ball, run, move everybody near it; re-roll
// every failure. Neighbours: veteran.ts plans with more care, answers.ts answers questions.
import { type Player, precedenceOf, type QuestionKind } from '@double-skulls/engine'
import { aimOf } from './aim.ts'
import { answer } from './answers.ts'
import { attackCandidates } from './attacks.ts'
import { mayMove, pickUpCandidates, runCandidates } from './ballCarrier.ts'
import { blitzCandidates, blockCandidates } from './blocks.ts'
import type { Bot } from './coach.ts'
import { columnsToGoal, distance } from './geometry.ts'
import { byScore, type Candidate, type Plan } from './plan.ts'
import { quickAnswer } from './quickAnswer.ts'
import { rerollFailures } from './rerolls.ts'
import type { Scene } from './scene.ts'
import { type Answerer, planningBot } from './veteran.ts'

const GOOD_RUN = 0.6
const FAIR_RISK = 0.2
/** So far away team-mates stay from a carrier who is stuck. */
const ROOM = 3

const surestFirst = (a: Candidate, b: Candidate): number => a.risk - b.risk

/** The carrier runs as far forward as is safe, and stops next to no opponent if possible; `boldly`, wherever he may well get to. */
const runForward = (scene: Scene, carrier: Player, boldly = false): Plan | null => {
  const { pitch, side, foeZones } = scene.sight
  const reach = scene.reach(carrier)
  const fear = boldly ? 0 : 3
  let best = carrier.at
  let most = -columnsToGoal(pitch, side, carrier.at) - fear * foeZones[carrier.at]
  for (const square of reach.reachable) {
    if (reach.chance[square] < (boldly ? GOOD_RUN : 0.99)) continue
    const value = -columnsToGoal(pitch, side, square) - fear * foeZones[square]
    if (value > most) {
      most = value
      best = square
    }
  }
  if (best === carrier.at) return null
  return { player: carrier.id, kind: 'move', path: reach.pathTo(best), deed: null, target: -1 }
}

/** Any other player stands up and moves as near to the ball as is safe, up to this distance. */
const walkToBall = (scene: Scene, player: Player, from: number): Plan | null => {
  const { pitch } = scene.sight
  const { at } = aimOf(scene.sight)
  const reach = scene.reach(player)
  const far = (square: number): number => Math.abs(distance(pitch, square, at) - from)
  let best = player.at
  for (const square of reach.reachable)
    if (reach.chance[square] > 0.99 && square !== scene.sight.ball && far(square) < far(best)) best = square
  if (best === player.at && player.posture === 'standing') return null
  return { player: player.id, kind: 'move', path: reach.pathTo(best), deed: null, target: -1 }
}

/** The rookie blitzes only opponents near the ball. */
const isNearBall = ({ sight }: Scene, { target }: Candidate): boolean =>
  distance(sight.pitch, sight.match.players[target].at, aimOf(sight).at) <= 2

const script = (scene: Scene): Plan[] => {
  const { sight, ready } = scene
  const { carrier } = sight
  const own = carrier !== null && carrier.side === sight.side && ready.includes(carrier) && mayMove(scene, carrier)
  const plans: Plan[] = []
  if (own) plans.push(...runCandidates(scene, carrier).filter((one) => one.scores && one.risk <= 1 - GOOD_RUN))
  const good = (one: Candidate): boolean => one.score > 0 && one.risk <= FAIR_RISK
  plans.push(...blockCandidates(scene).filter(good).sort(surestFirst))
  // Where attacks are deeds, one may be made on the way to the ball.
  const attacks = sight.engine.rules.deeds.length > 0 ? attackCandidates(scene, aimOf(sight)) : []
  plans.push(...attacks.filter((one) => good(one) && isNearBall(scene, one)).sort(byScore))
  if (!carrier && sight.ballLies)
    plans.push(
      ...pickUpCandidates(scene)
        .filter((one) => one.risk <= 1 - GOOD_RUN / 2)
        .sort(surestFirst),
    )
  plans.push(
    ...blitzCandidates(scene, aimOf(sight))
      .filter((one) => good(one) && isNearBall(scene, one))
      .sort(surestFirst),
  )
  // Where a turn does not end with a failure, a carrier who is stuck dares more, and team-mates make room for him.
  const dares = own && sight.engine.rules.deeds.length > 0
  const run = own ? (runForward(scene, carrier) ?? (dares ? runForward(scene, carrier, true) : null)) : null
  const from = dares && !run ? ROOM : 1
  if (run) plans.push(run)
  for (const player of ready) {
    const walk = player !== carrier && mayMove(scene, player) ? walkToBall(scene, player, from) : null
    if (walk) plans.push(walk)
  }
  const { engine, match } = sight
  const rank = (one: Plan): number => (precedenceOf(engine, match, one.player) ? 0 : 1)
  return plans.sort((a, b) => rank(a) - rank(b))
}

/** Questions answered with care; all others get a quick answer. */
const CONSIDERED: readonly QuestionKind[] = [
  'kickOrReceive',
  'setUp',
  'placePlayer',
  'kickTarget',
  'touchback',
  'highKick',
  'announce',
  'snap',
  'useResource',
]

const reply: Answerer = (engine, match, asked) => {
  const { kind } = asked.question
  if (kind === 'reroll') return rerollFailures(engine, match, asked)
  return CONSIDERED.includes(kind) ? answer(engine, match, asked) : quickAnswer(engine, match, asked)
}

export const rookieBot = (): Bot => planningBot(script, reply, false)
