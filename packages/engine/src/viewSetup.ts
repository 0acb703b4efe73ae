// What a match starts from, as one viewer may see it. Neighbours: lineUp.ts has the fields, kernel/view.ts masks the match itself.
import type { CompiledEdition } from './edition.ts'
import { isSecretInducement } from './inducement.ts'
import type { LineUp, MatchSetup } from './lineUp.ts'
import { SECRET, type Viewer } from './vocabulary/secrecy.ts'

/** The line-up in the eyes of others: every field that can hold a secret is here. */
const masked = (rules: CompiledEdition, { secrets: _, inducements, ...known }: LineUp): LineUp => ({
  ...known,
  ...(inducements ? { inducements: inducements.map((id) => (isSecretInducement(rules, id) ? SECRET : id)) } : {}),
})

export const viewSetup = (rules: CompiledEdition, setup: MatchSetup, viewer: Viewer): MatchSetup => ({
  ...setup,
  home: viewer === 'home' ? setup.home : masked(rules, setup.home),
  away: viewer === 'away' ? setup.away : masked(rules, setup.away),
})
