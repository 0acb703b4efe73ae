// Prints how long odds take: one player's whole pitch, a plan of twelve risky steps, a block, a foul.
// Run with `npx tsx -C double-skulls packages/odds/bench/odds.ts`. Neighbours: test/speed.ts measures, docs/performance.md keeps the figures.
import { editions } from '@double-skulls/engine'
import { deedMillis, gauntletMillis, quantile, reachMillis } from '../test/speed.ts'

const shown = (millis: number): string => millis.toFixed(2)

for (const edition of editions) {
  for (const lineUps of ['plain', 'wild'] as const) {
    const pitch = reachMillis(edition, lineUps, 60, 5)
    const [median, most, slowest] = [0.5, 0.95, 1].map((share) => shown(quantile(pitch, share)))
    console.log(
      `${edition.id}: whole pitch, ${lineUps} line-ups, ms: median ${median}, 95 % below ${most}, slowest ${slowest} (${pitch.length} players)`,
    )
  }
  console.log(`${edition.id}: twelve risky steps, ms: ${shown(gauntletMillis(edition.id, 50).millis)}`)
  for (const deed of ['block', 'foul'])
    console.log(`${edition.id}: a ${deed}, ms: ${shown(deedMillis(edition.id, deed, 20).millis)}`)
}
