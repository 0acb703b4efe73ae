// The coach of a weapon puts it on the pitch before he sets up his team. Neighbours: seeSaw.ts and cannon.ts say where.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { newPiece, placePiece } from '../procs/things/pieces.ts'
import type { ThingId } from '../tables/things.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'

export interface PlacingFrame extends Frame {
  readonly proc: 'placing'
  step: 'ask'
  readonly side: Side
  readonly kind: ThingId
  readonly squares: readonly Square[]
}

/** Null if there is no room for it. */
export const placingFrame = (side: Side, kind: ThingId, squares: readonly Square[]): PlacingFrame | null =>
  squares.length === 0 ? null : { proc: 'placing', step: 'ask', side, kind, squares }

const placeOn = squareActions('place')

export const placing: Procedure<PlacingFrame, Ctx> = {
  steps: {
    ask: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('placeThing', -1, { subject: f.kind }),
      legal: (_c, f) => f.squares.map((square) => placeOn(square)),
      fallback: (_c, _f, legal) => legal[Math.floor(legal.length / 2)],
      chosen: (c, f, { square }) => {
        // One that has been on the pitch before is the same again.
        const known = c.match.pieces.find(({ kind, side }) => kind === f.kind && side === f.side)
        placePiece(c, known ?? newPiece(f.kind, f.side, f.side === 'home' ? 'E' : 'W'), square)
        return DONE
      },
    },
  },
}
