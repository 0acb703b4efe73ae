// A match as one viewer may see it: what is hidden from him is replaced by a blank of the same type, so that `pending` and `legal`
// work on a view as on the match itself. Neighbours: secrecy.ts, engine.ts; play/onlooker.ts has the steps between two views.
import { SECRET, type Viewer } from '../vocabulary/secrecy.ts'
import { dieFaces, type Side, sides } from '../vocabulary/words.ts'
import { clone } from './clone.ts'
import { applyInput, fallbackOf, legalOf, pendingOf, secretAt } from './machine.ts'
import { type Frame, type Match, NONE } from './match.ts'
import type { Context, Rules } from './procedure.ts'
import { hidesQuestion } from './secrecy.ts'

/** A frame with fields that one side may not see. */
type Secretive = Frame & { readonly hiddenFrom?: Side; secrets?: readonly string[] }

/** Whether what is hidden from this side is hidden from the viewer. */
const isBlind = (viewer: Viewer, hiddenFrom: Side | '' | undefined): boolean =>
  hiddenFrom !== undefined && hiddenFrom !== '' && (viewer === hiddenFrom || viewer === 'nobody')

/** Whether a view would blank anything: where it would not, everybody sees the match as it is. */
export const hides = (match: Match, viewer: Viewer, isSecret: (inducement: string) => boolean): boolean =>
  sides.some((side) => {
    const { secrets, inducements } = match.squads[side]
    return side !== viewer && (secrets !== undefined || inducements.some(isSecret))
  }) ||
  (match.stack as Secretive[]).some((frame) => frame.secrets !== undefined && isBlind(viewer, frame.hiddenFrom)) ||
  match.pieces.some(({ hiddenFrom }) => isBlind(viewer, hiddenFrom))

/** The match without its secrets. Hidden things keep their index, so that references to others stay valid. */
export const view = (
  rules: Rules,
  match: Match,
  viewer: Viewer,
  isSecret: (inducement: string) => boolean = () => false,
): Match => {
  const copy = clone(rules, match)
  for (const side of sides)
    if (side !== viewer) {
      const theirs = copy.squads[side]
      theirs.inducements = theirs.inducements.map((id) => (isSecret(id) ? SECRET : id))
      theirs.secrets = undefined
    }
  for (const frame of copy.stack as Secretive[])
    if (frame.secrets && isBlind(viewer, frame.hiddenFrom)) frame.secrets = frame.secrets.map(() => SECRET)
  // Both coaches see where a hidden piece lies; only its owner knows what it is.
  copy.pieces.forEach((piece, i) => {
    if (isBlind(viewer, piece.hiddenFrom)) copy.pieces[i] = { ...piece, kind: SECRET, marks: NONE }
  })
  copy.tick -= match.unseen?.[viewer] ?? 0
  copy.unseen = undefined
  return copy
}

/** The answer that lets a secret question go; the highest dice, with which nothing goes wrong that anybody would see. */
const lettingGo = (c: Context): void => {
  const pending = pendingOf(c)
  const input = pending.wait === 'dice' ? { dice: pending.dice.map(dieFaces) } : { action: fallbackOf(c, legalOf(c)) }
  applyInput(c, input, () => legalOf(c))
}

/**
 * Plays on, in place, until the viewer may know what the match waits for. A secret offer is let go: so he sees the match as if its
 * holder had no secret, and sees the same when it was declined.
 */
export const passSecretQuestions = (c: Context, viewer: Viewer): void => {
  while (hidesQuestion(secretAt(c), viewer)) lettingGo(c)
}
