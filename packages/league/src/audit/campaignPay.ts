// Whoever was not paid is disenchanted: points and debts of a campaign team's players against the wages in its book. Neighbours:
// campaignAudit.ts calls it, ../fullCampaign/wages.ts pays.
import type { Book } from '../book.ts'
import type { Fault } from '../fault.ts'
import { campaignOf } from '../fullCampaign/accounts.ts'
import type { BookEntry } from '../fullCampaign/campaignState.ts'
import { wageOf } from '../fullCampaign/prices.ts'
import { isUndead } from '../fullCampaign/races.ts'
import type { HistoryEvent } from '../history/events.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { entryFor } from './campaignBook.ts'
import { beyond, contradiction } from './discrepancy.ts'

/** What the book says that somebody was not paid. */
interface Mood {
  readonly least: number
  readonly most: number
  /** Whether he is owed a wage. */
  readonly owed: boolean
}

const moodOf = (entries: readonly BookEntry[], payDays: readonly number[], id: string, since: number): Mood => {
  let [least, most, owed] = [0, 0, false]
  for (const game of payDays) {
    const then = entries.filter(({ at }) => at === game)
    const has = (kind: BookEntry['for']): number =>
      then.filter((entry) => entry.for === kind && entry.whom === id).length
    if (game > since && has('wage') === 0) {
      const points = then.some(({ for: kind }) => kind === 'wage') ? 2 : 1
      least += points
      most += points
      owed = true
    }
    least = Math.max(0, least - has('bonus'))
    most = Math.max(0, most - has('bonus'))
    // The sponsor's placards upset one in three.
    if (game > since && then.some(({ for: kind }) => kind === 'sponsor')) most++
    if (has('toStay') > 0) owed = false
  }
  return { least, most, owed }
}

/** The games after which there was a pay day: a visit that did not take place has none. */
const payDaysOf = (events: readonly HistoryEvent[]): readonly number[] =>
  events
    .flatMap((event) => (event.what === 'match' ? [event] : []))
    .flatMap((match, i) => (match.by === 'forfeit' || match.friendly ? [] : [i + 1]))

const isOnPayRoll = (book: Book, player: TeamPlayer): boolean => player.campaign?.bid === 0 && wageOf(book, player) > 0

export const payFaults = (book: Book, team: Team, events: readonly HistoryEvent[]): Fault[] => {
  if (isUndead(team)) return []
  const entries = campaignOf(team).book
  const payDays = payDaysOf(events)
  return team.players.flatMap((player, i): Fault[] => {
    const { campaign, id } = player
    const joined = entryFor(team, id)
    if (!campaign || !joined || !isOnPayRoll(book, player)) return []
    const { least, most, owed } = moodOf(entries, payDays, id, joined.at)
    const where = `players[${i}].campaign`
    const { disenchantment } = campaign
    return [
      ...(disenchantment < least
        ? [beyond(`${where}.disenchantment`, disenchantment, 'at least', least, 'so often he was not paid', id)]
        : []),
      ...(disenchantment > most
        ? [beyond(`${where}.disenchantment`, disenchantment, 'at most', most, 'so often he was not paid', id)]
        : []),
      ...(owed !== campaign.owed > 0
        ? [contradiction(`${where}.owed`, campaign.owed, owed ? 'what he was not paid' : 0, id)]
        : []),
    ]
  })
}
