// Audits a team by its own history: finds fields that the history contradicts. Neighbours: ../check.ts checks a team
// without its history, recordsAudit.ts by the records of its matches, campaignAudit.ts a campaign team by its book too; docs/team.md says what a history cannot know.
import { type Book, bookOf } from '../book.ts'
import type { LeagueDemands } from '../check.ts'
import { counted } from '../counted.ts'
import type { Fault } from '../fault.ts'
import { type HistoryEvent, isHistoryEvent, lineFaults } from '../history/events.ts'
import { isNew, statistics, type Team } from '../team.ts'
import { campaignFaults } from './campaignAudit.ts'
import { careerFaults } from './careers.ts'
import { deedFaults } from './deeds.ts'
import { discrepancy } from './discrepancy.ts'
import { follow } from './following.ts'
import { foundedTeam, foundingFaults, purseAtFirst, sinceDraft, staffFaults } from './foundedTeam.ts'
import { historyFaults } from './lines.ts'
import { moneyFaults } from './money.ts'
import { ratedFaults } from './ratedLines.ts'

const malformed = ({ history }: Team): Fault[] =>
  history.flatMap((event, i) =>
    lineFaults(event).map(({ where, message, remedy }) =>
      discrepancy('history', `history[${i}].${where}`, message, remedy),
    ),
  )

const readable = ({ history }: Team): readonly HistoryEvent[] | null => {
  const events = history.filter(isHistoryEvent)
  return events.length === history.length ? events : null
}

const audited = (book: Book, team: Team, events: readonly HistoryEvent[], demands: LeagueDemands): Fault[] => {
  const following = follow(team, events)
  const imported = events.some(({ what }) => what === 'imported')
  const founded = foundedTeam(team, following, events)
  const start = purseAtFirst(book, founded, sinceDraft(events).redrafted)
  return [
    ...historyFaults(book, team, events),
    ...ratedFaults(book, events),
    ...following.faults,
    ...staffFaults(team, events),
    ...(imported ? [] : foundingFaults(book, team, founded, demands)),
    ...moneyFaults(book, team, events, imported ? null : start),
    ...careerFaults(book, team, following, events),
    ...deedFaults(book, following.members, events),
  ]
}

const WRITE_HISTORY = 'bring back its history'

/** A team without a history cannot have former players or statistics. */
const deedsOfNew = ({ former, players }: Team): Fault[] => [
  ...(former.length === 0
    ? []
    : [
        discrepancy(
          'history',
          'former',
          `${counted(former.length, 'player')} left a team without a history`,
          WRITE_HISTORY,
        ),
      ]),
  ...players.flatMap(({ id, name, statistics: deeds }) =>
    statistics
      .filter((what) => deeds[what] !== 0)
      .map((what) =>
        discrepancy(
          'history',
          `players.${id}.statistics.${what}`,
          `it says ${deeds[what]}, and the team has no history`,
          WRITE_HISTORY,
          name,
        ),
      ),
  ),
]

/**
 * Every field of a team that its own history contradicts. Throws `BadTeam` where the edition or the list does not
 * exist.
 */
export const auditTeam = (team: Team, demands: LeagueDemands = {}): readonly Fault[] => {
  if (isNew(team)) return deedsOfNew(team)
  if (team.exhibition)
    return [discrepancy('history', 'history', 'a team for single matches has no history', 'write []')]
  const events = readable(team)
  if (team.campaign) return [...malformed(team), ...(events ? campaignFaults(bookOf(team), team, events) : [])]
  return [...malformed(team), ...(events ? audited(bookOf(team), team, events, demands) : [])]
}
