// The rules of an edition are fetched when a page first needs them, so that the first page stays small however many editions
// there are. Neighbours: engines.ts makes engines of what is loaded, app/WithRules.tsx waits for a page.
import {
  addEdition,
  baseOf,
  type Edition,
  type EditionId,
  editionCatalogue,
  editionTitle,
  isEditionLoaded,
} from '@double-skulls/engine'

/** Each is a file of its own; what several of them need is shared. */
const manifests: { readonly [E in EditionId]: () => Promise<Edition> } = {
  second: () => import('@double-skulls/engine/editions/second').then(({ second }) => second),
  third: () => import('@double-skulls/engine/editions/third').then(({ third }) => third),
  bugman: () => import('@double-skulls/engine/editions/bugman').then(({ bugman }) => bugman),
  crp: () => import('@double-skulls/engine/editions/crp').then(({ crp }) => crp),
  bb2020: () => import('@double-skulls/engine/editions/bb2020').then(({ bb2020 }) => bb2020),
}

/** The rules of an edition could not be fetched. */
export class NotFetched extends Error {}

/** For what was opened and is sound, only its rules are missing: the error page, which this leads to, offers to try again. */
export const rethrowUnfetched = (found: unknown): void => {
  if (found instanceof NotFetched) throw found
}

const isKnown = (id: string): id is EditionId => editionTitle(id) !== null

/** Resolves when `engineNamed` knows the edition, whatever options the id names; at once for one that does not exist. */
export const loadEdition = async (id: string): Promise<void> => {
  const base = baseOf(id)
  if (!isKnown(base) || isEditionLoaded(base)) return
  try {
    addEdition(await manifests[base]())
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new NotFetched(
      `The rules of ${editionTitle(base)?.name} could not be fetched (${why}). Check the connection and try again.`,
    )
  }
}

/** For pages that show or compare all editions. */
export const loadEveryEdition = async (): Promise<void> => {
  await Promise.all(editionCatalogue.map(({ id }) => loadEdition(id)))
}
