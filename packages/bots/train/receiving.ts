// The outcome frequencies of kick-offs, by the turns the receiving side had left.
// Neighbours: rows.ts, ../src/leadValue.ts.
import { outcomes } from '../src/leadValue.ts'
import type { Row } from './rows.ts'

const MOST_TURNS = 8
/** With fewer rows than this, the frequencies for one turn less are used. */
const ENOUGH = 20

/** The index of the outcome for a touchdown difference. */
export const outcomeOf = (difference: number): number =>
  Math.max(0, Math.min(outcomes.length - 1, difference - outcomes[0]))

export const receivingOf = (rows: readonly Row[]): number[][] => {
  const frequencies: number[][] = []
  let usual = outcomes.map((more) => Number(more === 0))
  for (let turns = 0; turns <= MOST_TURNS; turns++) {
    const kickOffs = rows.filter((row) => row.kind === 'kickOff' && Math.min(row.turns, MOST_TURNS) === turns)
    if (kickOffs.length >= ENOUGH)
      usual = outcomes.map((_more, i) => kickOffs.filter((row) => outcomeOf(row.came) === i).length / kickOffs.length)
    frequencies.push(usual)
  }
  return frequencies
}
