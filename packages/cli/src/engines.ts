// The engine of an edition, made once. Neighbours: the workers of arena/ and season/.
import { type Engine, engineFor } from '@double-skulls/engine'
import { chooseEdition } from './choices.ts'

const engines = new Map<string, Engine>()

export const engineOf = (edition: string): Engine => {
  const engine = engines.get(edition) ?? engineFor(chooseEdition(edition))
  engines.set(edition, engine)
  return engine
}
