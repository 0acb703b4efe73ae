// A team between matches, as plain data: what its file holds. Nothing here is ever changed in place.
// Neighbours: rules/ says what an edition allows, check.ts judges, value.ts counts, profile.ts works out what a player can do.
import type { Characteristic } from '@double-skulls/engine'

export const TEAM_FORMAT = 'double-skulls-team'
export const TEAM_VERSION = 1

/** `journeyman`, `mercenary`, and in most editions `star`, play one match only. */
export const playerKinds = ['hired', 'star', 'journeyman', 'mercenary'] as const
export type PlayerKind = (typeof playerKinds)[number]

/** How an advance was come by; it decides what it may be and what it adds to the player's value. A gift was never earned. */
export const advanceSources = [
  'normal',
  'double',
  'randomPrimary',
  'chosenPrimary',
  'randomSecondary',
  'chosenSecondary',
  'characteristic',
  'gift',
] as const
export type AdvanceSource = (typeof advanceSources)[number]

/** One step of a career: a skill learnt or a characteristic made better by one. */
export interface Advance {
  readonly source: AdvanceSource
  /** A skill's id, or a characteristic. */
  readonly gained: string
  /** Gold pieces it adds to his value. */
  readonly value: number
  /** Star Player points paid for it, where they are paid. */
  readonly points: number
}

export const statistics = [
  'games',
  'touchdowns',
  'completions',
  'throws',
  'deflections',
  'interceptions',
  'casualties',
  'kills',
  'mostValuable',
] as const
export type Statistic = (typeof statistics)[number]
export type Statistics = { readonly [S in Statistic]: number }

export interface TeamPlayer {
  /** Never given to another player of the team, even when this one has left. */
  readonly id: string
  readonly number: number
  readonly name: string
  readonly kind: PlayerKind
  /** A position of the team list by its name; of a star, his id. */
  readonly position: string
  /** In the order they were gained. */
  readonly advances: readonly Advance[]
  readonly niggling: number
  /** Characteristics made worse by one, a name each time. */
  readonly lasting: readonly Characteristic[]
  readonly missesNextGame: boolean
  /** Retired for the rest of the season: keeps his place and his price, does not play. */
  readonly restsThisSeason: boolean
  /** Star Player points earned so far, spent ones included. */
  readonly points: number
  /** Seasons finished with this team. */
  readonly seasons: number
  readonly statistics: Statistics
}

export const departures = ['dead', 'retired', 'dismissed', 'left'] as const
export type Departure = (typeof departures)[number]

export interface FormerPlayer extends TeamPlayer {
  readonly departure: Departure
}

/** What a team hires besides players; an edition prices those it has. */
export const staffKinds = [
  'rerolls',
  'assistantCoaches',
  'cheerleaders',
  'apothecaries',
  'henchmen',
  'chefs',
  'briberyAgents',
] as const
export type StaffKind = (typeof staffKinds)[number]
export type Staff = { readonly [S in StaffKind]: number }

/** One line of a team's story: a match, a purchase, a departure. `at` counts the games played before it. */
export interface TeamEvent {
  readonly what: string
  readonly at: number
  readonly [detail: string]: unknown
}

export interface Team {
  readonly format: typeof TEAM_FORMAT
  readonly version: typeof TEAM_VERSION
  readonly edition: string
  /** A team list of the edition, by id. */
  readonly roster: string
  readonly name: string
  readonly coach: string
  /** What it wears, as `#rrggbb`, where the coach has chosen: shirts first. */
  readonly colours?: readonly [shirts: string, trim: string]
  /** Gold pieces it was founded with. */
  readonly budget: number
  /** The special rule chosen for it, where its list leaves a choice; otherwise ''. */
  readonly specialRule: string
  /** Drafted for single matches without a league, where the edition has rules for that. */
  readonly exhibition?: boolean
  /** Holds the trophy of its league, until another team wins a season. */
  readonly trophy?: boolean
  readonly players: readonly TeamPlayer[]
  readonly former: readonly FormerPlayer[]
  readonly staff: Staff
  /** Fan Factor, or Dedicated Fans. */
  readonly fans: number
  /** The player with the sponsor's shirt, by id; '' for none. */
  readonly sponsored: string
  readonly treasury: number
  /** Numbers the ids of players: the next one is `p` and this. */
  readonly nextPlayer: number
  /** What happened to it since it was founded; a team without any is new. */
  readonly history: readonly TeamEvent[]
}

export const noStatistics: Statistics = Object.fromEntries(statistics.map((name) => [name, 0])) as Statistics
export const noStaff: Staff = Object.fromEntries(staffKinds.map((kind) => [kind, 0])) as Staff

export const isNew = (team: Team): boolean => team.history.length === 0
export const playerOf = (team: Team, id: string): TeamPlayer | undefined => team.players.find((one) => one.id === id)

/** The same team with one of its players changed. */
export const withPlayer = (team: Team, id: string, change: (player: TeamPlayer) => TeamPlayer): Team => ({
  ...team,
  players: team.players.map((player) => (player.id === id ? change(player) : player)),
})

/** Takes a player off the list into the book of former players. */
export const withoutPlayer = (team: Team, id: string, departure: Departure): Team => {
  const gone = playerOf(team, id)
  return gone === undefined
    ? team
    : {
        ...team,
        players: team.players.filter((player) => player !== gone),
        former: [...team.former, { ...gone, departure }],
        sponsored: team.sponsored === id ? '' : team.sponsored,
      }
}
