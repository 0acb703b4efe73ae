// Puts players into a stock formation: each on its square; on one nearby if a big base, a thing, a referee or a trap counter takes up
// the room, if they are more than the formation has squares, or if it is deeper than the area.
// Neighbours: setUp.ts uses it, tables/formations.ts has the squares.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { fits, putPlayer } from '../../kernel/occupancy.ts'
import { distance, type Square, squareAt } from '../../kernel/pitch.ts'
import type { Formation } from '../../tables/formations.ts'
import type { Side } from '../../vocabulary/words.ts'
import { inWideZone, onLineOfScrimmage } from '../move/zones.ts'
import { coversCounter } from '../things/counters.ts'
import { columnBehind, depthOf, inArea, mayStart } from './setUpArea.ts'

/** Who would stand beyond the own end of the pitch stands at it. */
const formationSquare = (c: Ctx, side: Side, line: number, [behind, row]: readonly [number, number]): Square =>
  squareAt(c.rules.pitch, columnBehind(c, side, line, Math.min(behind, depthOf(c, line) - 1)), row)

/** Whether two squares are equal for the set-up rules: on the line of scrimmage or not, in a wide zone or not. */
const isAlike = (c: Ctx, side: Side, one: Square, other: Square): boolean =>
  onLineOfScrimmage(c, side, one) === onLineOfScrimmage(c, side, other) && inWideZone(c, one) === inWideZone(c, other)

/** Whether there is room for him, no trap counter under him, and he may begin there. */
const hasRoom = (c: Ctx, player: Player, at: Square): boolean =>
  mayStart(c, player, at) && fits(c.match, c.rules.pitch, player, at) && !coversCounter(c, player, at)

/** Whether he can stand there instead of his square of the formation, with his whole base behind the line. */
const standsFor = (c: Ctx, player: Player, line: number, at: Square, meant: Square): boolean => {
  if (!hasRoom(c, player, at)) return false
  const squares = squaresOf(c.rules.pitch, player, at)
  const wide = inWideZone(c, meant)
  return (
    squares.every((square) => inArea(c, coachOf(c.match, player), line, square) && inWideZone(c, square) === wide) &&
    squares.some((square) => isAlike(c, coachOf(c.match, player), square, meant))
  )
}

/** Any place behind the line. */
const standsSomewhere = (c: Ctx, player: Player, line: number, at: Square): boolean =>
  hasRoom(c, player, at) &&
  squaresOf(c.rules.pitch, player, at).every((square) => inArea(c, coachOf(c.match, player), line, square))

const isWide = (c: Ctx, player: Player, at: Square): boolean =>
  squaresOf(c.rules.pitch, player, at).some((square) => inWideZone(c, square))

/** The nearest place that can replace his square of the formation, or else the nearest legal one, in a wide zone only if need be. */
const nearestPlace = (c: Ctx, player: Player, line: number, meant: Square): Square => {
  const { pitch } = c.rules
  const squares = [...pitch.neighbours.keys()]
  const alike = squares.filter((at) => standsFor(c, player, line, at, meant))
  const legal = alike.length > 0 ? alike : squares.filter((at) => standsSomewhere(c, player, line, at))
  const inside = legal.filter((at) => !isWide(c, player, at))
  const places = alike.length > 0 || inside.length === 0 ? legal : inside
  return places.reduce((best, at) => (distance(pitch, at, meant) < distance(pitch, best, meant) ? at : best))
}

export const putInFormation = (
  c: Ctx,
  side: Side,
  line: number,
  chosen: readonly Player[],
  formation: Formation,
): void => {
  const { match, rules } = c
  const { squares } = formation
  const last = squares[squares.length - 1]
  const meant = (player: Player): Square => formationSquare(c, side, line, squares[chosen.indexOf(player)] ?? last)
  const depth = depthOf(c, line)
  const deeper = squares.some(([behind]) => behind >= depth)
  const crowded = chosen.length > squares.length || match.pieces.length > 0 || deeper
  const big = chosen.filter(({ who }) => who.size > 1)
  for (const player of big) putPlayer(match, rules.pitch, player, nearestPlace(c, player, line, meant(player)))
  for (const player of chosen)
    if (player.who.size === 1) {
      const square = meant(player)
      const free = (big.length === 0 && !crowded && !rules.referees) || hasRoom(c, player, square)
      putPlayer(match, rules.pitch, player, free ? square : nearestPlace(c, player, line, square))
    }
}
