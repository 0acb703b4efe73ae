// Spiralling Expenses: teams of high value pay after every match. Neighbours: ../value.ts has the value,
// expensiveMistakes.ts the rule of later editions.
import { teamValue } from '../value.ts'
import { noted, reckoned } from './afterMatch.ts'

const FROM = 1_750_000
const BAND = 150_000
const PER_BAND = 10_000

export const expensesFor = (value: number): number =>
  value < FROM ? 0 : (Math.floor((value - FROM) / BAND) + 1) * PER_BAND

export const spirallingExpenses = reckoned(({ team }) => {
  const due = expensesFor(teamValue(team))
  if (due === 0) return {}
  const amount = Math.min(due, team.treasury)
  return { team: noted({ ...team, treasury: team.treasury - amount }, 'expenses', { due, amount }) }
})
