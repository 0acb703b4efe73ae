// Which ball of those in play: the one a player carries, the footballs, the one that matters most to a side. There may be several, and
// some are heads or bombs. Neighbours: ball.ts holds and drops them; tables/ballKinds.ts says what a kind is like.
import type { Ball, Match } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { ballNatures } from '../../tables/ballKinds.ts'
import type { BallKind, Side } from '../../vocabulary/words.ts'

/** Whether it is carried and handled as a football is: all but bombs. */
export const isCarried = ({ kind }: Ball): boolean => ballNatures[kind].carried

/** Whether touchdowns are scored with it. */
export const isFootball = ({ kind }: Ball): boolean => ballNatures[kind].scores

/** The index of the ball that he carries, or −1; bombs are not carried. */
export const carriedBall = (m: Match, player: number): number =>
  m.balls.findIndex((ball) => ball.carrier === player && isCarried(ball))

/** The balls of an edition before anybody has one. */
export const freshBalls = (kinds: readonly BallKind[]): Ball[] =>
  kinds.map((kind) => ({ kind, state: 'absent', at: OFF, carrier: -1 }))

/** The index of a kick-off's ball, of which there is one; who gives balls to the teams instead names them himself. */
export const KICKED_BALL = 0
export const kickedBall = (m: Match): Ball => m.balls[KICKED_BALL]

const weightFor = (m: Match, { carrier, state }: Ball, side: Side): number => {
  if (carrier >= 0) return m.players[carrier].side === side ? 4 : 1
  return state === 'ground' ? 3 : state === 'absent' ? 0 : 2
}

/** The football that a side thinks of first: its own, then one to be picked up, then the other side's. */
export const ballFor = (m: Match, side: Side): Ball => {
  const { balls } = m
  let best = balls[0]
  if (balls.length === 1) return best
  let most = -1
  for (const ball of balls) {
    const weight = isFootball(ball) ? weightFor(m, ball, side) : -1
    if (weight > most) {
      most = weight
      best = ball
    }
  }
  return best
}
