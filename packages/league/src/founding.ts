// Founding a team: buying players, staff and fans from a budget. Every purchase returns a new team with a new treasury.
// Neighbours: check.ts checks the team, value.ts has the bill, suggestion.ts buys a whole team.
import { BadTeam, type Book, bookOf, editionOf, entryOf, knownPositions } from './book.ts'
import { booked } from './fullCampaign/accounts.ts'
import { type CampaignCareer, newCareer } from './fullCampaign/campaignCareer.ts'
import { newCampaignState } from './fullCampaign/campaignState.ts'
import { withOpeningBook } from './fullCampaign/openingBook.ts'
import { placesOf, placesTaken } from './places.ts'
import type { LeagueRules } from './rules/leagueRules.ts'
import {
  isNew,
  noStaff,
  noStatistics,
  type PlayerKind,
  type Staff,
  type StaffKind,
  TEAM_FORMAT,
  TEAM_VERSION,
  type Team,
  type TeamPlayer,
} from './team.ts'
import { availablePlayers, firstFans, foundingCost, hiringFee, priceNow } from './value.ts'

/** What a team is founded with. */
export interface Founding {
  /** The id of the edition. */
  readonly edition: string
  /** The id of the team list. */
  readonly roster: string
  readonly name: string
  readonly coach?: string
  /** The league's budget; by default the edition's. */
  readonly budget?: number
  /** The chosen special rule, if the list has a choice. */
  readonly specialRule?: string
  /** A team for single matches, with the edition's budget and fans for those. */
  readonly exhibition?: boolean
  /** A team of full campaigns, where the edition has them. */
  readonly campaign?: boolean
}

/** Sets the treasury of a new team to the rest of its budget; it may be negative, which check.ts reports. */
const settled = (team: Team): Team => {
  if (team.campaign) return withOpeningBook(team)
  const { league } = bookOf(team)
  const kept = league.treasury && !team.exhibition
  return isNew(team) ? { ...team, treasury: kept ? team.budget - foundingCost(team) : 0 } : team
}

/** What a team of a full campaign starts with; null for other teams. Throws `BadTeam` where there are no campaigns. */
const campaignStart = (
  { campaign }: LeagueRules,
  { roster }: Book,
  wish: Founding,
): { readonly budget: number } | null => {
  if (!wish.campaign) return null
  if (!campaign)
    throw new BadTeam('campaign', `${wish.edition} has no full campaigns`, 'leave it out, or take another edition')
  return { budget: roster.specialRules?.includes('Undead') ? campaign.undeadBudget : campaign.budget }
}

/**
 * A new team without players, with its free fans and its whole budget. Throws `BadTeam` where the edition or the list
 * does not exist.
 */
export const foundTeam = (wish: Founding): Team => {
  const { edition, roster, name, coach = '', specialRule = '' } = wish
  const { league } = editionOf(edition)
  const book = bookOf({ edition, roster })
  const inCampaign = campaignStart(league, book, wish)
  const single = !inCampaign && (wish.exhibition || league.singleMatches)
  const exhibition = single ? { exhibition: true } : {}
  const budget =
    wish.budget ?? inCampaign?.budget ?? (single && league.exhibition ? league.exhibition.budget[0] : league.budget)
  return settled({
    format: TEAM_FORMAT,
    version: TEAM_VERSION,
    edition,
    roster,
    name,
    coach,
    budget,
    specialRule,
    ...exhibition,
    players: [],
    former: [],
    staff: noStaff,
    fans: firstFans(book, exhibition),
    sponsored: '',
    ...(inCampaign ? { fame: 0, campaign: newCampaignState } : {}),
    treasury: 0,
    nextPlayer: 1,
    history: [],
  })
}

/** The player to hire. */
export interface Hire {
  /** The name of a position of the team list; the id of a star. */
  readonly position: string
  /** By default `hired`. */
  readonly kind?: PlayerKind
  /** Whether he is hired as a star, in a full campaign. */
  readonly star?: boolean
  /** By default the position and the number. */
  readonly name?: string
  /** By default the lowest free number. */
  readonly number?: number
}

