// A player's characteristics in one line. Neighbour: companion/squadEntries.ts.
import { type Engine, type Stats, statText } from '@double-skulls/engine'

export const profileWords = (engine: Engine, stats: Stats): string =>
  engine.rules.characteristics.map((name) => `${name} ${statText(engine.rules.profile, name, stats[name])}`).join(' · ')
