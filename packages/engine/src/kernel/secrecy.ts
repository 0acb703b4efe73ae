// Whose secret a question is, and what others see of its answer. Neighbours: machine.ts counts what is not seen, view.ts masks the
// match, play/onlooker.ts tells a viewer what he may know.
import { type Action, decliningVerbs, endingVerbs, type Input, type Verb } from '../vocabulary/actions.ts'
import { type Secret, type Viewer, viewers } from '../vocabulary/secrecy.ts'
import type { Match } from './match.ts'
import type { Context, Waiting } from './procedure.ts'

/** The verbs of one who lets an offer go, the likeliest first. */
export const LETTING_GO: readonly Verb[] = [...decliningVerbs, ...endingVerbs]

/** null if everybody may know. */
export const secretOf = (c: Context, { frame, step }: Waiting): Secret | null => {
  const { hidden } = step
  const how = typeof hidden === 'function' ? hidden(c, frame) : hidden
  if (!how) return null
  const of = step.kind === 'choice' ? step.by(c, frame) : (step.side?.(c, frame) ?? c.match.turn.side)
  return { how: how === true ? 'answer' : how, of }
}

/** Whether the viewer may not even know that there is a question. */
export const hidesQuestion = (secret: Secret | null, viewer: Viewer): boolean =>
  secret !== null && secret.of !== viewer && secret.how !== 'answer'

/** What a viewer learns of an input: all of it, that there was one, or nothing. */
export type Glimpse = 'whole' | 'masked' | 'unseen'

const letsGo = ({ do: verb }: Action): boolean => LETTING_GO.includes(verb)

export const glimpseOf = (secret: Secret | null, input: Input, viewer: Viewer): Glimpse => {
  if (secret === null || secret.of === viewer || 'outside' in input) return 'whole'
  switch (secret.how) {
    case 'answer':
      return 'masked'
    case 'all':
      return 'unseen'
    case 'offer':
      return 'action' in input && letsGo(input.action) ? 'unseen' : 'whole'
  }
}

/** Counts the input for those who learn nothing of it, so that a view has a tick of its own. */
export const countUnseen = (match: Match, secret: Secret, input: Input): void => {
  const { home = 0, away = 0, nobody = 0 } = match.unseen ?? {}
  const unseen = { home, away, nobody }
  for (const viewer of viewers) if (glimpseOf(secret, input, viewer) === 'unseen') unseen[viewer]++
  match.unseen = unseen
}
