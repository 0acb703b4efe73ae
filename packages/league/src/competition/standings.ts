// Tables with reasons: each row names the tie-breaker that decided its place.
// Neighbours: tieBreakers.ts has the measures, placing.ts the table of a knock-out, conferences.ts asks who qualifies.
import type { Competition, TieBreaker } from './competition.ts'
import { groupNames } from './groups.ts'
import { placing } from './placing.ts'
import { recordsOf, type TeamRecord } from './records.ts'
import type { Season } from './state.ts'
import { type Comparison, comparisonOf, measures } from './tieBreakers.ts'

/** The place of a team, and the reason for it. */
export interface Row {
  /** Shared by teams that no tie-breaker separates. */
  readonly place: number
  readonly record: TeamRecord
  /** The tie-breaker between this row and its neighbour; null for none. */
  readonly decidedBy: TieBreaker | null
  /** In words: `behind Reikland Reavers: touchdowns 3 to 5`. */
  readonly reason: string
}

/** A table of standings, best team first. */
export interface Table {
  readonly title: string
  /** Whether tie-breakers or rounds of a knock-out decide the order. */
  readonly counts: 'tieBreakers' | 'rounds'
  readonly rows: readonly Row[]
}

interface Split {
  readonly by: TieBreaker
  readonly upper: number
  readonly lower: number
}

/** An order, best first; `splits[i]` is the tie-breaker between teams i − 1 and i, or null. */
interface Order {
  readonly ids: string[]
  readonly splits: (Split | null)[]
}

const ordered = (level: readonly string[], breakers: readonly TieBreaker[], comparison: Comparison): Order => {
  const [by, ...rest] = breakers
  if (level.length < 2 || by === undefined) return { ids: level.slice(), splits: level.map(() => null) }
  const { better, of } = measures[by]
  const values = new Map(
    level.map((id) => {
      const record = comparison.records.get(id)
      return [id, record ? of(record, comparison, level) : 0]
    }),
  )
  const distinct = [...new Set(values.values())].sort((a, b) => (better === 'more' ? b - a : a - b))
  const order: Order = { ids: [], splits: [] }
  for (const [index, value] of distinct.entries()) {
    const group = ordered(
      level.filter((id) => values.get(id) === value),
      rest,
      comparison,
    )
    order.ids.push(...group.ids)
    order.splits.push(index === 0 ? null : { by, upper: distinct[index - 1], lower: value }, ...group.splits.slice(1))
  }
  return order
}

const shown = (value: number): string => (value < 0 ? `−${-value}` : String(value))

const reasonFor = (order: Order, at: number, nameOf: (id: string) => string): string => {
  if (order.ids.length === 1) return 'the only team'
  const neighbour = nameOf(order.ids[at === 0 ? 1 : at - 1])
  const split = order.splits[at === 0 ? 1 : at]
  if (split === null) return `level with ${neighbour} on everything that counts`
  const { name } = measures[split.by]
  return at === 0
    ? `ahead of ${neighbour}: ${name} ${shown(split.upper)} to ${shown(split.lower)}`
    : `behind ${neighbour}: ${name} ${shown(split.lower)} to ${shown(split.upper)}`
}

export const tableOf = (
  title: string,
  ids: readonly string[],
  breakers: readonly TieBreaker[],
  comparison: Comparison,
): Table => {
  const order = ordered(ids, breakers, comparison)
  const nameOf = (id: string): string => comparison.records.get(id)?.team.name ?? id
  let place = 1
  const rows = order.ids.flatMap((id, at): Row[] => {
    const record = comparison.records.get(id)
    if (at > 0 && order.splits[at] !== null) place = at + 1
    const decidedBy = order.splits[at === 0 ? 1 : at]?.by ?? null
    return record ? [{ place, record, decidedBy, reason: reasonFor(order, at, nameOf) }] : []
  })
  return { title, counts: 'tieBreakers', rows }
}

/** A total order: the last tie-breaker is by lot. */
export const strictOrder = (competition: Competition, season: Season, ids: readonly string[]): string[] =>
  ordered(ids, [...competition.tieBreakers, 'lots'], comparisonOf(competition, season)).ids

/**
 * All tables of a season: the play-offs, one for each conference, and the whole league, as far as the competition has
 * them.
 */
export const standings = (competition: Competition, season: Season): Table[] => {
  const comparison = comparisonOf(competition, season)
  const table = (title: string, ids: readonly string[]): Table =>
    tableOf(title, ids, competition.tieBreakers, comparison)
  const all = season.teams.map(({ id }) => id)
  const knockOut = season.fixtures.some(({ stage }) => stage !== 'regular')
  const playOffs = knockOut ? [placing(season, recordsOf(competition, season, 'playOffs'))] : []
  switch (competition.plan.kind) {
    case 'roundRobin':
    case 'swiss':
    case 'ladder':
      return [table('Standings', all)]
    case 'knockOut':
      return knockOut ? playOffs : [table('Entered', all)]
    case 'conferences': {
      const names = groupNames(season)
      const each = season.conferences.map((ids, index) => table(names[index], ids))
      return [...playOffs, ...each, ...(each.length === 1 ? [] : [table('Whole league', all)])]
    }
    default:
      return competition.plan satisfies never
  }
}

/** The winner of a decided season. */
export const championOf = (competition: Competition, season: Season): string | null =>
  standings(competition, season)[0]?.rows[0]?.record.team.id ?? null
