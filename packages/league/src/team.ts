// A team between matches as immutable data, as in its file. Neighbours: rules/leagueRules.ts has the rules, check.ts
// checks, value.ts has prices, profile.ts a player's profile.
import type { Characteristic } from '@double-skulls/engine'
import type { CampaignCareer } from './fullCampaign/campaignCareer.ts'
import type { CampaignState } from './fullCampaign/campaignState.ts'

/** The field `format` of every team file. */
export const TEAM_FORMAT = 'double-skulls-team'
/** The version of the team file that this package writes and reads. */
export const TEAM_VERSION = 1

/** `journeyman`, `mercenary`, and in most editions `star`, play one match only. */
export const playerKinds = ['hired', 'star', 'journeyman', 'mercenary'] as const
export type PlayerKind = (typeof playerKinds)[number]

/** The source of an advance, which decides its possible skills and its value. A gift was not earned; a star was born with his. */
export const advanceSources = [
  'normal',
  'double',
  'randomPrimary',
  'chosenPrimary',
  'randomSecondary',
  'chosenSecondary',
  'characteristic',
  'gift',
  'star',
] as const
export type AdvanceSource = (typeof advanceSources)[number]

/** One advance: a skill, or a characteristic raised by one. */
export interface Advance {
  readonly source: AdvanceSource
  /** The id of a skill, or a characteristic. */
  readonly gained: string
  /** Its value in gold pieces. */
  readonly value: number
  /** The Star Player points spent on it, in editions where points are spent. */
  readonly points: number
}

/** What is counted for a player over his career. */
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
/** A count for each statistic. */
export type Statistics = { readonly [S in Statistic]: number }

/** A player of a team, with his career. */
export interface TeamPlayer {
  /** Unique in the team, also among former players. */
  readonly id: string
  /** The number on his shirt, from 1 to 99. */
  readonly number: number
  readonly name: string
  readonly kind: PlayerKind
  /** The name of a position of the team list; the id of a star. */
  readonly position: string
  /** In the order gained. */
  readonly advances: readonly Advance[]
  /** The number of niggling injuries. */
  readonly niggling: number
  /** Lowered characteristics, one entry for each point. */
  readonly lasting: readonly Characteristic[]
  readonly missesNextGame: boolean
  /** Whether he rests for the season: he does not play, but keeps his place and value. */
  readonly restsThisSeason: boolean
  /** Star Player points earned, including those spent. */
  readonly points: number
  /** Seasons finished with this team. */
  readonly seasons: number
  readonly statistics: Statistics
  /** What only players of full campaigns have. */
  readonly campaign?: CampaignCareer
}

/** How a player left his team: dead, retired, dismissed, or walked out; of the Undead, crumbled or lost for good. */
export const departures = ['dead', 'retired', 'dismissed', 'left', 'crumbled', 'lost'] as const
export type Departure = (typeof departures)[number]

/** A player who has left the team. */
export interface FormerPlayer extends TeamPlayer {
  readonly departure: Departure
}

/** Staff of a team; each edition has prices for its kinds. */
export const staffKinds = [
  'rerolls',
  'assistantCoaches',
  'cheerleaders',
  'apothecaries',
  'henchmen',
  'chefs',
  'briberyAgents',
  'wizards',
] as const
export type StaffKind = (typeof staffKinds)[number]
/** How many of each kind of staff a team has. */
export type Staff = { readonly [S in StaffKind]: number }

/** One line of a team's history: a match, a purchase, a departure. `at` is the number of games before it. */
export interface TeamEvent {
  readonly what: string
  readonly at: number
  readonly [detail: string]: unknown
}

/** A team between matches. `checkTeam` says whether it is legal. */
export interface Team {
  readonly format: typeof TEAM_FORMAT
  readonly version: typeof TEAM_VERSION
  /** The id of the edition. */
  readonly edition: string
  /** The id of the team list. */
  readonly roster: string
  readonly name: string
  readonly coach: string
  /** The colours as `#rrggbb`, if chosen. */
  readonly colours?: readonly [shirts: string, trim: string]
  /** The founding budget in gold pieces. */
  readonly budget: number
  /** The chosen special rule, if its list has a choice; otherwise ''. */
  readonly specialRule: string
  /** Whether it is for single matches without a league. */
  readonly exhibition?: boolean
  /** Whether it holds the trophy of its league. */
  readonly trophy?: boolean
  readonly players: readonly TeamPlayer[]
  readonly former: readonly FormerPlayer[]
  readonly staff: Staff
  /** Fan Factor, or Dedicated Fans. */
  readonly fans: number
  /** The id of the sponsored player; '' for none. */
  readonly sponsored: string
  /** How famous it is, in editions that count Fame; below 0 it is infamous. */
  readonly fame?: number
  /** What only teams of full campaigns have. */
  readonly campaign?: CampaignState
  /** Gold pieces in hand. */
  readonly treasury: number
  /** The next player's id is `p` and this number. */
  readonly nextPlayer: number
  /** Empty for a new team. */
  readonly history: readonly TeamEvent[]
}

export const noStatistics: Statistics = Object.fromEntries(statistics.map((name) => [name, 0])) as Statistics
export const noStaff: Staff = Object.fromEntries(staffKinds.map((kind) => [kind, 0])) as Staff

/** Whether the team has not played yet, so that everything can still be bought and sold freely. */
export const isNew = (team: Team): boolean => team.history.length === 0
export const playerOf = (team: Team, id: string): TeamPlayer | undefined => team.players.find((one) => one.id === id)

/** The team with one player replaced by what `change` makes of him; the same players if nobody has that id. */
export const withPlayer = (team: Team, id: string, change: (player: TeamPlayer) => TeamPlayer): Team => ({
  ...team,
  players: team.players.map((player) => (player.id === id ? change(player) : player)),
})

/** Moves a player to the former players. */
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
