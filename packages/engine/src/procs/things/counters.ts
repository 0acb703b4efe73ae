// Trap counters on the pitch: which lies where, turning one over, and who is held in a pit. Neighbours: tables/trapTables.ts says what
// each kind does, layCounters.ts lays them, trap.ts springs them, climbing.ts has the way out.
import type { Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import { type Match, NOBODY_IN_IT, NONE, type Piece, type Player } from '../../kernel/match.ts'
import { setSolid, takeOff } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { type TrapKind, trapKinds, trapOf } from '../../tables/trapTables.ts'
import { removePiece } from './pieces.ts'

/** Whether it is one, of a kind that is known or a secret. */
export const isCounter = ({ hiddenFrom, kind }: Piece): boolean => hiddenFrom !== '' || trapOf(kind) !== undefined

/** The counter on a square, by number; −1 if there is none. */
export const counterOn = ({ pieces }: Match, square: Square): number =>
  pieces.length === 0 || square === OFF ? -1 : pieces.findIndex((piece) => piece.at === square && isCounter(piece))

/** Whether there is one on any square that he would cover there. */
export const coversCounter = (c: Ctx, player: Player, at: Square): boolean =>
  c.match.pieces.length > 0 && squaresOf(c.rules.pitch, player, at).some((square) => counterOn(c.match, square) >= 0)

/** One into which nobody has fallen yet, or out of which he has climbed. */
export const isVacant = ({ load }: Piece): boolean => load.length === 0

/** What it does; undefined while its kind is a secret, and of a trapdoor that is shut over somebody. */
export const kindSprung = (piece: Piece): TrapKind | undefined =>
  isVacant(piece) ? trapKinds.find((kind) => kind === piece.kind) : undefined

/** Turns it over because of this player, if it was not; one that does not stay is discarded. */
export const turnOver = (c: Ctx, index: number, { id }: Player): void => {
  const piece = c.match.pieces[index]
  const { at, hiddenFrom, kind, side } = piece
  if (hiddenFrom !== '') {
    c.match.pieces[index] = { ...piece, hiddenFrom: '' }
    const secret = side === '' ? {} : { reveals: side }
    c.events.push({ type: 'counterRevealed', side, square: at, kind, player: id, ...secret })
  }
  if (trapOf(kind)?.stays === false) removePiece(c, index, 'turnedOver')
}

/** The pit that holds him, by number, or the trapdoor that shut over him. */
export const pitOf = ({ pieces }: Match, { id }: Player): number => pieces.findIndex(({ load }) => load.includes(id))

/** Who sits in an open pit on this square. */
export const prisonersOn = ({ pieces, players }: Match, square: Square): readonly number[] =>
  pieces.find(({ at, load }) => at === square && load.length > 0 && players[load[0]].place === 'pit')?.load ??
  NOBODY_IN_IT

/** Pits whose prisoners something has carried off are empty. */
export const emptyOfLost = (c: Ctx): void => {
  c.match.pieces.forEach(({ kind, load }, i) => {
    if (trapOf(kind)?.holds && load.some((id) => c.match.players[id].place !== 'pit')) empty(c, i)
  })
}

/** He stays in it and fills its square, or is under it and does not. */
export const putInto = (c: Ctx, player: Player, index: number, place: 'pit' | 'below'): void => {
  const piece = c.match.pieces[index]
  player.posture = 'standing'
  takeOff(c.match, c.rules.pitch, player, place)
  piece.load = [player.id]
  if (place === 'pit') setSolid(c.match, c.rules.pitch, index, true)
  c.events.push({ type: 'trapped', player: player.id, square: piece.at, kind: piece.kind })
}

/** Nobody is in it any more. */
export const empty = (c: Ctx, index: number): void => {
  const piece = c.match.pieces[index]
  setSolid(c.match, c.rules.pitch, index, false)
  piece.load = NOBODY_IN_IT
  piece.marks = NONE
}

/** Whoever is in this place inside a counter is off to the reserves. */
const bringOut = (c: Ctx, place: 'pit' | 'below'): void => {
  c.match.pieces.forEach(({ at, kind, load }, i) => {
    const held = load.map((id) => c.match.players[id]).filter((player) => player.place === place)
    if (held.length === 0) return
    empty(c, i)
    for (const player of held) {
      takeOff(c.match, c.rules.pitch, player, 'reserves')
      if (place === 'below') c.events.push({ type: 'freed', player: player.id, square: at, kind })
    }
  })
}

/** Play has stopped, and everybody leaves the pitch. */
export const emptyPits = (c: Ctx): void => bringOut(c, 'pit')

/** Somebody has scored: the trapdoors open. */
export const openTrapdoors = (c: Ctx): void => bringOut(c, 'below')
