// Who should stay where he is because of what he can do once the turn ends: throw a grenade, fly off something. The end of the turn is
// tried on a copy. Neighbours: lookAhead.ts values it, turnPlan.ts lets such players move only for more.
import {
  type Action,
  distance,
  type Engine,
  type Match,
  type Pitch,
  type Player,
  pieceSquares,
  type Side,
} from '@double-skulls/engine'
import { judgeTurn } from './deeds.ts'
import { type Look, worthOf } from './lookAhead.ts'
import { END_TURN } from './plan.ts'
import type { Scene } from './scene.ts'

/** What is asked when nothing is left of the turn. */
const NEXT: readonly string[] = ['turn', 'setUp']
/** So many offers, one after the other, and so many answers to each are looked at. */
const OFFERS = 3
const ANSWERS = 6
const LOOK: Look = { judge: judgeTurn, depth: 2 }

const isBeside = (pitch: Pitch, player: Player, squares: readonly number[]): boolean =>
  squares.some((square) => distance(pitch, player.at, square) <= player.who.size)

/** Own players beside things of their side, or on them. */
const atOwnThings = (pitch: Pitch, { pieces, players }: Match, side: Side): readonly Player[] => {
  const squares = pieces.filter((piece) => piece.side === side).flatMap((piece) => pieceSquares(pitch, piece))
  return players.filter((player) => player.side === side && player.at >= 0 && isBeside(pitch, player, squares))
}

/** What the best answer gains against letting the offer go. */
const gainAt = (engine: Engine, match: Match, side: Side, letGo: Action): number => {
  const without = worthOf(engine, match, side, letGo, LOOK)
  const others = engine.legal(match).filter((one) => one !== letGo)
  return Math.max(0, ...others.slice(0, ANSWERS).map((one) => worthOf(engine, match, side, one, LOOK) - without))
}

/** What each of them gains the side by staying. */
export const heldBack = ({ legal, memory, sight }: Scene): ReadonlyMap<number, number> => {
  const { engine, match, pitch, side } = sight
  const gains = new Map<number, number>()
  if (engine.rules.deeds.length === 0 || !legal.has(END_TURN)) return gains
  const copy = engine.clone(match)
  engine.apply(copy, { action: END_TURN })
  for (let offer = 0; offer < OFFERS; offer++) {
    const pending = engine.pending(copy)
    if (pending.wait !== 'coach' || pending.side !== side || NEXT.includes(pending.question.kind)) break
    const letGo = engine.fallback(copy)
    const { kind, player } = pending.question
    const name = `${kind} ${player} ${copy.players[player]?.at} ${copy.balls.map(({ carrier }) => carrier)}`
    const gain = memory.deeds.get(name) ?? gainAt(engine, copy, side, letGo)
    memory.deeds.set(name, gain)
    const whose = player >= 0 ? [player] : atOwnThings(pitch, copy, side).map(({ id }) => id)
    if (gain > 0) for (const id of whose) gains.set(id, Math.max(gain, gains.get(id) ?? 0))
    engine.apply(copy, { action: letGo })
  }
  return gains
}
