// Checks the lines of a history against each other: order, results, awards, fans, seasons, trophy. Neighbours: money.ts
// checks payments, careers.ts players.
import { injuriesOf } from '@double-skulls/engine'
import type { Book } from '../book.ts'
import type { Fault } from '../fault.ts'
import { handicapRolls } from '../handicaps/handicapRolls.ts'
import type { HistoryEvent, HistoryLine } from '../history/events.ts'
import type { Team } from '../team.ts'
import { leastFans } from '../value.ts'
import { beyond, contradiction, discrepancy } from './discrepancy.ts'

type Match = HistoryLine<'match'>

export interface Numbered<E = HistoryEvent> {
  readonly event: E
  readonly index: number
}

export const numbered = (events: readonly HistoryEvent[]): Numbered[] =>
  events.map((event, index) => ({ event, index }))

export const at = (index: number, field: string): string => `history[${index}].${field}`

/** The `at` of every line must be the number of games before it. */
const checkOrder = (events: readonly HistoryEvent[]): Fault[] => {
  let games = 0
  return numbered(events).flatMap(({ event, index }) => {
    const before = games
    if (event.what === 'match') games++
    return event.what === 'imported' || event.at === before ? [] : [contradiction(at(index, 'at'), event.at, before)]
  })
}

const outcomeFor = ({ outcome, by, score: [own, other] }: Match): Match['outcome'] | null => {
  switch (by) {
    case 'touchdowns':
    case 'turnCap':
    case 'overtime':
      return own === other ? 'draw' : own > other ? 'win' : 'loss'
    case 'shootOut':
      return own === other && outcome !== 'draw' ? outcome : null
    case 'concession':
    case 'excusedConcession':
      return outcome === 'draw' ? null : outcome
    case 'forfeit':
      return own === 1 && other === 0 ? 'win' : null
  }
}

const checkMatches = (events: readonly HistoryEvent[]): Fault[] =>
  numbered(events).flatMap(({ event, index }) => {
    if (event.what !== 'match') return []
    const should = outcomeFor(event)
    if (should === event.outcome) return []
    const message = `it says "${event.outcome}" by ${event.by}, and the score was ${event.score.join('–')}`
    return [discrepancy('history', at(index, 'outcome'), message, should ? `write "${should}"` : 'correct the line')]
  })

/** The lines that follow each match, up to the next one or to the end of the season. */
export const afterEach = (events: readonly HistoryEvent[]): { match: Numbered<Match>; rest: Numbered[] }[] =>
  numbered(events).flatMap(({ event, index }) => {
    if (event.what !== 'match') return []
    const rest = numbered(events).slice(index + 1)
    const end = rest.findIndex((one) => ['match', 'season', 'redraft', 'prize', 'trophy'].includes(one.event.what))
    return [{ match: { event, index }, rest: end < 0 ? rest : rest.slice(0, end) }]
  })

const lost = ({ event }: Numbered<Match>, by: Match['by']): boolean => event.outcome === 'loss' && event.by === by

/** Handicaps give awards after a match, and before the next one. */
const MOST_EXTRA_AWARDS = Math.max(...handicapRolls.map(({ awards }) => awards))
const AWARDS_BEFORE_THE_NEXT = 2

/** The most awards a match can have for this team. */
const mostAwards = ({ league }: Book, match: Numbered<Match>): number => {
  const { event } = match
  if (event.by === 'forfeit') return league.noShowAwards ?? 0
  if (league.afterMatch.includes('mostValuableOfEach'))
    return (event.friendly || lost(match, 'concession') ? 0 : 1 + MOST_EXTRA_AWARDS) + AWARDS_BEFORE_THE_NEXT
  if (event.friendly || lost(match, 'concession')) return 0
  if (league.afterMatch.includes('mostValuableOfAll'))
    return event.outcome === 'win' && event.by === 'concession' ? 2 : 1
  return league.afterMatch.includes('mostValuableMember') ? 1 : 0
}

const checkAwards = (book: Book, events: readonly HistoryEvent[]): Fault[] => {
  const worth = book.league.careers?.awards.mostValuable ?? 0
  return afterEach(events).flatMap(({ match, rest }) => {
    const awards = rest.filter((one) => one.event.what === 'mostValuable')
    const most = mostAwards(book, match)
    return [
      ...awards
        .slice(most)
        .map(({ index }) =>
          discrepancy(
            'history',
            `history[${index}]`,
            `the match of history[${match.index}] has ${most} most valuable of this team at most`,
            'take the line out',
          ),
        ),
      ...awards.flatMap(({ event, index }) =>
        event.what === 'mostValuable' && event.points !== 0 && event.points !== worth
          ? [contradiction(at(index, 'points'), event.points, worth)]
          : [],
      ),
    ]
  })
}

/** In the Cup one player improves after a match; elsewhere points limit the advances. */
const checkImprovements = ({ league }: Book, events: readonly HistoryEvent[]): Fault[] => {
  if (!league.afterMatch.includes('chosenImprovement')) return []
  return afterEach(events).flatMap(({ match, rest }) =>
    rest
      .filter((one) => one.event.what === 'improved')
      .slice(match.event.by === 'forfeit' ? 0 : 1)
      .map(({ index }) =>
        discrepancy('history', `history[${index}]`, 'one player improves after a match at most', 'take the line out'),
      ),
  )
}

const MOST_LOST_BY_CONCEDING = 3

