// What came of kick-offs, by the turns the receiving side had left: how likely each outcome was.
// Neighbours: rows.ts, ../src/leadValue.ts.
import { outcomes } from '../src/leadValue.ts'
import type { Row } from './rows.ts'

const MOST_TURNS = 8
/** Fewer say nothing: then it is taken to be as with a turn less. */
const ENOUGH = 20

/** Which of the outcomes so many touchdowns are. */
export const outcomeOf = (came: number): number => Math.max(0, Math.min(outcomes.length - 1, came - outcomes[0]))

export const receivingOf = (rows: readonly Row[]): number[][] => {
  const found: number[][] = []
  let usual = outcomes.map((more) => Number(more === 0))
  for (let turns = 0; turns <= MOST_TURNS; turns++) {
    const came = rows.filter((row) => row.kind === 'kickOff' && Math.min(row.turns, MOST_TURNS) === turns)
    if (came.length >= ENOUGH)
      usual = outcomes.map((_more, i) => came.filter((row) => outcomeOf(row.came) === i).length / came.length)
    found.push(usual)
  }
  return found
}
