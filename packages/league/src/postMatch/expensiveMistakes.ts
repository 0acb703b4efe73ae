// Expensive Mistakes: a team with a large treasury may lose gold. Neighbours: hiring.ts comes before, so that a coach
// can spend it; spirallingExpenses.ts is the rule of earlier editions.
import { drawOne, type LeagueProcedure, roll } from '../procedure.ts'
import { eachSide, noted } from './afterMatch.ts'

const FROM = 100_000
const COLUMN = 100_000
const COLUMNS = 6
const STEP = 10_000
const HALF_STEP = 5_000

export const mistakes = ['averted', 'minor', 'major', 'catastrophe'] as const
export type Mistake = (typeof mistakes)[number]

/** By D6 result and column; each 100,000 in the treasury is one column further. */
const table: readonly (readonly Mistake[])[] = [
  ['minor', 'minor', 'major', 'major', 'catastrophe', 'catastrophe'],
  ['averted', 'minor', 'minor', 'major', 'major', 'catastrophe'],
  ['averted', 'averted', 'minor', 'minor', 'major', 'major'],
  ['averted', 'averted', 'averted', 'minor', 'minor', 'major'],
  ['averted', 'averted', 'averted', 'averted', 'minor', 'minor'],
  ['averted', 'averted', 'averted', 'averted', 'averted', 'minor'],
]

export const mistakeFor = (treasury: number, face: number): Mistake =>
  table[face - 1][Math.min(COLUMNS, Math.floor(treasury / COLUMN)) - 1]

function* lostBy(who: string, mistake: Mistake, treasury: number): LeagueProcedure<number> {
  switch (mistake) {
    case 'averted':
      return 0
    case 'minor': {
      const [face] = yield* roll(who, 'minor incident', 'd3')
      return face * STEP
    }
    case 'major':
      return Math.floor(treasury / 2 / HALF_STEP) * HALF_STEP
    case 'catastrophe': {
      const [first, second] = yield* roll(who, 'catastrophe', 'd6', 'd6')
      return Math.max(0, treasury - (first + second) * STEP)
    }
  }
}

export const expensiveMistakes = eachSide(function* ({ team, side }) {
  if (team.treasury < FROM) return {}
  const byFace = table.map((_, i) => mistakeFor(team.treasury, i + 1))
  const mistake = byFace[yield* drawOne(side, 'expensive mistakes', byFace)]
  const lost = yield* lostBy(side, mistake, team.treasury)
  return { team: noted({ ...team, treasury: team.treasury - lost }, 'mistake', { mistake, lost }) }
})
