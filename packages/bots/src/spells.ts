// Spells and tricks aimed at a player or a square: where they would do most, and whether to cast now or later.
// Neighbours: lookAhead.ts values an aim, answers.ts calls it.
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
import type { Asked } from './coach.ts'
import { distance } from './geometry.ts'
import { bestAnswer, worthOf } from './lookAhead.ts'
import { turnsLeft } from './sight.ts'
import { worth } from './worth.ts'

/** At most this many aims are tried. */
const AIMS = 12
/** What a spell must gain with a whole half left; in the last turn of a half anything is enough. */
const PRICE = 0.12

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

/** The likeliest aims first: opponents near the ball, squares in the middle of opponents. */
const likelyAims = (engine: Engine, match: Match, side: Side, legal: readonly Action[]): readonly Action[] => {
  if (legal.length <= AIMS) return legal
  const { pitch } = engine.rules
  const { at: ball } = ballFor(match, side)
  const merit = ({ player: id, square }: Action): number => {
    if (id < 0) return square < 0 ? 0 : crowdAt(engine, match, pitch, side, square)
    const player = match.players[id]
    const far = ball < 0 || player.at < 0 ? 0 : distance(pitch, player.at, ball)
    return player.side !== otherSide(side) ? -100 : 10 * worth(engine, player) - far
  }
  return legal
    .map((one) => ({ one, value: merit(one) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, AIMS)
    .map(({ one }) => one)
}

export const bestAim = (engine: Engine, match: Match, { side }: Asked): Action =>
  bestAnswer(engine, match, side, likelyAims(engine, match, side, engine.legal(match)))

/** What an offer is worth: that of its best aim if it is aimed. */
const offerWorth = (engine: Engine, match: Match, side: Side, offer: Action): { value: number; aimed: boolean } => {
  const after = engine.clone(match)
  engine.apply(after, { action: offer })
  const pending = engine.pending(after)
  if (pending.wait !== 'coach' || pending.side !== side || pending.question.kind !== 'spellTarget')
    return { value: worthOf(engine, match, side, offer), aimed: false }
  const aims = likelyAims(engine, after, side, engine.legal(after))
  return { value: Math.max(...aims.map((one) => worthOf(engine, after, side, one))), aimed: true }
}

/** Takes what costs nothing; casts a spell when it gains enough, or when there is hardly a turn left for it. */
export const chooseOffer = (engine: Engine, match: Match, { side }: Asked): Action => {
  const legal = engine.legal(match)
  const later = Math.min(1, Math.max(0, turnsLeft(engine, match, side) - 1) / 7)
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const one of legal) {
    const { value, aimed } = offerWorth(engine, match, side, one)
    const net = value - (aimed ? PRICE * later : 0) + (one.do === 'decline' ? 0 : 0.0005)
    if (net <= most) continue
    most = net
    best = one
  }
  return best
}
