// A match as one side may see it: what is hidden from that side is replaced by a blank of the same type.
// Neighbour: engine.ts; `pending` and `legal` work on a view as on the match itself.
import { otherSide, type Side } from '../vocabulary/words.ts'
import { clone } from './clone.ts'
import { type Frame, type Match, NOBODY_IN_IT, NONE, type Piece } from './match.ts'
import { OFF } from './pitch.ts'
import type { Rules } from './procedure.ts'

const blank: Piece = {
  ...{ kind: 'hidden', width: 1, height: 1, solid: false, hiddenFrom: '', side: '', facing: '' },
  ...{ load: NOBODY_IN_IT, marks: NONE, at: OFF },
}

/** Replaces the id of a secret inducement. */
export const SECRET = 'secret'

/** A frame with fields that one side may not see. */
type Secretive = Frame & { readonly hiddenFrom?: Side; secrets?: readonly string[] }

const hideSecrets = (frame: Secretive, side: Side): void => {
  if (frame.hiddenFrom === side && frame.secrets) frame.secrets = frame.secrets.map(() => SECRET)
}

/** Hidden pieces keep their index, so that references to other pieces stay valid; so do the other side's secrets. */
export const view = (
  rules: Rules,
  match: Match,
  side: Side,
  isSecret: (inducement: string) => boolean = () => false,
): Match => {
  const copy = clone(rules, match)
  const theirs = copy.squads[otherSide(side)]
  theirs.inducements = theirs.inducements.map((id) => (isSecret(id) ? SECRET : id))
  for (const frame of copy.stack) hideSecrets(frame, side)
  copy.pieces.forEach((piece, i) => {
    if (piece.hiddenFrom === side) copy.pieces[i] = { ...blank }
  })
  return copy
}
