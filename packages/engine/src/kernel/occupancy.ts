// Putting players and pieces on squares and taking them off, footprints included. The only writer of `board` and `at`.
// Neighbours: pitch.ts for the squares, procs/zones.ts for who stands next to whom.
import type { Match, Piece, Player } from './match.ts'
import { OFF, type Pitch, type Square } from './pitch.ts'

/** The squares of a base of `size` × `size` whose top left corner is `at`; OFF among them where it would leave the pitch. */
export const footprint = (pitch: Pitch, at: Square, size: number): Square[] => {
  const squares: Square[] = []
  for (let dy = 0; dy < size; dy++)
    for (let dx = 0; dx < size; dx++) {
      const x = pitch.x[at] + dx
      const y = pitch.y[at] + dy
      squares.push(x < pitch.length && y < pitch.width ? at + dy * pitch.length + dx : OFF)
    }
  return squares
}

const fill = (m: Match, pitch: Pitch, at: Square, size: number, code: number): void => {
  if (size === 1) m.board[at] = code
  else for (const square of footprint(pitch, at, size)) if (square !== OFF) m.board[square] = code
}

export const isFree = (m: Match, square: Square): boolean => m.board[square] === 0

/** Whether a base could stand there, ignoring squares it holds already. */
export const fits = (m: Match, pitch: Pitch, at: Square, size: number, code: number): boolean =>
  footprint(pitch, at, size).every((square) => square !== OFF && (m.board[square] === 0 || m.board[square] === code))

export const playerAt = (m: Match, square: Square): Player | null => {
  const code = m.board[square]
  return code > 0 ? m.players[code - 1] : null
}

const carriedAlong = (m: Match, player: Player): void => {
  for (const ball of m.balls) if (ball.carrier === player.id) ball.at = player.at
}

/** Moves a player onto a square, from wherever he is; a ball he holds comes along. */
export const putPlayer = (m: Match, pitch: Pitch, player: Player, square: Square): void => {
  const { size } = player.who
  if (player.at !== OFF) fill(m, pitch, player.at, size, 0)
  player.at = square
  player.place = 'pitch'
  fill(m, pitch, square, size, player.id + 1)
  carriedAlong(m, player)
}

/** Takes a player off the pitch to a place beside it. A ball he holds must have been dropped before. */
export const takeOff = (m: Match, pitch: Pitch, player: Player, place: Exclude<Player['place'], 'pitch'>): void => {
  if (player.at !== OFF) fill(m, pitch, player.at, player.who.size, 0)
  player.at = OFF
  player.place = place
}

export const putPiece = (m: Match, pitch: Pitch, index: number, square: Square): void => {
  const piece: Piece = m.pieces[index]
  if (piece.solid && piece.at !== OFF) fill(m, pitch, piece.at, piece.size, 0)
  piece.at = square
  if (piece.solid && square !== OFF) fill(m, pitch, square, piece.size, -index - 1)
}
