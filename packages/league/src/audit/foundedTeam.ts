// Reconstructs the founded team from its present state and its history. Neighbours: money.ts continues from its
// treasury, ../check.ts checks it as a new team.
import type { Book } from '../book.ts'
import { checkTeam, type LeagueDemands } from '../check.ts'
import type { Fault } from '../fault.ts'
import type { HistoryEvent } from '../history/events.ts'
import { noStaff, noStatistics, type Staff, type StaffKind, staffKinds, type Team, type TeamPlayer } from '../team.ts'
import { foundingCost, staffPrice } from '../value.ts'
import { beyond, contradiction } from './discrepancy.ts'
import type { Following, Member } from './following.ts'
import { fansAtFirst } from './lines.ts'
import type { Purse } from './money.ts'

const rookieAgain = ({ player }: Member, i: number): TeamPlayer => {
  const { id, name, kind, position } = player
  return {
    // Numbers may have changed since, so new ones are given.
    ...{ id, number: i + 1, name, kind, position, advances: [], niggling: 0, lasting: [] },
    ...{ missesNextGame: false, restsThisSeason: false, points: 0, seasons: 0, statistics: noStatistics },
  }
}

/** The change of this staff after each line, up to the first redraft. */
const changesOf = (events: readonly HistoryEvent[], kind: StaffKind): number[] => {
  let now = 0
  return events.flatMap((event) => {
    if (event.what === 'bought' && event.staff === kind) now++
    else if (event.what === 'dropped' && event.staff === kind) now--
    else return []
    return [now]
  })
}

/** The lines since the founding or the last redraft, and those before. */
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

/** The staff at founding. After a redraft only its minimum is known. */
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
    if (redrafted) return team.staff[kind] === now ? [] : [contradiction(`staff.${kind}`, team.staff[kind], now)]
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

/** The rest of the budget; negative where it was overspent. */
const leftOver = ({ league }: Book, founded: Team): number =>
  league.treasury ? founded.budget - foundingCost(founded) : Math.min(0, founded.budget - foundingCost(founded))

/** The kind of staff that alone explains overspending, and the most of it the team can have had. */
const unpaidStaff = (book: Book, founded: Team): { readonly kind: StaffKind; readonly most: number } | null => {
  const over = -leftOver(book, founded)
  if (over <= 0) return null
  const fits = staffKinds.flatMap((kind) => {
    const rule = book.league.staff[kind]
    const price = rule ? staffPrice(book, rule) : 0
    const most = price > 0 ? founded.staff[kind] - Math.ceil(over / price) : -1
    return most >= 0 ? [{ kind, most, sum: founded.staff[kind] * price }] : []
  })
  return fits.sort((a, b) => b.sum - a.sum)[0] ?? null
}

/** The treasury at founding: exact, or the maximum where the founding is not fully known. */
export const purseAtFirst = (book: Book, founded: Team, redrafted: boolean): Purse => {
  const left = leftOver(book, founded)
  if (left >= 0) return { amount: left, exact: !redrafted }
  const unpaid = unpaidStaff(book, founded)
  if (!unpaid) return { amount: 0, exact: false }
  const staff = { ...founded.staff, [unpaid.kind]: unpaid.most }
  return { amount: Math.max(0, leftOver(book, { ...founded, staff })), exact: false }
}

/** The founded team must obey the rules of new teams. */
export const foundingFaults = (book: Book, team: Team, founded: Team, demands: LeagueDemands): Fault[] => {
  const unpaid = unpaidStaff(book, founded)
  const faults = checkTeam({ ...founded, treasury: Math.max(0, leftOver(book, founded)) }, demands)
  return faults.map((fault): Fault => {
    if (fault.kind === 'budget' && unpaid) {
      const since = team.staff[unpaid.kind] - founded.staff[unpaid.kind]
      const where = `staff.${unpaid.kind}`
      return beyond(where, team.staff[unpaid.kind], 'at most', unpaid.most + since, 'nobody ever paid for more')
    }
    const player = /^players\[(\d+)\]/.exec(fault.where)?.[1]
    const where =
      player === undefined
        ? fault.where
        : fault.where.replace(/^players\[\d+\]/, `player "${founded.players[Number(player)].id}"`)
    return { ...fault, kind: 'history', where, message: `when it was founded: ${fault.message}` }
  })
}
