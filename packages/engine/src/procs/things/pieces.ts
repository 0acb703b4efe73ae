// Things on the pitch: putting one there, taking it away, and what stands on a square. Neighbours: tables/things.ts says what may
// enter or see past each kind, kernel/occupancy.ts has the board.
import type { Ctx } from '../../edition.ts'
import { lineMeets } from '../../kernel/line.ts'
import { type Match, NOBODY_IN_IT, NONE, type Piece, type Player } from '../../kernel/match.ts'
import { addPiece, pieceCovers, putPiece } from '../../kernel/occupancy.ts'
import { OFF, type Pitch, type Square } from '../../kernel/pitch.ts'
import { innermost } from '../../kernel/stack.ts'
import { type ThingId, thingKind, thingKinds } from '../../tables/things.ts'
import type { Facing, Side } from '../../vocabulary/words.ts'
import type { ActivationFrame } from '../turn/activationFrame.ts'

/** Not on the pitch yet. */
export const newPiece = (kind: ThingId, side: Side | '' = '', facing: Facing | '' = ''): Piece => {
  const { width, height, entered } = thingKinds[kind]
  return {
    ...{ kind, width, height, solid: !entered, hiddenFrom: '', side, facing },
    ...{ load: NOBODY_IN_IT, marks: NONE, at: OFF },
  }
}

/** Puts it on the pitch; its number in the list of pieces. */
export const placePiece = (c: Ctx, piece: Piece, at: Square): number => {
  const { match, rules } = c
  const known = match.pieces.indexOf(piece)
  piece.at = known < 0 ? at : piece.at
  const index = known < 0 ? addPiece(match, rules.pitch, piece) : known
  if (known >= 0) putPiece(match, rules.pitch, index, at)
  c.events.push({ type: 'thingPlaced', kind: piece.kind, side: piece.side, square: at })
  return index
}

/** Takes it off the pitch. */
export const removePiece = (c: Ctx, index: number, why: string): void => {
  const { kind, side, at } = c.match.pieces[index]
  putPiece(c.match, c.rules.pitch, index, OFF)
  c.events.push({ type: 'thingRemoved', kind, side, square: at, why })
}

/** Those that cover a square, by number. */
export const piecesOn = (m: Match, pitch: Pitch, square: Square): readonly number[] =>
  m.pieces.length === 0 ? NOBODY_IN_IT : [...m.pieces.keys()].filter((i) => pieceCovers(pitch, m.pieces[i], square))

/** The first of a kind on the pitch that passes the test, by number; −1 if there is none. */
export const findPiece = (m: Match, kind: ThingId, test: (piece: Piece) => boolean = () => true): number =>
  m.pieces.findIndex((piece) => piece.kind === kind && piece.at !== OFF && test(piece))

export const isMarkedWith = ({ marks }: Piece, mark: string): boolean => marks.includes(mark)

export const markPiece = (piece: Piece, mark: string, on: boolean): void => {
  if (isMarkedWith(piece, mark) === on) return
  piece.marks = on ? [...piece.marks, mark] : piece.marks.filter((one) => one !== mark)
}

/** Whoever has just moved onto a thing that takes his footing moves no further in this action. */
export const endMovementOn = (c: Ctx, player: Player): void => {
  if (c.match.pieces.length === 0 || player.at === OFF) return
  const stops = piecesOn(c.match, c.rules.pitch, player.at).some(
    (i) => thingKind(c.match.pieces[i].kind)?.endsMovement === true,
  )
  const frame = stops && innermost<ActivationFrame>(c.match, 'activation', (f) => f.player === player.id)
  if (frame) Object.assign(frame, { moves: 0, sprint: 0, goForIts: 0 })
}

/** The things in the way of a line between two players, by number. */
export const thingsBetween = (pitch: Pitch, match: Match, one: Player, other: Player): readonly number[] =>
  [...match.pieces.keys()].filter((i) => {
    const piece = match.pieces[i]
    const opaque = piece.at !== OFF && thingKind(piece.kind)?.seenThrough === false
    return opaque && lineMeets(pitch, one, other, piece)
  })

/** Whoever is in it gets out, beside the pitch. */
const unload = ({ players }: Match, piece: Piece): void => {
  for (const id of piece.load) players[id].place = 'reserves'
  piece.load = NOBODY_IN_IT
}

/** Everybody leaves the pitch, and so do the things that do not stay; nobody leaves one with a mark that keeps him in. */
export const clearThings = (c: Ctx): void => {
  c.match.pieces.forEach((piece, i) => {
    const kind = thingKind(piece.kind)
    if (piece.at === OFF || !kind) return
    if (kind.keepsLoad === undefined || !isMarkedWith(piece, kind.keepsLoad)) unload(c.match, piece)
    if (kind.clearedAway) putPiece(c.match, c.rules.pitch, i, OFF)
  })
}
