// Prints how long the odds take: one player's whole pitch. Run with `npx tsx packages/odds/bench/odds.ts`.
// Neighbours: docs/performance.md holds what was measured, test/speed.test.ts keeps it so.
import { editions } from '@double-skulls/engine'
import { reach } from '../src/index.ts'
import { samplePositions } from '../test/positions.ts'

const spread = (values: number[]): string => {
  values.sort((a, b) => a - b)
  const at = (share: number): string => values[Math.floor((values.length - 1) * share)].toFixed(3)
  return `median ${at(0.5)} ms, 95 % below ${at(0.95)}, slowest ${at(1)} (${values.length} runs)`
}

for (const edition of editions) {
  const samples = samplePositions(edition, 60, 11)
  const measure = (): number[] => {
    const taken: number[] = []
    for (const { engine, match } of samples)
      for (const { id, place } of match.players) {
        if (place !== 'pitch') continue
        const began = performance.now()
        reach(engine, match, id)
        taken.push(performance.now() - began)
      }
    return taken
  }
  measure()
  console.log(`${edition.id.padEnd(8)} reach: ${spread(measure())}`)
}
