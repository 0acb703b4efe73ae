// Rewrites the golden records and their summaries, after a deliberate change of the rules:
//   npx tsx packages/engine/test/golden/renew.ts
// Read the difference in summaries.json before you commit it. With --search N it writes nothing and prints, for each
// match, the seed of 1 … N with the most kinds of events; put it into matches.ts.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { engineOf, fileOf, type GoldenMatch, goldenMatches, playGolden, summariesFile, summaryOf } from './matches.ts'

const MOST_INPUTS = 1800

const write = (): void => {
  const summaries: Record<string, unknown> = {}
  for (const golden of goldenMatches) {
    const engine = engineOf(golden.edition)
    const record = playGolden(engine, golden)
    const summary = summaryOf(engine, record)
    summaries[golden.name] = summary
    writeFileSync(fileOf(golden), `${JSON.stringify(record)}\n`)
    console.log(`${golden.name}, seed ${golden.seed}: ${JSON.stringify(summary)}`)
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
    const { kinds, inputs } = summary
    const wanted = golden.wants(summary) && inputs <= MOST_INPUTS
    if (wanted && kinds > best.kinds) best = { seed, kinds, text: JSON.stringify(summary) }
  }
  console.log(`${golden.name}: seed ${best.seed}: ${best.text}`)
}

const [flag, seeds] = process.argv.slice(2)
if (flag === '--search') for (const golden of goldenMatches) search(golden, Number(seeds))
else write()
