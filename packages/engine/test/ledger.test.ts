// Keeps the rule ledgers honest: compares packages/engine/rules/*.md with the titles of every test.
// Neighbour: packages/cli/src/ledger.ts reads them, also for the `skulls rules` command.
import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  countLedger,
  type LedgerItem,
  ledgerEditions,
  markLedger,
  namedRules,
  packagesDir,
  parseLedger,
  provenItems,
  readLedger,
  testFiles,
  titlesOf,
} from '../../cli/src/ledger.ts'

const sizes: Record<string, number> = { bugman: 636, crp: 138, bb2020: 848, third: 269, second: 469 }
const proven = provenItems()
const itemsOf = (edition: string): LedgerItem[] =>
  parseLedger(readLedger(edition)).chapters.flatMap((chapter) => chapter.items)
const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe('the ledgers', () => {
  it('should exist for every edition we know the size of', () => {
    expect(ledgerEditions()).toEqual(expect.arrayContaining(Object.keys(sizes)))
  })

  for (const edition of ledgerEditions()) {
    it(`should number the rules of ${edition} without a gap`, () => {
      const numbers = itemsOf(edition).map((item) => item.number)
      expect(numbers.sort((a, b) => a - b)).toEqual(numbersTo(sizes[edition] ?? numbers.length))
    })

    it(`should mark a rule of ${edition} exactly when a test names it`, () => {
      const named = proven.get(edition) ?? new Set<number>()
      const wrong = itemsOf(edition).filter((item) => item.done !== named.has(item.number))
      const list = (done: boolean): string =>
        wrong
          .filter((item) => item.done === done)
          .map((item) => item.number)
          .join(', ') || 'none'
      const advice = `${edition}: marked but named by no test: ${list(true)}; named but not marked: ${list(false)}`
      expect(wrong, `${advice}. Run npm run rules -- --mark`).toEqual([])
    })
  }

  it('should hold every rule a test names', () => {
    const known = new Map(ledgerEditions().map((name) => [name, new Set(itemsOf(name).map((item) => item.number))]))
    const unknown = [...proven].flatMap(([edition, numbers]) =>
      [...numbers].filter((number) => !known.get(edition)?.has(number)).map((number) => `${edition} ${number}`),
    )
    expect(unknown, 'tests name rules that no ledger holds').toEqual([])
  })

  it('should point only to rulings that are written down', () => {
    const chapters = new URL('../../../docs/rulings/', import.meta.url)
    const written = new Set(
      readdirSync(chapters)
        .map((name) => readFileSync(new URL(name, chapters), 'utf8'))
        .flatMap((page) => [...page.matchAll(/^\| <a id="\w+"><\/a>([RCOSDE]\d+) \|/gm)].map(([, id]) => id)),
    )
    const missing = ledgerEditions()
      .flatMap((edition) => itemsOf(edition))
      .flatMap((item) => [...item.source.matchAll(/ruling ([A-Z]\d+)/g)].map(([, id]) => id))
      .filter((id) => !written.has(id))
    expect(missing).toEqual([])
  })
})

