// A match as one side may see it: what is hidden from that side is replaced by a blank of the same kind of data.
// Neighbour: engine.ts; pending and legal work on a view as on the match itself.
import type { Side } from '../vocabulary/words.ts'
import { clone } from './clone.ts'
import type { Match, Piece } from './match.ts'
import { OFF } from './pitch.ts'

const blank: Piece = { kind: 'hidden', size: 1, solid: false, hiddenFrom: '', at: OFF }

/** Hidden pieces keep their index, so that what refers to other pieces still fits. */
export const view = (match: Match, side: Side): Match => {
  const seen = clone(match)
  seen.pieces.forEach((piece, i) => {
    if (piece.hiddenFrom === side) seen.pieces[i] = { ...blank }
  })
  return seen
}
