// Golden matches: committed records that must replay to the same end and summary. After a deliberate change of the
// rules renew.ts writes them again. Neighbours: matches.ts, summary.ts, summaries.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editions } from '../../src/editions/index.ts'
import { parseRecord } from '../../src/play/record.ts'
import { engineOf, fileOf, goldenMatches } from './matches.ts'
import { type Summary, summariesFile, summaryOf } from './summary.ts'

const MOST_BYTES = 60_000
const RENEW = 'if it should, run npx tsx packages/engine/test/golden/renew.ts'

const summaries = JSON.parse(readFileSync(summariesFile, 'utf8')) as { readonly [name: string]: Summary }
const textOf = new Map(
  goldenMatches
    .filter((golden) => existsSync(fileOf(golden)))
    .map((one) => [one.name, readFileSync(fileOf(one), 'utf8')]),
)

describe('golden matches', () => {
  for (const golden of goldenMatches) {
    it(`${golden.name} replays to the same end with the same summary`, () => {
      const text = textOf.get(golden.name)
      if (text === undefined) throw new Error(`there is no record of ${golden.name} yet; ${RENEW}`)
      const record = parseRecord(text)
      expect(record.edition).toBe(golden.edition)
      expect(record.setup, `${golden.name} was recorded with other line-ups; ${RENEW}`).toEqual(golden.setup)
      const summary = summaryOf(engineOf(golden.edition), record)
      expect(summary, `${golden.name} plays differently; ${RENEW}`).toEqual(summaries[golden.name])
      expect(golden.wants(summary), `${golden.name} no longer shows what it is for`).toBe(true)
    })
  }

  it('are small, and every edition has some', () => {
    for (const [name, text] of textOf) expect(text.length, name).toBeLessThan(MOST_BYTES)
    expect(new Set(goldenMatches.map(({ edition }) => engineOf(edition).rules.base))).toEqual(
      new Set(editions.map(({ id }) => id)),
    )
  })

  it('are all compared: no record and no summary is unused', () => {
    const names = goldenMatches.map(({ name }) => name).sort()
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.json'))
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual([...names, 'summaries'].sort())
    expect(Object.keys(summaries).sort()).toEqual(names)
  })
})
