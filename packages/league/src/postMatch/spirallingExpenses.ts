// Spiralling expenses: the more a team is worth, the more it pays after every match. Neighbours: value.ts counts,
// expensiveMistakes.ts is the later way to take money away.
import { teamValue } from '../value.ts'
import { noted, reckoned } from './afterMatch.ts'

const FROM = 1_750_000
const BAND = 150_000
const PER_BAND = 10_000

/** What a team of that value pays. */
export const expensesFor = (value: number): number =>
  value < FROM ? 0 : (Math.floor((value - FROM) / BAND) + 1) * PER_BAND

export const spirallingExpenses = reckoned(({ team }) => {
  const due = expensesFor(teamValue(team))
  if (due === 0) return {}
  const amount = Math.min(due, team.treasury)
  return { team: noted({ ...team, treasury: team.treasury - amount }, 'expenses', { due, amount }) }
})
