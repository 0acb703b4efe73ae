// The treasury's book of a campaign team against its matches: what came in is what matches, demonstration games and sponsors bring, and
// what went out was for somebody who was there. Neighbours: campaignAudit.ts calls it; ../fullCampaign/accounts.ts writes the book.

import { potions } from '@double-skulls/engine'
import type { Book } from '../book.ts'
import type { Fault } from '../fault.ts'
import { campaignOf } from '../fullCampaign/accounts.ts'
import { type BookEntry, FIRST_HEALING_POINTS } from '../fullCampaign/campaignState.ts'
import { matchFee } from '../fullCampaign/matchFees.ts'
import type { HistoryEvent } from '../history/events.ts'
import { matchStages } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { beyond, discrepancy } from './discrepancy.ts'

/** What may come in; everything else goes out. */
const incomes: readonly BookEntry['for'][] = ['grant', 'fee', 'demonstration', 'sponsor']
/** What there is once a game at most. */
const onceAGame: readonly BookEntry['for'][] = ['fee', 'demonstration', 'sponsor']
const SPONSOR = 3000
const DEMONSTRATION = 2000
const PER_FAME = 200
/** Nobody is that famous. */
const MOST_FAME = 99
const WAGE_PER_HEALING_POINT = 50
const WAGE_PER_POTION = 100
const APOTHECARY = 'apothecary'

/** The first entry for that player. */
export const entryFor = (team: Team, id: string): BookEntry | undefined =>
  campaignOf(team).book.find(({ whom }) => whom === id)

const fames = Array.from({ length: 2 * MOST_FAME + 1 }, (_, i) => i - MOST_FAME)

type Matches = readonly Extract<HistoryEvent, { readonly what: 'match' }>[]

/** Why an entry cannot be; '' where it can. */
const strange = (team: Team, matches: Matches, entry: BookEntry, before: readonly BookEntry[]): string => {
  const { at, for: kind, amount, whom } = entry
  const last = before.at(-1)
  if (at > matches.length) return `it is of after game ${at}, and ${matches.length} were played`
  if (last && at < last.at) return `it is of after game ${at}, and the entry before it of after game ${last.at}`
  if (amount > 0 !== incomes.includes(kind)) return `such an entry is never ${amount > 0 ? 'an income' : 'a payment'}`
  if (onceAGame.includes(kind) && before.some((one) => one.for === kind && one.at === at))
    return 'it is the second of its kind after one game'
  if (kind === 'wage' && before.some((one) => one.for === kind && one.at === at && one.whom === whom))
    return 'he was paid twice after one game'
  switch (kind) {
    case 'grant':
      return before.length > 0 || amount !== team.budget ? 'only the founding budget is given, and only at first' : ''
    case 'fee': {
      const match = matches[at - 1]
      if (!match) return 'there was no match'
      const could = matchStages.some((stage) => fames.some((fame) => matchFee(match.outcome, fame, stage) === amount))
      return could ? '' : `no match with that outcome (${match.outcome}) brings ${amount}`
    }
    case 'demonstration':
      return (amount - DEMONSTRATION) % PER_FAME === 0 ? '' : 'no demonstration game brings that'
    case 'sponsor':
      return amount === SPONSOR ? '' : `a sponsor pays ${SPONSOR}`
    case 'wage':
      return whom === APOTHECARY || [...team.players, ...team.former].some(({ id }) => id === whom)
        ? ''
        : `nobody was ever called "${whom}"`
    default:
      return ''
  }
}

/** At most so many potions were brewed: each is paid with the healer's next wage. */
const brewedAtMost = ({ book, apothecary }: ReturnType<typeof campaignOf>): number =>
  book
    .filter(({ for: kind, whom }) => kind === 'wage' && whom === APOTHECARY)
    .reduce(
      (sum, { amount }) =>
        sum + Math.max(0, Math.floor((-amount - FIRST_HEALING_POINTS * WAGE_PER_HEALING_POINT) / WAGE_PER_POTION)),
      apothecary?.brewed ?? 0,
    )

const potionFaults = (team: Team): Fault[] => {
  const campaign = campaignOf(team)
  // Healers who come for a match or from another team, or who were not paid, have brewed without an entry here.
  const others = campaign.book.some(
    ({ for: kind, whom }) => (kind === 'freebooter' && whom === APOTHECARY) || (kind === 'bid' && !/^p\d+$/.test(whom)),
  )
  const unpaid = (campaign.apothecary?.owed ?? 0) > 0
  if (others || unpaid) return []
  const most = brewedAtMost(campaign)
  const doses = potions.reduce(
    (sum, potion) => sum + Math.ceil(campaign.potions[potion] / (potion === 'stimulant' ? 2 : 1)),
    0,
  )
  const had = potions.filter((potion) => campaign.potions[potion] > 0)
  return doses > most
    ? [beyond(`campaign.potions.${had.join(', ')}`, doses, 'at most', most, 'nobody ever brewed more')]
    : []
}

export const bookFaults = (_book: Book, team: Team, events: readonly HistoryEvent[]): Fault[] => {
  const { book } = campaignOf(team)
  const matches = events.flatMap((event) => (event.what === 'match' ? [event] : []))
  return [
    ...book.flatMap((entry, i) => {
      const why = strange(team, matches, entry, book.slice(0, i))
      return why === ''
        ? []
        : [discrepancy('history', `campaign.book[${i}]`, why, 'bring back the book as it was written', entry.whom)]
    }),
    ...matches.flatMap((match, i) =>
      match.by === 'forfeit' || match.friendly || book.some(({ for: kind, at }) => kind === 'fee' && at === i + 1)
        ? []
        : [discrepancy('history', 'campaign.book', `it has no fee of game ${i + 1}`, 'bring the entry back')],
    ),
    ...potionFaults(team),
  ]
}
