// Players on big bases (Giants): from where they hit, where they can move, which way they should face. The engine knows
// the rules of the base. Neighbours: walk.ts and blocks.ts use the squares, answers.ts the facing.
import {
  type Action,
  areOpponents,
  covers,
  type Engine,
  isNextTo,
  type Match,
  type Pitch,
  type Player,
  ringOf,
  type Square,
  squaresOf,
  zoneSquares,
} from '@double-skulls/engine'
import { reach } from '@double-skulls/odds'
import type { Asked } from './coach.ts'
import { distance } from './geometry.ts'
import { payment } from './payment.ts'
import type { Sight } from './sight.ts'
import type { Reach } from './walk.ts'

/** Whether the other player is in his tackle zone. */
const couldHit = (pitch: Pitch, player: Player, other: Player): boolean =>
  zoneSquares(pitch, player).some((square) => covers(pitch, other, square))

const FAR = 2

/** The squares on which a player stands next to another. */
export const squaresBeside = (pitch: Pitch, player: Player, other: Player): readonly Square[] => {
  if (player.who.size === 1) return other.who.size === 1 ? pitch.neighbours[other.at] : ringOf(pitch, other)
  return [...pitch.neighbours.keys()].filter(
    (at) =>
      distance(pitch, at, other.at) <= FAR &&
      squaresOf(pitch, player, at).every((square) => square >= 0) &&
      isNextTo(pitch, { ...player, at }, other),
  )
}

/** The same, but only squares from which his present facing has the other in his tackle zone. */
export const squaresToHit = (pitch: Pitch, player: Player, other: Player): readonly Square[] => {
  const beside = squaresBeside(pitch, player, other)
  return player.who.size === 1 ? beside : beside.filter((at) => couldHit(pitch, { ...player, at }, other))
}

/** Where a player on a big base can move to and stay; packages/odds asks the engine for every square. */
export const bigReach = ({ engine, match, pitch }: Sight, player: Player, walks: number): Reach => {
  const { chance, forecast, moved, path } = reach(engine, match, player.id, { rerolls: 0 })
  const free = (at: Square): boolean =>
    squaresOf(pitch, player, at).every((square) => square >= 0 && [0, player.id + 1].includes(match.board[square]))
  const steps = new Int8Array(pitch.squares)
  const reachable: Square[] = []
  for (let square = 0; square < pitch.squares; square++) {
    if (square !== player.at && chance[square] > 0 && free(square)) {
      reachable.push(square)
      steps[square] = moved(square)
    } else if (square !== player.at) chance[square] = 0
  }
  return {
    ...{ player: player.id, from: player.at, reachable, chance, helped: chance, steps },
    ...{ moves: forecast.moves, walks, rushes: forecast.rushes },
    pathTo: (square) => [...(path(square)?.squares ?? [])],
    pays: (square, deed) => payment(forecast, steps[square], deed, () => forecast.easiest.rush.chance),
  }
}

/** Faces the side with most opponents; of equals, towards the opposing end zone. */
export const lookAround = (engine: Engine, match: Match, asked: Asked): Action => {
  const { pitch } = engine.rules
  const player = match.players[asked.question.player]
  const legal = engine.legal(match)
  const foes = match.players.filter((p) => areOpponents(p, player) && p.place === 'pitch' && p.posture === 'standing')
  const value = (one: Action): number => {
    const facing = one.option as 'N' | 'E' | 'S' | 'W'
    const straight = facing === (player.side === 'home' ? 'E' : 'W') ? 0.5 : 0
    return foes.filter((foe) => couldHit(pitch, { ...player, facing }, foe)).length + straight
  }
  return legal.reduce((best, one) => (value(one) > value(best) ? one : best))
}
