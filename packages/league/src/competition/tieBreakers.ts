// The tie-breakers: name, direction and measure of each.
// Neighbours: standings.ts applies them in the competition's order, records.ts has the totals.
import type { Competition, TieBreaker } from './competition.ts'
import { rungsOf } from './ladder.ts'
import { drawSeed, seededLots, shuffled } from './lots.ts'
import { recordsOf, type TeamRecord } from './records.ts'
import type { Season } from './state.ts'

export interface Comparison {
  readonly records: ReadonlyMap<string, TeamRecord>
  readonly rungs: readonly string[]
  readonly lots: readonly string[]
}

export const comparisonOf = (competition: Competition, season: Season): Comparison => ({
  records: recordsOf(competition, season),
  rungs: rungsOf(season),
  lots: shuffled(
    season.teams.map(({ id }) => id),
    seededLots(drawSeed(competition.seed, season.number, 0)),
  ),
})

interface Measure {
  readonly name: string
  readonly better: 'more' | 'less'
  /** `level` are the teams still tied, this one included. */
  of(record: TeamRecord, comparison: Comparison, level: readonly string[]): number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Counts only where all tied teams have met each other. */
const headToHead: Measure['of'] = ({ team, meetings }, { records }, level) => {
  const haveMet = (id: string, other: string): boolean =>
    id === other || (records.get(id)?.meetings.some(({ opponent }) => opponent === other) ?? false)
  if (!level.every((id) => level.every((other) => haveMet(id, other)))) return 0
  const among = meetings.filter(({ opponent }) => opponent !== team.id && level.includes(opponent))
  return sum(among.map(({ points }) => points))
}

const pointsOf = ({ records }: Comparison, id: string): number => records.get(id)?.points ?? 0

export const measures: { readonly [T in TieBreaker]: Measure } = {
  points: { name: 'points', better: 'more', of: ({ points }) => points },
  headToHead: { name: 'points against each other', better: 'more', of: headToHead },
  touchdownDifference: {
    ...{ name: 'touchdown difference', better: 'more' },
    of: ({ touchdownsFor, touchdownsAgainst }) => touchdownsFor - touchdownsAgainst,
  },
  touchdownsFor: { name: 'touchdowns', better: 'more', of: ({ touchdownsFor }) => touchdownsFor },
  touchdownsAgainst: { name: 'touchdowns conceded', better: 'less', of: ({ touchdownsAgainst }) => touchdownsAgainst },
  casualtyDifference: {
    ...{ name: 'casualty difference', better: 'more' },
    of: ({ casualtiesFor, casualtiesAgainst }) => casualtiesFor - casualtiesAgainst,
  },
  casualtiesFor: { name: 'casualties', better: 'more', of: ({ casualtiesFor }) => casualtiesFor },
  opponentsScore: {
    ...{ name: "opponents' points", better: 'more' },
    of: ({ meetings }, comparison) => sum(meetings.map(({ opponent }) => pointsOf(comparison, opponent))),
  },
  sonnebornBerger: {
    ...{ name: 'points of opponents beaten and half of those drawn with', better: 'more' },
    of: ({ meetings }, comparison) => {
      const worth = { win: 1, draw: 0.5, loss: 0 }
      return sum(meetings.map(({ opponent, outcome }) => worth[outcome] * pointsOf(comparison, opponent)))
    },
  },
  wins: { name: 'wins', better: 'more', of: ({ won }) => won },
  winsMinusLosses: { name: 'wins less losses', better: 'more', of: ({ won, lost }) => won - lost },
  teamValue: { name: 'team value', better: 'less', of: ({ team }) => team.teamValue },
  fame: { name: 'Fame', better: 'more', of: ({ fame = 0 }) => fame },
  rung: { name: 'rung', better: 'less', of: ({ team }, { rungs }) => rungs.indexOf(team.id) + 1 },
  lots: { name: 'lot', better: 'less', of: ({ team }, { lots }) => lots.indexOf(team.id) + 1 },
}
