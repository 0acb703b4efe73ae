// The plan of a turn, made anew before every activation: each player's best action, sure ones first and risky ones last.
// Neighbours: blocks.ts, ballCarrier.ts, giving.ts, moves.ts and fouls.ts make the candidates.
import { type Aim, aimOf } from './aim.ts'
import { type BallCandidate, mayMove, pickUpCandidates, runCandidates, spotValue } from './ballCarrier.ts'
import { blitzCandidates, blockCandidates } from './blocks.ts'
import { foulCandidates } from './fouls.ts'
import { giveCandidates } from './giving.ts'
import { bestMove } from './moves.ts'
import { byScore, type Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { isSwinging, specialCandidates } from './specials.ts'
import { weights } from './weights.ts'

/** What may be done with the ball, best first. */
export const ballCandidates = (scene: Scene): BallCandidate[] => {
  const { sight, ready } = scene
  const { carrier } = sight
  const found: BallCandidate[] = []
  if (carrier && carrier.side === sight.side) {
    if (!ready.includes(carrier)) return found
    if (mayMove(scene, carrier)) found.push(...runCandidates(scene, carrier))
    const sure = found.some((one) => one.scores && one.risk < 0.1)
    if (!sure) found.push(...giveCandidates(scene, carrier, spotValue(scene, carrier, carrier.at)))
  } else if (!carrier && sight.match.balls[0].state === 'ground') found.push(...pickUpCandidates(scene))
  return found.sort(byScore)
}

/** Around which square everybody else gathers: where the ball will be if it goes well. */
const aimWith = (scene: Scene, best: BallCandidate | undefined): Aim => {
  if (best && best.score > weights.worthwhile)
    return { kind: 'guard', at: best.ballAt, carrier: best.kind === 'move' ? best.player : best.target }
  return aimOf(scene.sight)
}

/** Which come first: sure touchdowns, good blocks that open the way, the ball, everybody's moves, then whatever is a risk. */
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
  /** What may be done with the ball, best first. */
  readonly ball: readonly BallCandidate[]
  /** Everything thought of. */
  readonly all: readonly Candidate[]
  /** Every player's best, in the order in which they should be tried. */
  readonly order: readonly Candidate[]
  readonly aim: Aim
}

/** What everybody could do, and in which order; in haste nobody thinks of fouls. */
export const planTurn = (scene: Scene, hasty = false): TurnPlan => {
  const ball = ballCandidates(scene)
  const aim = aimWith(scene, ball[0])
  // Until the ball is where it should be, a turnover costs that too.
  const dearer = { ...scene, stake: scene.stake + Math.max(0, ball[0]?.score ?? 0) }
  const hits = [...blockCandidates(dearer), ...blitzCandidates(dearer, aim)]
  const all: Candidate[] = [...ball, ...hits, ...(hasty ? [] : foulCandidates(dearer)), ...specialCandidates(scene)]
  for (const player of scene.ready) {
    if (player.id === ball[0]?.player || player === scene.sight.carrier || !mayMove(scene, player)) continue
    if (isSwinging(scene, player)) continue
    const move = bestMove(dearer, aim, player)
    if (move) all.push(move)
  }
  const best = new Map<number, Candidate>()
  // Whoever is to get the ball waits for it.
  const receiver = ball[0]?.deed ? ball[0].target : -1
  for (const one of all)
    if (one.player !== receiver && one.score > (best.get(one.player)?.score ?? weights.worthwhile))
      best.set(one.player, one)
  const order = [...best.values()].sort((a, b) => rankOf(a, ball) - rankOf(b, ball) || b.score - a.score)
  return { ball, all, order, aim }
}

export const turnPlan = (scene: Scene): readonly Candidate[] => planTurn(scene).order
