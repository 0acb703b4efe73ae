// The positions of second: what each adds to the row of a Lineman of its race, what it costs on top, how it looks. Neighbours:
// races.ts has the rows and says which race has which positions.
import { proposalsSecond } from '../../tables/proposalsSecond.ts'
import type { FigureRole } from '../../vocabulary/figures.ts'
import type { Stats } from '../../vocabulary/words.ts'

const changes = proposalsSecond.positions.value

/** A row as the cards print it. */
export type Row = readonly [MA: number, SP: number, ST: number, AG: number, TS: number, CL: number, AV: number]

export const positionNames = [
  'Lineman',
  'Blocker',
  'Kicker',
  'Catcher',
  'Thrower',
  'Blitzer',
  'Berserker',
  'Makeweight',
] as const
export type PositionName = (typeof positionNames)[number]

interface PositionOfAnyRace {
  /** Added to the Lineman's row. */
  readonly change: Stats
  /** Gold crowns on top of a Lineman. */
  readonly cost: number
  readonly role: FigureRole
  /** How many a squad of 16 may have. */
  readonly max: number
  readonly skills: readonly string[]
}

/** Nobody limits how many of its players have a position, Kickers apart. */
const ANY = 16
/** Of all races together. */
export const MOST_KICKERS = 2

export const positions: { readonly [P in PositionName]: PositionOfAnyRace } = {
  Lineman: { change: {}, cost: 0, role: 'lineman', max: ANY, skills: [] },
  Blocker: { change: changes.blocker, cost: 500, role: 'blocker', max: ANY, skills: [] },
  Kicker: { change: changes.kicker, cost: 500, role: 'runner', max: MOST_KICKERS, skills: ['kicker'] },
  Catcher: { change: changes.catcher, cost: 500, role: 'catcher', max: ANY, skills: [] },
  Thrower: { change: changes.thrower, cost: 1000, role: 'thrower', max: ANY, skills: [] },
  // The Elf star's AV of 9 is taken as his own, not as part of the position.
  Blitzer: { change: changes.blitzer, cost: 1000, role: 'blitzer', max: ANY, skills: [] },
  Berserker: { change: changes.berserker, cost: 1000, role: 'berserker', max: ANY, skills: ['berserker'] },
  // In no team list: he comes only to a team that is short of players.
  Makeweight: { change: { AG: -1, TS: -1, CL: -1 }, cost: 0, role: 'lineman', max: ANY, skills: [] },
}

export const changed = (row: Row, { MA = 0, SP = 0, ST = 0, AG = 0, TS = 0, CL = 0, AV = 0 }: Stats): Row => [
  row[0] + MA,
  row[1] + SP,
  row[2] + ST,
  row[3] + AG,
  row[4] + TS,
  row[5] + CL,
  row[6] + AV,
]

export const statsOf = ([MA, SP, ST, AG, TS, CL, AV]: Row): Stats => ({ MA, SP, ST, AG, TS, CL, AV })
