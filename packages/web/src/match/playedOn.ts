// The steps of a match with more inputs played onto them, as they were saved. Neighbours: localHost.ts shows what another tab has
// played, savedMatch.ts writes the lines.
import { type Engine, type Match, readInput } from '@double-skulls/engine'
import type { Played } from './host.ts'

/** null where a line cannot be read or played. */
export const playedOn = (
  engine: Engine,
  start: Match,
  steps: readonly Played[],
  lines: readonly string[],
): readonly Played[] | null => {
  const next = [...steps]
  const match = engine.clone(next.at(-1)?.after ?? start)
  try {
    for (const line of lines) {
      const input = readInput(engine.rules.pitch, line)
      if (!input) return null
      const events = engine.apply(match, input)
      next.push({ input, events, after: engine.clone(match) })
    }
  } catch {
    return null
  }
  return next
}
