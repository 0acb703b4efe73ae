// The editions that can be played, for lists: their rules need not be loaded. Neighbours: editions.ts loads rules, engines.ts makes
// engines of them.
import { type EditionTitle, editionCatalogue } from '@double-skulls/engine'

/** Newest first. */
export const playableEditions: readonly EditionTitle[] = [...editionCatalogue].reverse()