/** The possible change of fans after a match. */
const fanRange = ({ league }: Book, { event }: Numbered<Match>): readonly [least: number, most: number] => {
  if (event.by === 'forfeit') return [0, 0]
  // A natural 1 and a natural 6 count whatever the result.
  if (league.afterMatch.includes('fanFactorByTable'))
    return event.outcome === 'loss' && event.by === 'concession' ? [-2, 0] : [-1, 1]
  if (league.afterMatch.includes('winnersFans')) return event.outcome === 'win' ? [1, 1] : [0, 0]
  if (event.outcome === 'loss' && event.by === 'concession') return [-MOST_LOST_BY_CONCEDING, 0]
  switch (event.outcome) {
    case 'win':
      return [0, 1]
    case 'draw':
      return league.afterMatch.includes('fanFactor') ? [-1, 1] : [0, 0]
    case 'loss':
      return [-1, 0]
  }
}

/** The fans before the first line that changes them. */
export const fansAtFirst = (team: Team, events: readonly HistoryEvent[]): number =>
  events.find((event) => event.what === 'fans')?.from ?? team.fans

const checkFans = (book: Book, team: Team, events: readonly HistoryEvent[]): Fault[] => {
  const faults: Fault[] = []
  let fans = fansAtFirst(team, events)
  for (const { event, index } of numbered(events)) {
    if (event.what !== 'fans') continue
    if (event.from !== fans) faults.push(contradiction(at(index, 'from'), event.from, fans))
    if (event.to < leastFans(book, team))
      faults.push(
        beyond(
          at(index, 'to'),
          event.to,
          'at least',
          book.league.fans.least,
          `${book.league.fans.name} never falls lower`,
        ),
      )
    fans = event.to
  }
  for (const { match, rest } of afterEach(events)) {
    const [least, most] = fanRange(book, match)
    const change = rest.reduce((sum, { event }) => sum + (event.what === 'fans' ? event.to - event.from : 0), 0)
    const line = rest.find(({ event }) => event.what === 'fans')?.index ?? match.index
    const range = least === most ? String(least) : `${least} to ${most}`
    if (change < least || change > most)
      faults.push(
        discrepancy(
          'history',
          `history[${line}]`,
          `${book.league.fans.name} changed by ${change}, and this match can change it by ${range}`,
          'bring back the line as it was written',
        ),
      )
  }
  return fans === team.fans ? faults : [...faults, contradiction('fans', team.fans, fans)]
}

const checkSeasons = (events: readonly HistoryEvent[]): Fault[] => {
  const faults: Fault[] = []
  let played: Match[] = []
  for (const { event, index } of numbered(events)) {
    if (event.what === 'match' && event.friendly !== true) played = [...played, event]
    if (event.what !== 'season') continue
    const should = {
      games: played.length,
      wins: played.filter(({ outcome }) => outcome === 'win').length,
      draws: played.filter(({ outcome }) => outcome === 'draw').length,
    }
    for (const name of ['games', 'wins', 'draws'] as const)
      if (event[name] !== should[name]) faults.push(contradiction(at(index, name), event[name], should[name]))
    played = []
  }
  return faults
}

/** A forfeited match has no injuries. */
const checkForfeits = (events: readonly HistoryEvent[]): Fault[] =>
  numbered(events).flatMap(({ event, index }) =>
    event.what === 'match' && event.by === 'forfeit'
      ? event.casualties.flatMap((count, i) =>
          count === 0 ? [] : [contradiction(at(index, `casualties[${i}]`), count, 0)],
        )
      : [],
  )

/** Injuries must be rows of the casualty table or its lasting injuries. */
const checkInjuries = ({ edition }: Book, events: readonly HistoryEvent[]): Fault[] => {
  const known = injuriesOf(edition.tables.casualty).map(({ id }) => id)
  return numbered(events).flatMap(({ event, index }) =>
    event.what === 'injury'
      ? event.injuries
          .filter((id) => !known.includes(id))
          .map((id) =>
            discrepancy(
              'history',
              at(index, 'injuries'),
              `there is no injury "${id}"`,
              `take one of ${known.join(', ')}`,
            ),
          )
      : [],
  )
}

const checkTrophy = (team: Team, events: readonly HistoryEvent[]): Fault[] => {
  const places = numbered(events).flatMap(({ event, index }) => {
    if (event.what !== 'trophy' && event.what !== 'trophyLost') return []
    if (event.what === 'trophy' && event.place !== 1) return [contradiction(at(index, 'place'), event.place, 1)]
    return event.what === 'trophyLost' && event.place <= 1
      ? [beyond(at(index, 'place'), event.place, 'at least', 2, 'the winner keeps the trophy')]
      : []
  })
  const last = events.filter(({ what }) => what === 'trophy' || what === 'trophyLost').at(-1)
  const holds = last?.what === 'trophy'
  return holds === (team.trophy === true) ? places : [...places, contradiction('trophy', team.trophy === true, holds)]
}

export const historyFaults = (book: Book, team: Team, events: readonly HistoryEvent[]): Fault[] => [
  ...checkOrder(events),
  ...checkMatches(events),
  ...checkForfeits(events),
  ...checkInjuries(book, events),
  ...checkAwards(book, events),
  ...checkImprovements(book, events),
  ...checkFans(book, team, events),
  ...checkSeasons(events),
  ...checkTrophy(team, events),
]
