// Puts players and pieces on squares and takes them off, big bases included. Nothing else writes `board` and `at`.
// Neighbours: pitch.ts for the squares, base.ts for big bases, procs/move/zones.ts for who stands next to whom.
import { ahead, footprint } from './base.ts'
import type { Match, Piece, Player } from './match.ts'
import { OFF, type Pitch, type Square } from './pitch.ts'

const fill = (m: Match, pitch: Pitch, at: Square, size: number, code: number): void => {
  if (size === 1) m.board[at] = code
  else for (const square of footprint(pitch, at, size)) if (square !== OFF) m.board[square] = code
}

export const isFree = (m: Match, square: Square): boolean => m.board[square] === 0

/** Whether he can be put there: all his squares are on the pitch and free of others. */
export const fits = (m: Match, pitch: Pitch, player: Player, at: Square): boolean => {
  const { size } = player.who
  if (size === 1) return isFree(m, at)
  return (
    footprint(pitch, at, size).every(
      (square) => square !== OFF && (m.board[square] === 0 || m.board[square] === player.id + 1),
    ) && bodiesUnder(m, pitch, player, at).length === 0
  )
}

/** Players whose squares a big base covers or would cover. The board shows only the uppermost. */
export const bodiesUnder = (m: Match, pitch: Pitch, player: Player, at: Square): Player[] => {
  const { size } = player.who
  const [x, y] = [pitch.x[at], pitch.y[at]]
  return m.players.filter((p) => {
    if (p === player || p.at === OFF) return false
    const [dx, dy] = [pitch.x[p.at] - x, pitch.y[p.at] - y]
    return dx < size && dx > -p.who.size && dy < size && dy > -p.who.size
  })
}

export const playerAt = (m: Match, square: Square): Player | null => {
  const code = m.board[square]
  return code > 0 ? m.players[code - 1] : null
}

const carriedAlong = (m: Match, player: Player): void => {
  for (const ball of m.balls) if (ball.carrier === player.id) ball.at = player.at
}

/** Frees his squares on the board, which shows the uppermost player: those under his big base appear again. */
const leave = (m: Match, pitch: Pitch, { id, at, who }: Player): void => {
  if (who.size === 1) {
    if (m.board[at] === id + 1) m.board[at] = 0
    return
  }
  const left = footprint(pitch, at, who.size)
  fill(m, pitch, at, who.size, 0)
  for (const other of m.players)
    if (other.id !== id && other.at !== OFF)
      for (const square of footprint(pitch, other.at, other.who.size))
        if (left.includes(square)) m.board[square] = other.id + 1
}

/** Moves a player onto a square, from the pitch or the dugout; a ball he carries moves with him. */
export const putPlayer = (m: Match, pitch: Pitch, player: Player, square: Square): void => {
  const { size } = player.who
  if (player.at !== OFF) leave(m, pitch, player)
  player.at = square
  player.place = 'pitch'
  if (player.facing !== undefined) player.facing ||= ahead(player)
  fill(m, pitch, square, size, player.id + 1)
  carriedAlong(m, player)
}

/** Takes a player off the pitch to a place beside it. If he carried the ball, it must have been dropped before. */
export const takeOff = (m: Match, pitch: Pitch, player: Player, place: Exclude<Player['place'], 'pitch'>): void => {
  if (player.at !== OFF) leave(m, pitch, player)
  player.at = OFF
  if (player.facing !== undefined) player.facing = ''
  player.place = place
}

/** The squares it covers where it is, or would cover there; OFF for those outside the pitch. None if it is gone. */
export const pieceSquares = (pitch: Pitch, { at, width, height }: Piece, there = at): readonly Square[] =>
  there === OFF ? [] : footprint(pitch, there, width, height)

/** Whether it covers the square. */
export const pieceCovers = (pitch: Pitch, piece: Piece, square: Square): boolean =>
  piece.at !== OFF && square !== OFF && pieceSquares(pitch, piece).includes(square)

/** Whether it can be put there: all its squares are on the pitch, and none holds anybody else or another piece. */
export const pieceFits = (m: Match, pitch: Pitch, piece: Piece, at: Square): boolean =>
  pieceSquares(pitch, piece, at).every(
    (square) =>
      square !== OFF &&
      (m.board[square] === 0 || m.pieces[-m.board[square] - 1] === piece) &&
      m.pieces.every((other) => other === piece || !pieceCovers(pitch, other, square)),
  )

const fillPiece = (m: Match, pitch: Pitch, piece: Piece, code: number): void => {
  if (piece.solid) for (const square of pieceSquares(pitch, piece)) m.board[square] = code
}

/** Moves a piece that the match has; OFF takes it off the pitch. */
export const putPiece = (m: Match, pitch: Pitch, index: number, square: Square): void => {
  const piece = m.pieces[index]
  fillPiece(m, pitch, piece, 0)
  piece.at = square
  fillPiece(m, pitch, piece, -index - 1)
}

/** From now on it occupies its squares, or does not: nobody must be on them. */
export const setSolid = (m: Match, pitch: Pitch, index: number, solid: boolean): void => {
  const piece = m.pieces[index]
  fillPiece(m, pitch, piece, 0)
  piece.solid = solid
  fillPiece(m, pitch, piece, -index - 1)
}

/** A new piece comes into the match, at the end of its list. */
export const addPiece = (m: Match, pitch: Pitch, piece: Piece): number => {
  m.pieces.push(piece)
  fillPiece(m, pitch, piece, -m.pieces.length)
  return m.pieces.length - 1
}
