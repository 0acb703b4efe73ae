// A team as it was founded, worked out backwards from what it has now and what its history says it gained and lost since. Neighbours:
// money.ts goes on from its treasury, check.ts judges it as any new team.
import type { Book } from '../book.ts'
import { checkTeam, type Demands } from '../check.ts'
import type { Fault } from '../fault.ts'
import type { HistoryEvent } from '../history/events.ts'
import { noStaff, noStatistics, type Staff, type StaffKind, staffKinds, type Team, type TeamPlayer } from '../team.ts'
import { foundingCost } from '../value.ts'
import { beyond, unlike } from './discrepancy.ts'
import type { Following, Member } from './following.ts'
import { fansAtFirst } from './lines.ts'

const rookieAgain = ({ player }: Member, i: number): TeamPlayer => {
  const { id, name, kind, position } = player
  return {
    // Numbers may have been changed and used again since.
    ...{ id, number: i + 1, name, kind, position, advances: [], niggling: 0, lasting: [] },
    ...{ missesNextGame: false, restsThisSeason: false, points: 0, seasons: 0, statistics: noStatistics },
  }
}

/** How many more or fewer of this staff there were after each line than at first, up to a new draft of the team. */
const changesOf = (events: readonly HistoryEvent[], kind: StaffKind): number[] => {
  let now = 0
  return events.flatMap((event) => {
    if (event.what === 'bought' && event.staff === kind) now++
    else if (event.what === 'dropped' && event.staff === kind) now--
    else return []
    return [now]
  })
}

/** The lines since the team was founded or last drafted anew, and those before. */
export const sinceDraft = (
  events: readonly HistoryEvent[],
): {
  readonly before: readonly HistoryEvent[]
  readonly since: readonly HistoryEvent[]
  readonly redrafted: boolean
} => {
  const start = events.map(({ what }) => what).lastIndexOf('redraft')
  return { before: events.slice(0, start + 1), since: events.slice(start + 1), redrafted: start >= 0 }
}

/** Staff at the founding. Once a team was drafted anew it is not known any more, only how many there were at least. */
const staffAtFirst = (team: Team, events: readonly HistoryEvent[]): Staff => {
  const { redrafted } = sinceDraft(events)
  const first = events.findIndex(({ what }) => what === 'redraft')
  const own = redrafted ? events.slice(0, first) : events
  const counts = staffKinds.map((kind) => {
    const changes = changesOf(own, kind)
    return [kind, redrafted ? Math.max(0, -Math.min(0, ...changes)) : team.staff[kind] - (changes.at(-1) ?? 0)]
  })
  return { ...noStaff, ...Object.fromEntries(counts) }
}

export const staffFaults = (team: Team, events: readonly HistoryEvent[]): Fault[] => {
  const { since, redrafted } = sinceDraft(events)
  return staffKinds.flatMap((kind) => {
    const changes = changesOf(since, kind)
    const now = changes.at(-1) ?? 0
    if (redrafted) return team.staff[kind] === now ? [] : [unlike(`staff.${kind}`, team.staff[kind], now)]
    const least = now - Math.min(0, ...changes)
    return team.staff[kind] < least
      ? [beyond(`staff.${kind}`, team.staff[kind], 'at least', least, 'so many its history has left')]
      : []
  })
}

export const foundedTeam = (team: Team, { members }: Following, events: readonly HistoryEvent[]): Team => {
  const { trophy: _won, ...rest } = team
  const founded: Team = {
    ...rest,
    players: members.filter(({ founder }) => founder).map(rookieAgain),
    former: [],
    staff: staffAtFirst(team, events),
    fans: fansAtFirst(team, events),
    treasury: 0,
    history: [],
  }
  return founded
}

export const moneyAtFirst = ({ league }: Book, founded: Team): number =>
  league.treasury ? founded.budget - foundingCost(founded) : 0

/** What a new team may not have, it cannot have had when it was new. */
export const foundingFaults = (book: Book, founded: Team, demands: Demands): Fault[] => {
  const treasury = Math.max(0, moneyAtFirst(book, founded))
  return checkTeam({ ...founded, treasury }, demands).map((fault) => ({
    ...fault,
    kind: 'history' as const,
    where: fault.where.replace(/^players\[(\d+)\]/, (_whole, i: string) => `player "${founded.players[Number(i)].id}"`),
    message: `when it was founded: ${fault.message}`,
  }))
}
