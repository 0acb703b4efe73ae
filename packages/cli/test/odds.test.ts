// `skulls odds`: the table, the JSON, the help and errors. Neighbours: packages/odds/test/notation.test.ts tests the
// numbers.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { odds } from '../src/commands/odds.ts'
import { lineCount, skulls } from './runSkulls.ts'

describe('skulls odds', () => {
  it.concurrent('should print the odds of two rolls of 2+ with no, one and two re-rolls', async () => {
    const { code, out, err } = await skulls('odds', '2+,2+')
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/success +69\.44 % +92\.59 % +94\.52 %/)
    expect(out).toMatch(/turnover +30\.56 % +7\.41 % +5\.48 %/)
    // One row for each step, the head, success and turnover.
    expect(lineCount(out)).toBe(5)
  })

  it.concurrent('should print JSON and nothing else', async () => {
    const { out } = await skulls('odds', '--json', '2+ d3+ 2block4 | rr 1')
    const { plan, byRerolls } = JSON.parse(out)
    expect(plan).toBe('2+ d3+ 2block4 | rr 1')
    expect(byRerolls.map((one: object) => Object.keys(one))).toEqual([
      ['rerolls', 'success', 'turnover'],
      ['rerolls', 'success', 'turnover'],
    ])
    expect(byRerolls[0].success).toBeCloseTo((5 / 6) * (4 / 6) * (1 - (2 / 6) ** 2), 12)
  })

  it.concurrent('should mean the same in long words and short', async () => {
    const [long, short] = await Promise.all([
      skulls('odds', 'dodge 3+, gfi, pickup 2+, 2block pow'),
      skulls('odds', 'd3+ g p2+ 2b'),
    ])
    expect(long.out).toBe(short.out)
    expect(long.out).toMatch(/neither/)
  })

  it.concurrent('should explain the notation', async () => {
    const { out, code } = await skulls('odds', '--help')
    expect(code).toBe(0)
    for (const word of ['2block4', 'rr 1', 'gfi', 'loner', '--json']) expect(out).toContain(word)
  })

  const page = readFileSync(new URL('../../../docs/odds.md', import.meta.url), 'utf8')
  const shown = [...page.matchAll(/^ {4}\$ npx skulls odds "(.*)"\n((?: {4}[^$].*\n)+)/gm)]

  it.concurrent.each(shown.map(([, plan, output]) => ({ plan, output })))(
    'should print what the manual shows for $plan',
    async ({ plan, output }) => {
      const { out, err } = await skulls('odds', plan)
      const [start] = output.replaceAll(/^ {4}/gm, '').split('…')
      expect((out + err).startsWith(start)).toBe(true)
      expect(start.length).toBeGreaterThan(20)
    },
  )

  it.concurrent.each(odds.examples.map((example) => ({ example })))(
    'should run the example $example',
    async ({ example }) => {
      const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare)
      const { code, out, err } = await skulls(...words.slice(1))
      expect(err).toBe('')
      expect(code).toBe(0)
      expect(out).not.toBe('')
    },
  )

  it('should find examples in the manual', () => {
    expect(shown.length).toBeGreaterThan(1)
  })

  it.concurrent.each([
    [['odds'], 'needs PLAN'],
    [['odds', '2+ dogde 3+'], '"dogde" at character 4'],
    [['odds', '2+ | rr nine'], 'rr 0 to rr 8'],
    [['odds', '--jsn', '2+'], 'did you mean "--json"?'],
  ])('should refuse %j with a remedy', async (words, remedy) => {
    const { code, out, err } = await skulls(...words)
    expect(err).toContain(remedy)
    expect(lineCount(err)).toBe(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})