describe('the tests', () => {
  it('should all run: none is skipped, put off, singled out or expected to fail', () => {
    const held = /\.(?:skip|skipIf|runIf|todo|only|fails)\b\s*[(.]/
    const idle = testFiles().filter((file) => held.test(readFileSync(file, 'utf8')))
    expect(idle.map((file) => relative(packagesDir, file))).toEqual([])
  })
})

describe('reading a ledger', () => {
  const page = [
    '# A ledger',
    'Two lines of prose.',
    '',
    '## A. Set-up',
    'part: match',
    '',
    '- [x] 1 First — seed 000, Here',
    '- [ ] 2 Second — seed 000, There, ruling R1',
    '## B2. More',
    'part: faq',
    '- [ ] 3 Third — seed 001, Elsewhere',
    '',
  ]
  const text = page.join('\n')
  const replaced = (line: number, by: string): string =>
    page.map((was, index) => (index === line - 1 ? by : was)).join('\n')

  it('should give chapters, parts and items', () => {
    expect(parseLedger(text).chapters).toEqual([
      {
        id: 'A',
        title: 'Set-up',
        part: 'match',
        items: [
          { number: 1, text: 'First', source: 'seed 000, Here', done: true },
          { number: 2, text: 'Second', source: 'seed 000, There, ruling R1', done: false },
        ],
      },
      {
        id: 'B2',
        title: 'More',
        part: 'faq',
        items: [{ number: 3, text: 'Third', source: 'seed 001, Elsewhere', done: false }],
      },
    ])
  })

  it('should name the line of what it cannot read', () => {
    expect(() => parseLedger(replaced(8, '- [ ] 1 Again — seed 000, Here'))).toThrow(
      /line 8: item 1 is already on line 7/,
    )
    expect(() => parseLedger(replaced(8, '- [] 2 Second — seed 000, There'))).toThrow(/line 8: malformed item/)
    expect(() => parseLedger(replaced(8, '- [ ] 2 Second'))).toThrow(/line 8: item 2 does not say where/)
    expect(() => parseLedger(replaced(10, 'part: tea'))).toThrow(/line 10: unknown part "tea"/)
    expect(() => parseLedger(replaced(10, ''))).toThrow(/line 11: chapter B2 needs its "part/)
    expect(() => parseLedger(replaced(9, '## A. More'))).toThrow(/line 9: chapter A appears twice/)
    expect(() => parseLedger(replaced(9, '## More'))).toThrow(/line 9: malformed item/)
    expect(() => parseLedger('- [ ] 1 First — seed 000, Here')).toThrow(/line 1/)
    expect(() => parseLedger('## A. Alone')).toThrow(/line 1: chapter A has no "part/)
  })

  it('should mark what is proven and unmark what is not', () => {
    const marked = markLedger(text, new Set([2, 3]))
    expect(
      parseLedger(marked)
        .chapters.flatMap((chapter) => chapter.items)
        .map((item) => item.done),
    ).toEqual([false, true, true])
    expect(markLedger(marked, new Set([1]))).toBe(text)
  })

  it('should count by chapter', () => {
    expect(countLedger('sample', parseLedger(text), new Set([2, 3, 99]))).toEqual({
      edition: 'sample',
      total: 3,
      proven: 2,
      unproven: [1],
      chapters: [
        { id: 'A', title: 'Set-up', part: 'match', total: 2, proven: 1 },
        { id: 'B2', title: 'More', part: 'faq', total: 1, proven: 1 },
      ],
    })
  })
})

describe('reading titles', () => {
  // The calls are assembled here, because this file is read for titles too.
  const call = (name: string, rest: string): string => name + rest

  it('should take the first argument of tests, suites and rules', () => {
    const source = [
      call('it', "('one', () => {})"),
      call('test', '("two")'),
      call('describe', '(\n  `three`, () => {})'),
      call('rule', "('it\\'s four')"),
      call('it.each', "([[1, f(2)]])('five %i', () => {})"),
    ].join('\n')
    expect(titlesOf(source)).toEqual(['one', 'two', 'three', "it\\'s four", 'five %i'])
  })

  it('should pass over everything else', () => {
    const source = [
      call('// it', "('no')"),
      call('/* it', "('no') */"),
      call('commit', "('no')"),
      call('x.it', "('no')"),
      call('it', '(title)'),
    ].join('\n')
    expect(titlesOf(source)).toEqual([])
  })

  it('should read numbers, lists and ranges of several editions', () => {
    expect(namedRules('[old 38, 41-43] [older 7] a [b] c', 'here')).toEqual([
      { edition: 'old', numbers: [38, 41, 42, 43] },
      { edition: 'older', numbers: [7] },
    ])
  })

  it('should refuse numbers it cannot read', () => {
    expect(() => namedRules('[old 3x] a', 'here')).toThrow(/here.*is no list of rule numbers/)
    expect(() => namedRules(`[old $${'{n}'}] a`, 'here')).toThrow(/is no list of rule numbers/)
    expect(() => namedRules('[old 9-3] a', 'here')).toThrow(/runs backwards/)
  })
})
