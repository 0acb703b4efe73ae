// Where players are who are inside something on the pitch: in a pit, in a cannon. Neighbours: choosing/choices.ts finds who can be
// clicked on a square, pitch/Inside.tsx draws them.
import { type Match, OFF, type Piece, type Square } from '@double-skulls/engine'

/** What holds him, or undefined. */
export const holderOf = ({ pieces }: Match, player: number): Piece | undefined =>
  pieces.find(({ at, load }) => at !== OFF && load.includes(player))

/** The square where he is seen: his own, or that of what holds him; OFF beside the pitch. */
export const whereSeen = (match: Match, player: number): Square => {
  const { at } = match.players[player]
  return at !== OFF ? at : (holderOf(match, player)?.at ?? OFF)
}

/** Who is inside what fills this square; −1 if nobody is. */
export const insideOn = ({ board, pieces }: Match, square: Square): number => {
  const code = board[square]
  return code < 0 ? (pieces[-code - 1].load[0] ?? -1) : -1
}
