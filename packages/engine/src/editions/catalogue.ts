// What lists show of every edition before its rules are loaded. Neighbours: the manifests say the same and the rest (a test
// compares), loaded.ts finds them by id.
import { type EditionOption, secondOptions, thirdOptions } from '../vocabulary/editionOptions.ts'

/** An edition without its rules. */
export interface EditionTitle {
  /** Without options. */
  readonly id: string
  readonly name: string
  /** The options of a match that it has. */
  readonly options: readonly EditionOption[]
}

/** The editions that programs offer, oldest first. */
export const editionCatalogue = [
  { id: 'second', name: 'Second Edition 1988', options: secondOptions },
  { id: 'third', name: 'Third Edition 1994', options: thirdOptions },
  { id: 'bugman', name: "Bugman's Cup 2016", options: [] },
  { id: 'crp', name: 'Competition Rules Pack', options: [] },
  { id: 'bb2020', name: 'Second Season 2020', options: [] },
] as const satisfies readonly EditionTitle[]

/** The id of an edition without options. */
export type EditionId = (typeof editionCatalogue)[number]['id']
