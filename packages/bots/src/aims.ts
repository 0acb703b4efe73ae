// Where a spell, a missile or a kick would do most: the likeliest aims among many answers, by who stands there and where the ball is.
// Neighbours: lookAhead.ts, spells.ts and deeds.ts try out those that are left.
import {
  type Action,
  ballFor,
  type Engine,
  type Match,
  otherSide,
  type Pitch,
  type Player,
  type Side,
  type Square,
} from '@double-skulls/engine'
import { columnsToGoal, distance } from './geometry.ts'
import { worth } from './worth.ts'

const occupantOf = ({ players, board }: Match, square: Square): Player | undefined => players[board[square] - 1]

/** Opponents less team-mates next to a square and on it, by their worth; a carrier counts more. */
const crowdAt = (engine: Engine, match: Match, pitch: Pitch, side: Side, square: Square): number => {
  let sum = 0
  for (const near of [square, ...pitch.neighbours[square]]) {
    const player = occupantOf(match, near)
    if (player?.posture !== 'standing' || player.side === 'neutral') continue
    const carries = match.balls.some(({ carrier }) => carrier === player.id)
    sum += worth(engine, player) * (carries ? 3 : 1) * (player.side === side ? -1 : 1)
  }
  return sum
}

type Merit = (one: Action) => number

const best = (answers: readonly Action[], merit: Merit, most: number): readonly Action[] =>
  answers
    .map((one) => ({ one, value: merit(one) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ one }) => one)

/** Opponents near the ball, squares in the middle of opponents. */
const harm = (engine: Engine, match: Match, side: Side): Merit => {
  const { pitch } = engine.rules
  const { at: ball } = ballFor(match, side)
  return ({ player: id, square }) => {
    if (id < 0 || square >= 0) return square < 0 ? 0 : crowdAt(engine, match, pitch, side, square)
    const player = match.players[id]
    const far = ball < 0 || player.at < 0 ? 0 : distance(pitch, player.at, ball)
    return player.side !== otherSide(side) ? -100 : 10 * worth(engine, player) - far
  }
}

/** The likeliest aims first. */
export const likelyAims = (
  engine: Engine,
  match: Match,
  side: Side,
  legal: readonly Action[],
  most: number,
): readonly Action[] => (legal.length <= most ? legal : best(legal, harm(engine, match, side), most))

/** Squares far up the pitch, and those near the ball: for what does not aim at opponents. */
const way = (engine: Engine, match: Match, side: Side): Merit => {
  const { pitch } = engine.rules
  const { at: ball } = ballFor(match, side)
  return ({ player: id, square }) => {
    const at = square >= 0 ? square : (match.players[id]?.at ?? -1)
    if (at < 0) return 0
    return -columnsToGoal(pitch, side, at) - (ball < 0 ? 0 : distance(pitch, at, ball))
  }
}

/** As likely, whoever they may be aimed at: half of them may harm somebody, half help the ball along; and those that aim at nothing. */
export const variedAims = (
  engine: Engine,
  match: Match,
  side: Side,
  legal: readonly Action[],
  most: number,
): readonly Action[] => {
  if (legal.length <= most) return legal
  const aimless = legal.filter(({ player, square }) => player < 0 && square < 0)
  const aimed = legal.filter((one) => !aimless.includes(one))
  const half = Math.max(1, Math.floor(most / 2))
  const first = best(aimed, harm(engine, match, side), half)
  const others = aimed.filter((one) => !first.includes(one))
  return [...aimless, ...first, ...best(others, way(engine, match, side), half)]
}
