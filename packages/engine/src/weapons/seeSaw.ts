// The Chaos See-Saw: two squares along the pitch from which a team catapults its players. Neighbours: launch.ts catapults them, haul.ts
// moves it, smash.ts breaks it.
import type { Ctx } from '../edition.ts'
import { covers, gapTo } from '../kernel/base.ts'
import type { Match, Piece, Player } from '../kernel/match.ts'
import { pieceFits, pieceSquares, playerAt } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { areaOf } from '../procs/kickOff/setUpArea.ts'
import { loseWeapon, mayUse } from '../procs/match/weapons.ts'
import { hasZone } from '../procs/move/zones.ts'
import { findPiece, newPiece, removePiece } from '../procs/things/pieces.ts'
import type { Routine } from '../routine.ts'
import type { Side } from '../vocabulary/words.ts'
import { placing, placingFrame } from './placing.ts'

export const seeSawOf = (match: Match, side: Side): number => findPiece(match, 'seeSaw', (piece) => piece.side === side)

/** He is next to it or on it. */
export const touches = ({ rules: { pitch } }: Ctx, player: Player, piece: Piece): boolean =>
  player.place === 'pitch' && pieceSquares(pitch, piece).some((square) => gapTo(pitch, player, square) <= 1)

/** Whoever is on it. */
export const ridersOf = ({ match, rules }: Ctx, piece: Piece): readonly Player[] =>
  pieceSquares(rules.pitch, piece).flatMap((square) => playerAt(match, square) ?? [])

/** It is in the zone of an opponent of that side. */
export const isMarkedFor = (c: Ctx, side: Side, piece: Piece): boolean =>
  c.match.players.some((p) => p.side !== side && hasZone(p) && touches(c, p, piece))

/** It is gone for the match. */
export const breakSeeSaw = (c: Ctx, index: number, why: string): void => {
  const { side } = c.match.pieces[index]
  removePiece(c, index, why)
  if (side !== '') loseWeapon(c, side, 'seeSaw')
}

/** Nothing is left of one that a machine stands on. */
export const breakSeeSawsUnder = (c: Ctx, machine: Player): void => {
  for (const [i, piece] of c.match.pieces.entries())
    if (piece.kind === 'seeSaw' && pieceSquares(c.rules.pitch, piece).some((at) => covers(c.rules.pitch, machine, at)))
      breakSeeSaw(c, i, 'destroyed')
}

/** Wherever the side may be set up. */
const places = (c: Ctx, side: Side): readonly Square[] => {
  const { rules, match } = c
  const { lines } = rules.setUp
  const area = areaOf(c, side, lines?.[side === match.drive.kicking ? 'defence' : 'offence'])
  const piece = newPiece('seeSaw', side)
  return area.filter(
    (at) =>
      pieceFits(match, rules.pitch, piece, at) &&
      pieceSquares(rules.pitch, piece, at).every((square) => area.includes(square)),
  )
}

export const seeSawComes: Routine = {
  id: 'seeSawComes',
  at: 'settingUp',
  begin: (c, side) => (mayUse(c, side, 'seeSaw') ? placingFrame(side, 'seeSaw', places(c, side)) : null),
  procedures: { placing },
}