const HIGHEST_NUMBER = 99

const freeNumber = (team: Team): number => {
  const taken = new Set(team.players.map(({ number }) => number))
  for (let number = 1; number <= HIGHEST_NUMBER; number++) if (!taken.has(number)) return number
  return 0
}

/** The First Team is filled before the bench. */
const careerIn = (team: Team, { position, kind = 'hired', star }: Hire): CampaignCareer => {
  const book = bookOf(team)
  const places = placesTaken(book, availablePlayers(team)) + placesOf(book, { kind, position })
  return newCareer(star ? 'star' : 'experienced', { bench: places > (book.league.campaign?.firstTeam ?? 0) })
}

/** A new player without a career, with the given number or the lowest free one. */
export const rookie = (team: Team, hire: Hire): TeamPlayer => {
  const { position, kind = 'hired', name, number } = hire
  const book = bookOf(team)
  const entry = entryOf(book, { kind, position })
  if (!entry) {
    const known = kind === 'star' ? book.edition.stars.map(({ id }) => id).join(', ') : knownPositions(book.roster)
    throw new BadTeam('position', `there is no ${kind} "${position}" for ${book.roster.name}`, `take one of ${known}`)
  }
  const worn = number ?? freeNumber(team)
  return {
    id: `p${team.nextPlayer}`,
    number: worn,
    name: name ?? (kind === 'star' ? entry.name : `${entry.name} ${worn}`),
    kind,
    position,
    advances: [],
    niggling: 0,
    lasting: [],
    missesNextGame: false,
    restsThisSeason: false,
    points: 0,
    seasons: 0,
    statistics: noStatistics,
    ...(team.campaign ? { campaign: careerIn(team, hire) } : {}),
  }
}

const paid = (team: Team, price: number): Team => ({ ...team, treasury: team.treasury - price })

const joinedBy = (team: Team, player: TeamPlayer): Team => ({
  ...team,
  players: [...team.players, player],
  nextPlayer: team.nextPlayer + 1,
})

/**
 * The team with one more player; a team that has played pays from its treasury. Throws `BadTeam` for an unknown
 * position. Limits and money are checked by `checkTeam` only.
 */
export const hirePlayer = (team: Team, hire: Hire): Team => {
  const player = rookie(team, hire)
  const joined = joinedBy(team, player)
  if (isNew(team)) return settled(joined)
  const fee = hiringFee(bookOf(team), player)
  return team.campaign ? booked(joined, 'hire', -fee, player.id) : paid(joined, fee)
}

/** Hires several players for a new team. */
export const hireSquad = (team: Team, hires: readonly Hire[]): Team =>
  settled(hires.reduce((squad, hire) => joinedBy(squad, rookie(squad, hire)), team))

/** The team without this player, as if he had never been hired; for teams that have not played. */
export const unhirePlayer = (team: Team, id: string): Team =>
  settled({
    ...team,
    players: team.players.filter((player) => player.id !== id),
    sponsored: team.sponsored === id ? '' : team.sponsored,
  })

/** The team with this number of staff; a team that has played pays for more and gets nothing back for fewer. */
export const engageStaff = (team: Team, kind: StaffKind, count: number): Team => {
  const staff: Staff = { ...team.staff, [kind]: count }
  const changed = { ...team, staff }
  const price = priceNow(team, kind) ?? 0
  return isNew(team) ? settled(changed) : paid(changed, Math.max(0, count - team.staff[kind]) * price)
}

/** The team with this number of fans; the treasury of a team that has not played is reckoned again. */
export const withFans = (team: Team, fans: number): Team => settled({ ...team, fans })
/**
 * The team with this player sponsored, by id, '' for nobody; the treasury of a team that has not played is reckoned
 * again.
 */
export const withSponsored = (team: Team, id: string): Team => settled({ ...team, sponsored: id })
/** The team with another founding budget; the treasury of a team that has not played is reckoned again. */
export const withBudget = (team: Team, budget: number): Team => settled({ ...team, budget })
