// Steps of a plan that are read on a table of two dice and a difference: `block 7v4`, `throw long +2`. Neighbours: notation.ts reads
// the other steps, calculator.ts computes; the tables are the engine's.
import {
  blockTable,
  bootTable,
  dodgeTable,
  landTable,
  leapTable,
  multipleBlockTable,
  type NamedTable,
  pushTable,
  tackleTable,
  throwTables,
} from '@double-skulls/engine'

/** A roll of two dice and a modifier on a table; its good results count as success. */
export interface TableStep {
  readonly kind: 'onTable'
  /** As it was written: `block 7v4`. */
  readonly text: string
  readonly table: NamedTable
  /** What is added to the dice. */
  readonly modifier: number
  /** Whether any other result ends the turn. */
  readonly endsTurn: boolean
}

interface Duel {
  readonly table: NamedTable
  /** Added besides the difference. */
  readonly more: number
}

/** Attacks, by the number of the one who attacks against that of the other: strengths, or agilities for `evade`. */
const duels: { readonly [word: string]: Duel } = {
  block: { table: blockTable, more: 0 },
  charge: { table: blockTable, more: -1 },
  several: { table: multipleBlockTable, more: 0 },
  gang: { table: multipleBlockTable, more: 0 },
  push: { table: pushTable, more: 0 },
  tackle: { table: tackleTable, more: 0 },
  evade: { table: dodgeTable, more: 0 },
  boot: { table: bootTable, more: 0 },
}

/** Rolls with all that is added to them. */
const alone: { readonly [word: string]: NamedTable } = { leap: leapTable, land: landTable }

const bands: { readonly [band: string]: NamedTable } = throwTables

/** What the error messages of the notation say of such steps. */
export const TABLE_STEPS = `a table (${Object.keys(duels).join(', ')}, each as in "block 7v4"; "throw long +2"; "leap +3")`

const VERSUS = /^(\d{1,2})v(\d{1,2})([+-]\d{1,2})?$/
const SIGNED = /^[+-]\d{1,2}$/

const found = <T>(entries: { readonly [word: string]: T }, word: string): T | undefined =>
  Object.hasOwn(entries, word) ? entries[word] : undefined

const stepOn = (
  words: readonly string[],
  table: NamedTable,
  modifier: number,
  endsTurn = false,
): { readonly step: TableStep; readonly used: number } => ({
  step: { kind: 'onTable', text: words.join(' '), table, modifier, endsTurn },
  used: words.length,
})

/** The step on a table that begins with these words, and how many of them it takes; null if none does. */
export const tableStep = (words: readonly string[]): { readonly step: TableStep; readonly used: number } | null => {
  const [first = '', second = '', third = ''] = words
  const versus = VERSUS.exec(second)
  const duel = found(duels, first)
  if (versus && duel) {
    const [, own, other, more = '0'] = versus
    return stepOn([first, second], duel.table, Number(own) - Number(other) + duel.more + Number(more))
  }
  if (!SIGNED.test(second)) {
    const band = first === 'throw' ? found(bands, second) : undefined
    return band && SIGNED.test(third) ? stepOn([first, second, third], band, Number(third), true) : null
  }
  const table = found(alone, first)
  return table ? stepOn([first, second], table, Number(second)) : null
}

/** The chance of a good result. */
export const chanceOnTable = ({ table: { rows, extremes }, modifier }: TableStep): number => {
  const isGood = (result: string): boolean => rows.find((row) => row.result === result)?.good === true
  let good = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const natural = a + b
      const extreme = natural === 2 ? extremes?.lowest : natural === 12 ? extremes?.highest : undefined
      const row = rows.find(({ upTo }) => natural + modifier <= upTo)
      if (extreme === undefined ? row?.good === true : isGood(extreme)) good++
    }
  return good / 36
}
