// `skulls rules`: how many rules of each edition's ledger are proven by tests. Neighbours: ../ledger.ts reads ledgers
// and tests.

import { type Command, isOn, textOf } from '../command.ts'
import { writeWhole } from '../files.ts'
import {
  countLedgers,
  hasLedgers,
  type LedgerCounts,
  ledgerPath,
  markLedger,
  provenItems,
  readLedger,
} from '../ledger.ts'
import { refuse, unknown } from '../usage.ts'

const percent = (proven: number, total: number): string =>
  total === 0 ? '–' : `${Math.floor((100 * proven) / total)} %`

const print = (counts: LedgerCounts): void => {
  const width = Math.max(...counts.chapters.map(({ id, title }) => `${id} ${title}`.length), counts.edition.length)
  const row = (name: string, proven: number, total: number): void =>
    console.log(
      `  ${name.padEnd(width)}  ${String(proven).padStart(4)} / ${String(total).padEnd(4)} ${percent(proven, total).padStart(5)}`,
    )
  console.log(`${counts.edition}: proven / total`)
  for (const chapter of counts.chapters) row(`${chapter.id} ${chapter.title}`, chapter.proven, chapter.total)
  row('all', counts.proven, counts.total)
  console.log('')
}

const mark = (edition: string, proven: ReadonlySet<number>): boolean => {
  const text = readLedger(edition)
  const marked = markLedger(text, proven)
  if (marked !== text) writeWhole(ledgerPath(edition), marked)
  return marked !== text
}

const markAll = (editions: readonly string[]): string[] => {
  if (!hasLedgers())
    refuse('--mark rewrites the ledgers of a clone, and this is an installed command; run it in a clone')
  const proven = provenItems()
  return editions.filter((edition) => mark(edition, proven.get(edition) ?? new Set()))
}

export const rules: Command = {
  name: 'rules',
  summary: 'Counts the rules of each edition that a test proves, chapter by chapter.',
  notes: ['A rule is proven when the title of a test names it, as in "[crp 38] …".'],
  operands: [],
  flags: [
    { name: 'edition', value: 'E', help: 'only this ledger' },
    { name: 'mark', help: 'also rewrite the marks in the ledgers: [x] proven, [ ] not' },
    { name: 'json', help: 'one JSON object and nothing else' },
  ],
  examples: ['skulls rules', 'skulls rules --edition crp --json'],

  run(given) {
    const one = textOf(given, 'edition')
    const all = countLedgers()
    const known = all.map(({ edition }) => edition)
    if (one !== undefined && !known.includes(one)) return unknown('edition', one, known)
    const counts = all.filter(({ edition }) => one === undefined || edition === one)
    const marked = isOn(given, 'mark') ? markAll(counts.map(({ edition }) => edition)) : []
    if (isOn(given, 'json')) {
      const editions = counts.map(({ edition, total, proven: count, unproven }) => ({
        edition,
        total,
        proven: count,
        unproven,
      }))
      console.log(JSON.stringify(one === undefined ? { editions } : counts[0]))
      return 0
    }
    counts.forEach(print)
    if (isOn(given, 'mark'))
      console.log(marked.length > 0 ? `Rewrote the marks of ${marked.join(', ')}.` : 'All marks were right.')
    return 0
  },
}
