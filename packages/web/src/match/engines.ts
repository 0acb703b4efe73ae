// Engines by edition, made once. Neighbours: editions.ts loads what they are made of; every file that starts or opens a match.
import { type Edition, type Engine, editionNamed, engineFor, isEditionLoaded } from '@double-skulls/engine'
import { playableEditions } from './playable.ts'

// An engine is a compiled edition and holds no state of a match: it is cached for the lifetime of the program.
const made = new Map<string, Engine>()

/** The engine of an edition that is loaded; null where there is no such edition. */
export const engineNamed = (edition: string): Engine | null => {
  const found = editionNamed(edition)
  if (!found) return null
  const engine = made.get(found.id) ?? engineFor(found)
  made.set(found.id, engine)
  return engine
}

/** Newest first. */
export const loadedEditions = (): readonly Edition[] =>
  playableEditions.filter(({ id }) => isEditionLoaded(id)).flatMap(({ id }) => editionNamed(id) ?? [])
