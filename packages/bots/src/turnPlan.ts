// The plan of a turn, made again before every activation: each player's best action, safe ones first and risky ones
// last. Neighbours: blocks.ts, attacks.ts, deeds.ts, ballCarrier.ts, giving.ts, moves.ts and fouls.ts make the candidates.
import { precedenceOf } from '@double-skulls/engine'
import { type Aim, aimOf } from './aim.ts'
import { attackCandidates } from './attacks.ts'
import { type BallCandidate, mayMove, pickUpCandidates, runCandidates, spotValue } from './ballCarrier.ts'
import { blitzCandidates, blockCandidates } from './blocks.ts'
import { deedCandidates } from './deeds.ts'
import { foulCandidates } from './fouls.ts'
import { giveCandidates } from './giving.ts'
import { bestMove } from './moves.ts'
import { byScore, type Candidate } from './plan.ts'
import { relays } from './relay.ts'
import type { Scene } from './scene.ts'
import { isSwinging, specialCandidates } from './specials.ts'
import { heldBack } from './turnEnd.ts'
import { weights } from './weights.ts'

const relayCandidates = (scene: Scene): BallCandidate[] =>
  relays(scene).map((one) => ({ ...one, ballAt: scene.sight.match.players[one.target].at, scores: false }))

/** Plans for the ball, best first. */
export const ballCandidates = (scene: Scene): BallCandidate[] => {
  const { sight, ready } = scene
  const { engine, carrier } = sight
  const candidates: BallCandidate[] = []
  if (carrier && carrier.side === sight.side) {
    if (!ready.includes(carrier)) return candidates
    if (mayMove(scene, carrier)) candidates.push(...runCandidates(scene, carrier))
    const sure = candidates.some((one) => one.scores && one.risk < 0.1)
    if (!sure) candidates.push(...giveCandidates(scene, carrier, spotValue(scene, carrier, carrier.at)))
    // Where giving the ball does not take the giver's action, it pays also without a touchdown.
    if (!sure && engine.rules.deeds.length > 0) candidates.push(...relayCandidates(scene))
  } else if (!carrier && sight.ballLies) candidates.push(...pickUpCandidates(scene))
  return candidates.sort(byScore)
}

/** The aim of all other players: the square where the ball will be if the best plan succeeds. */
const aimWith = (scene: Scene, best: BallCandidate | undefined): Aim => {
  if (best && best.score > weights.worthwhile)
    return { kind: 'guard', at: best.ballAt, carrier: best.kind === 'move' ? best.player : best.target }
  return aimOf(scene.sight)
}

/** The order of actions: good blocks, safe plans for the ball, its riskier ones, safe moves, then risky actions. */
const rankOf = (one: Candidate, ball: readonly Candidate[]): number => {
  const withBall = ball.includes(one)
  if (withBall && one.risk <= SURE) return one.deed ? 3 : 1
  if ((one.kind === 'block' || one.kind === 'blitz') && one.risk <= GOOD) return 0
  if (withBall && one.risk <= FAIR) return 2
  if (one.risk <= SURE) return 3
  return one.risk <= FAIR ? 4 : 5
}
const SURE = 0.03
const GOOD = 0.07
const FAIR = 0.14

export interface TurnPlan {
  /** Plans for the ball, best first. */
  readonly ball: readonly BallCandidate[]
  /** All candidates. */
  readonly all: readonly Candidate[]
  /** Every player's best candidate, in the order to play them. */
  readonly order: readonly Candidate[]
  readonly aim: Aim
}

/** Blocks and blitzes by dice, or the deeds that an edition has instead. */
export const hitCandidates = (scene: Scene, aim: Aim): Candidate[] =>
  scene.sight.engine.rules.deeds.length > 0
    ? attackCandidates(scene, aim)
    : [...blockCandidates(scene), ...blitzCandidates(scene, aim)]

const NOBODY: ReadonlyMap<number, number> = new Map()

/** All candidates and their order; `hasty` leaves out fouls and rare deeds. */
export const planTurn = (scene: Scene, hasty = false): TurnPlan => {
  const ball = ballCandidates(scene)
  const aim = aimWith(scene, ball[0])
  // A turnover before the ball has moved costs the value of the ball's plan too.
  const dearer = { ...scene, stake: scene.stake + Math.max(0, ball[0]?.score ?? 0) }
  const hits = hitCandidates(dearer, aim)
  const rare = hasty ? [] : [...foulCandidates(dearer), ...deedCandidates(scene)]
  const all: Candidate[] = [...ball, ...hits, ...rare, ...specialCandidates(scene)]
  for (const player of scene.ready) {
    if (player.id === ball[0]?.player || player === scene.sight.carrier || !mayMove(scene, player)) continue
    if (isSwinging(scene, player)) continue
    const move = bestMove(dearer, aim, player)
    if (move) all.push(move)
  }
  const best = new Map<number, Candidate>()
  // The planned receiver does not act before he has the ball.
  const receiver = ball[0]?.deed ? ball[0].target : -1
  const held = hasty ? NOBODY : heldBack(scene)
  for (const one of all) {
    const least = Math.max(weights.worthwhile, held.get(one.player) ?? 0)
    if (one.player !== receiver && one.score > (best.get(one.player)?.score ?? least)) best.set(one.player, one)
  }
  const { engine, match } = scene.sight
  const rank = (one: Candidate): number => (precedenceOf(engine, match, one.player) ? -1 : rankOf(one, ball))
  const order = [...best.values()].sort((a, b) => rank(a) - rank(b) || b.score - a.score)
  return { ball, all, order, aim }
}

export const turnPlan = (scene: Scene): readonly Candidate[] => planTurn(scene).order
