// Checks the lines that only editions with ratings write: handicaps, and ageing after a star roll. Neighbours: lines.ts
// checks the others, ../handicaps/handicapTable.ts and ../postMatch/ageingTable.ts have what there is.
import type { Book } from '../book.ts'
import type { Fault } from '../fault.ts'
import { handicapNamed, handicapTable } from '../handicaps/handicapTable.ts'
import type { HistoryEvent, HistoryLine } from '../history/events.ts'
import { ageWords } from '../postMatch/ageing.ts'
import { ageingResults } from '../postMatch/ageingTable.ts'
import { discrepancy } from './discrepancy.ts'
import { at, numbered } from './lines.ts'

const checkHandicaps = (index: number, { rolled }: HistoryLine<'handicaps'>): Fault[] =>
  rolled.flatMap((id, i) => {
    const field = at(index, `rolled[${i}]`)
    if (handicapNamed(id)?.id !== id)
      return [
        discrepancy(
          'history',
          field,
          `there is no handicap "${id}"`,
          `take one of ${handicapTable.map((one) => one.id).join(', ')}`,
        ),
      ]
    return rolled.indexOf(id) < i
      ? [discrepancy('history', field, `"${id}" is there twice, and nobody has a handicap twice`, 'take one out')]
      : []
  })

const isPossible = ({ niggling, lowers }: HistoryLine<'aged'>): boolean =>
  ageingResults.some((row) => row.niggling === niggling && row.lowers === lowers)

/** Age does one thing, and only right after a star roll of the same player. */
const checkAge = (index: number, line: HistoryLine<'aged'>, before: HistoryEvent | undefined): Fault[] => {
  if (!isPossible(line))
    return [
      discrepancy(
        'history',
        at(index, 'lowers'),
        `age does not ${line.niggling ? `give a niggling injury and lower ${line.lowers}` : `lower "${line.lowers}"`}`,
        `it brings one of these: ${[...new Set(ageingResults.map(ageWords))].join(', ')}`,
      ),
    ]
  return before?.what === 'improved' && before.player === line.player
    ? []
    : [
        discrepancy(
          'history',
          `history[${index}]`,
          `${line.player} ages right after a star roll only, and the line before this one is none of his`,
          'take the line out, or bring back his star roll before it',
        ),
      ]
}

export const ratedFaults = ({ league, edition }: Book, events: readonly HistoryEvent[]): Fault[] =>
  numbered(events).flatMap(({ event, index }) => {
    if (event.what !== 'handicaps' && event.what !== 'aged') return []
    if (!league.rated)
      return [
        discrepancy(
          'history',
          at(index, 'what'),
          `${edition.id} has no ${event.what === 'aged' ? 'ageing' : 'handicaps'}`,
          'take the line out',
        ),
      ]
    return event.what === 'handicaps' ? checkHandicaps(index, event) : checkAge(index, event, events[index - 1])
  })
