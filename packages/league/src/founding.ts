// Founding a team: buying players, staff and fans from a budget. Every purchase returns a new team with a new treasury.
// Neighbours: check.ts checks the team, value.ts has the bill, suggestion.ts buys a whole team.
import { BadTeam, bookOf, editionOf, entryOf } from './book.ts'
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
import { foundingCost, freeFans, hiringFee, priceNow } from './value.ts'

export interface Founding {
  readonly edition: string
  readonly roster: string
  readonly name: string
  readonly coach?: string
  /** The league's budget; by default the edition's. */
  readonly budget?: number
  readonly specialRule?: string
  /** A team for single matches, with the edition's budget and fans for those. */
  readonly exhibition?: boolean
}

/** Sets the treasury of a new team to the rest of its budget; it may be negative, which check.ts reports. */
const settled = (team: Team): Team => {
  const { league } = bookOf(team)
  const kept = league.treasury && !team.exhibition
  return isNew(team) ? { ...team, treasury: kept ? team.budget - foundingCost(team) : 0 } : team
}

/** A team without players, with its free fans. */
export const foundTeam = (wish: Founding): Team => {
  const { edition, roster, name, coach = '', specialRule = '' } = wish
  const { league } = editionOf(edition)
  const book = bookOf({ edition, roster })
  const exhibition = wish.exhibition ? { exhibition: true } : {}
  const budget = wish.budget ?? (wish.exhibition && league.exhibition ? league.exhibition.budget[0] : league.budget)
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
    fans: freeFans(book, exhibition),
    sponsored: '',
    treasury: 0,
    nextPlayer: 1,
    history: [],
  })
}

export interface Hire {
  readonly position: string
  readonly kind?: PlayerKind
  readonly name?: string
  readonly number?: number
}

const HIGHEST_NUMBER = 99

const freeNumber = (team: Team): number => {
  const taken = new Set(team.players.map(({ number }) => number))
  for (let number = 1; number <= HIGHEST_NUMBER; number++) if (!taken.has(number)) return number
  return 0
}

/** A new player without a career, with the given number or the lowest free one. */
export const rookie = (team: Team, { position, kind = 'hired', name, number }: Hire): TeamPlayer => {
  const book = bookOf(team)
  const entry = entryOf(book, { kind, position })
  if (!entry) {
    const known =
      kind === 'star' ? book.edition.stars.map(({ id }) => id) : book.roster.positions.map((one) => one.name)
    throw new BadTeam(
      'position',
      `there is no ${kind} "${position}" for ${book.roster.name}`,
      `take one of ${known.join(', ')}`,
    )
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
  }
}

const paid = (team: Team, price: number): Team => ({ ...team, treasury: team.treasury - price })

const joinedBy = (team: Team, player: TeamPlayer): Team => ({
  ...team,
  players: [...team.players, player],
  nextPlayer: team.nextPlayer + 1,
})

/** Hires a player; a team that has played pays from its treasury. */
export const hirePlayer = (team: Team, hire: Hire): Team => {
  const player = rookie(team, hire)
  const joined = joinedBy(team, player)
  return isNew(team) ? settled(joined) : paid(joined, hiringFee(bookOf(team), player))
}

/** Hires several players for a new team. */
export const hireSquad = (team: Team, hires: readonly Hire[]): Team =>
  settled(hires.reduce((squad, hire) => joinedBy(squad, rookie(squad, hire)), team))

/** Removes a player of a new team as if he had never been hired. */
export const unhirePlayer = (team: Team, id: string): Team =>
  settled({
    ...team,
    players: team.players.filter((player) => player.id !== id),
    sponsored: team.sponsored === id ? '' : team.sponsored,
  })

/** Sets the number of this staff; a team that has played pays for more and gets nothing back for fewer. */
export const engageStaff = (team: Team, kind: StaffKind, count: number): Team => {
  const staff: Staff = { ...team.staff, [kind]: count }
  const changed = { ...team, staff }
  const price = priceNow(team, kind) ?? 0
  return isNew(team) ? settled(changed) : paid(changed, Math.max(0, count - team.staff[kind]) * price)
}

export const withFans = (team: Team, fans: number): Team => settled({ ...team, fans })
export const withSponsored = (team: Team, id: string): Team => settled({ ...team, sponsored: id })
export const withBudget = (team: Team, budget: number): Team => settled({ ...team, budget })
