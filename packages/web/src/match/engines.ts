// Engines by edition, made once. Neighbours: every file that starts or opens a match.
import { type Engine, editionNamed, editions, engineFor } from '@double-skulls/engine'

// An engine is a compiled edition and holds no state of a match: it is cached for the lifetime of the program.
const made = new Map<string, Engine>()

export const engineNamed = (edition: string): Engine | null => {
  const known = made.get(edition)
  if (known) return known
  const found = editionNamed(edition)
  if (!found) return null
  const engine = engineFor(found)
  made.set(edition, engine)
  return engine
}

/** Newest first, for lists. */
export const playableEditions = [...editions].reverse()
