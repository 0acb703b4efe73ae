// Compares a campaign team with its own history and with its treasury's book: the season and Fame with the matches, injuries with the
// last ward, ranks with promotions. Neighbours: audit.ts calls it, campaignBook.ts audits the book, campaignPay.ts who was paid.
import type { Book } from '../book.ts'
import type { Fault } from '../fault.ts'
import { campaignOf } from '../fullCampaign/accounts.ts'
import type { Rank } from '../fullCampaign/campaignCareer.ts'
import type { BookEntry } from '../fullCampaign/campaignState.ts'
import { hiringCost } from '../fullCampaign/prices.ts'
import { isUndead } from '../fullCampaign/races.ts'
import { patientIn, patientsOf } from '../fullCampaign/ward.ts'
import { gainedBy, type HistoryEvent, type HistoryLine } from '../history/events.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { bookFaults, entryFor } from './campaignBook.ts'
import { payFaults } from './campaignPay.ts'
import { beyond, contradiction } from './discrepancy.ts'

const of = <K extends HistoryEvent['what']>(events: readonly HistoryEvent[], what: K): readonly HistoryLine<K>[] =>
  events.filter((event): event is HistoryLine<K> => event.what === what)

/** Twelve at most: three for each of four tables. */
const MOST_BONUS = 12
const GAMES_OF_OLD_FAME = 3

const seasonFaults = (team: Team, events: readonly HistoryEvent[]): Fault[] => {
  const { season } = campaignOf(team)
  const start = events.map(({ what }) => what).lastIndexOf('season')
  const matches = of(events.slice(start + 1), 'match').filter(({ friendly, by }) => !friendly && by !== 'forfeit')
  const count = (outcome: string): number => matches.filter((one) => one.outcome === outcome).length
  const told = {
    number: of(events, 'season').length + 1,
    wins: count('win'),
    draws: count('draw'),
    losses: count('loss'),
    touchdowns: matches.reduce((sum, { score }) => sum + (score[0] ?? 0), 0),
  }
  const fields = Object.keys(told) as (keyof typeof told)[]
  const games = told.wins + told.draws + told.losses
  const { fame = 0 } = team
  const least = told.wins - told.losses
  const isOld = told.number > 1 && games < GAMES_OF_OLD_FAME
  const [from, to] = isOld ? [season.oldFame, season.oldFame] : games === 0 ? [0, 0] : [least, least + MOST_BONUS]
  return [
    ...fields
      .filter((field) => season[field] !== told[field])
      .map((field) => contradiction(`campaign.season.${field}`, season[field], told[field])),
    ...(fame < from ? [beyond('fame', fame, 'at least', from, 'so many games it has won and lost')] : []),
    ...(fame > to ? [beyond('fame', fame, 'at most', to, 'so many games it has won and lost')] : []),
  ]
}

const numberIn = (id: string): number => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0)

/** Nobody is hurt but those of the last ward, and those who have come since. */
const wardFaults = (team: Team, events: readonly HistoryEvent[]): Fault[] => {
  const at = events.map(({ what }) => what).lastIndexOf('ward')
  const line = events[at]
  const patients = line?.what === 'ward' ? line.patients : []
  const later = of(events.slice(at + 1), 'hired').filter(({ position }) => isPlayer(team, position)).length
  const isNewcomer = ({ id }: TeamPlayer): boolean => numberIn(id) >= team.nextPlayer - later
  return team.players.flatMap((player, i) => {
    const told = patients.filter((patient) => patientIn(patient)?.id === player.id)
    const has = patientsOf(player)
    if (isNewcomer(player) || JSON.stringify(told) === JSON.stringify(has)) return []
    return [contradiction(`players[${i}].campaign.ailments`, has, told, player.id)]
  })
}

/** Whoever was hired is a player, or else a healer. */
const isPlayer = ({ players, former }: Team, position: string): boolean =>
  [...players, ...former].some((one) => one.position === position)

type Improved = HistoryLine<'improved'>

/** The lines about him, by his shirt or, if he wears another now, by his name or his number. */
const isAbout = ({ number, name }: TeamPlayer, { player }: Improved): boolean =>
  player === `#${number} ${name}` || player.endsWith(` ${name}`) || player.startsWith(`#${number} `)

/** What he was when he came: null where no entry tells. */
const firstRank = (book: Book, player: TeamPlayer, entry: BookEntry | undefined): Rank | null => {
  if (entry?.for !== 'hire') return null
  if (entry.at > 0) return 'rookie'
  const { campaign } = player
  const asStar = campaign && hiringCost(book, { ...player, campaign: { ...campaign, rank: 'star' } })
  return asStar !== undefined && entry.amount === -asStar ? 'star' : 'experienced'
}

const isRank = (word: string): word is Rank => word === 'experienced' || word === 'veteran' || word === 'star'

const rankFaults = (book: Book, team: Team, events: readonly HistoryEvent[]): Fault[] => {
  if (isUndead(team)) return []
  const lines = of(events, 'improved')
  return team.players.flatMap((player, i) => {
    const { campaign } = player
    const start = firstRank(book, player, entryFor(team, player.id))
    if (!campaign || start === null) return []
    const gained = lines
      .filter((line) => isAbout(player, line))
      .flatMap(gainedBy)
      .filter(isRank)
    const told: Rank = gained.at(-1) ?? start
    // In a new position a Veteran is Experienced again.
    const fits = campaign.rank === told || (told === 'veteran' && campaign.rank === 'experienced')
    return fits ? [] : [contradiction(`players[${i}].campaign.rank`, campaign.rank, told, player.id)]
  })
}

export const campaignFaults = (book: Book, team: Team, events: readonly HistoryEvent[]): Fault[] => [
  ...bookFaults(book, team, events),
  ...seasonFaults(team, events),
  ...wardFaults(team, events),
  ...rankFaults(book, team, events),
  ...payFaults(book, team, events),
]
