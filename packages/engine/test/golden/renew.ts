// Rewrites the golden records and their summaries, after a deliberate change of the rules:
//   npx tsx packages/engine/test/golden/renew.ts
// With the beginning of a name, as in `renew.ts second`, it writes only those. Read the difference in summaries.json before you
// commit it. With --search N, also before a name, it writes nothing and prints, for each match, the seed of 1 … N with the most
// kinds of events; put it into matches.ts.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Engine } from '../../src/engine.ts'
import type { MatchRecord } from '../../src/play/record.ts'
import { engineOf, fileOf, type GoldenMatch, goldenMatches, playGolden } from './matches.ts'
import { type Summary, summariesFile, summaryOf } from './summary.ts'

const MOST_INPUTS = 2000

const chosen = (beginning = ''): readonly GoldenMatch[] =>
  goldenMatches.filter(({ name }) => name.startsWith(beginning))

const isShown = (golden: GoldenMatch, summary: Summary): boolean =>
  golden.wants(summary) && summary.inputs <= MOST_INPUTS

interface Played {
  readonly seed: number
  readonly record: MatchRecord
  readonly summary: Summary
}

/** With its seed, or the first after it that shows what the match is for: other rules make other matches. */
const played = (engine: Engine, golden: GoldenMatch): Played => {
  for (let { seed } = golden; ; seed++) {
    const record = playGolden(engine, { ...golden, seed })
    const summary = summaryOf(engine, record)
    if (isShown(golden, summary)) return { seed, record, summary }
  }
}

const write = (matches: readonly GoldenMatch[]): void => {
  const known = JSON.parse(readFileSync(summariesFile, 'utf8')) as Record<string, unknown>
  const summaries: Record<string, unknown> = {}
  for (const { name } of goldenMatches) summaries[name] = known[name]
  for (const golden of matches) {
    const engine = engineOf(golden.edition)
    const { seed, record, summary } = played(engine, golden)
    summaries[golden.name] = summary
    writeFileSync(fileOf(golden), `${JSON.stringify(record)}\n`)
    const moved = seed === golden.seed ? '' : ` in place of ${golden.seed}: put it into matches.ts`
    console.log(`${golden.name}, seed ${seed}${moved}: ${JSON.stringify(summary)}`)
  }
  writeFileSync(summariesFile, `${JSON.stringify(summaries, null, 2)}\n`)
  // The formatter puts each input on its own line.
  const biome = fileURLToPath(new URL('../../../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  const folder = fileURLToPath(new URL('.', import.meta.url))
  execFileSync(process.execPath, [biome, 'format', '--write', folder], { stdio: 'inherit' })
}

const search = (golden: GoldenMatch, seeds: number): void => {
  const engine = engineOf(golden.edition)
  let best = { seed: 0, kinds: 0, text: 'none fits' }
  for (let seed = 1; seed <= seeds; seed++) {
    const summary = summaryOf(engine, playGolden(engine, { ...golden, seed }))
    const { kinds } = summary
    if (isShown(golden, summary) && kinds > best.kinds) best = { seed, kinds, text: JSON.stringify(summary) }
  }
  console.log(`${golden.name}: seed ${best.seed}: ${best.text}`)
}

const [first, seeds, beginning] = process.argv.slice(2)
if (first === '--search') for (const golden of chosen(beginning)) search(golden, Number(seeds))
else write(chosen(first))
