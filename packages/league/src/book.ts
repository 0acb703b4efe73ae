// The rules that apply to a team: league rules, edition and team list. Neighbours: rules/index.ts, the engine's
// rosters.
import {
  allPositions,
  baseOf,
  type Edition,
  editionNamed,
  type Position,
  type Roster,
  type Skill,
  type Star,
} from '@double-skulls/engine'
import { leagueRules, leagueRulesOf } from './rules/index.ts'
import type { LeagueRules } from './rules/leagueRules.ts'
import type { TeamPlayer } from './team.ts'

/** An error in a team, a file or a request: the field, the message and the remedy. */
export class BadTeam extends Error {
  readonly where: string
  readonly what: string
  readonly remedy: string

  constructor(where: string, what: string, remedy: string) {
    super(`${where}: ${what}; ${remedy}`)
    this.where = where
    this.what = what
    this.remedy = remedy
  }
}

/** All rules that apply to a team: league rules, edition and team list. */
export interface Book {
  readonly league: LeagueRules
  readonly edition: Edition
  readonly roster: Roster
}

/** The team lists of an edition that may take part. */
export const listsOf = (league: LeagueRules, edition: Edition): readonly Roster[] =>
  edition.rosters.filter(({ id }) => !league.closed.includes(id))

const noSuch = (what: 'edition' | 'roster', id: string, known: readonly string[]): BadTeam =>
  new BadTeam(what, `there is no ${what} "${id}"`, `take one of ${known.join(', ')}`)

/** The league rules and the engine's rules of an edition, by its id. Throws `BadTeam` where there is none. */
export const editionOf = (id: string): { readonly league: LeagueRules; readonly edition: Edition } => {
  const league = leagueRulesOf(id)
  const edition = editionNamed(id)
  if (!league || !edition)
    throw noSuch(
      'edition',
      id,
      leagueRules.map((rules) => rules.edition),
    )
  return { league, edition }
}

/** Why nothing lasts from one match or season to the next for a team of this edition; null: it does. */
export const campaignFault = (id: string): string | null =>
  leagueRulesOf(id)?.singleMatches
    ? `a team of ${baseOf(id)} is the same after a match and a season, for campaigns are not part of the program yet; leave the team as it is`
    : null

/** Throws `BadTeam` where nothing lasts from one match to the next. */
export const checkCampaigns = (id: string): void => {
  const [what, remedy] = campaignFault(id)?.split('; ') ?? []
  if (what !== undefined && remedy !== undefined) throw new BadTeam('edition', what, remedy)
}

/** The rules of a team. Throws `BadTeam` where its edition or its list does not exist. */
export const bookOf = (team: { readonly edition: string; readonly roster: string }): Book => {
  if (team.edition !== baseOf(team.edition))
    throw new BadTeam(
      'edition',
      `"${team.edition}" names options of a match, and teams have none`,
      `take ${baseOf(team.edition)}`,
    )
  const { league, edition } = editionOf(team.edition)
  const roster = edition.rosters.find(({ id }) => id === team.roster)
  if (!roster)
    throw noSuch(
      'roster',
      team.roster,
      listsOf(league, edition).map(({ id }) => id),
    )
  return { league, edition, roster }
}

/** The names of a list's positions, with one of a mixed team as an example. */
export const knownPositions = ({ positions, others = [] }: Roster): string => {
  const example = others.at(-1)?.positions[0]
  return [
    ...positions.map(({ name }) => name),
    ...(example ? [`or a player of another race, as in "${example.name}"`] : []),
  ].join(', ')
}

export const positionIn = ({ roster }: Book, name: string): Position | undefined =>
  allPositions(roster).find((position) => position.name === name)

/** A star of the edition, by id. */
export const starIn = ({ edition }: Book, id: string): Star | undefined => edition.stars.find((star) => star.id === id)

export const skillIn = ({ edition }: Book, id: string): Skill | undefined =>
  edition.skills.find((skill) => skill.id === id)

/** The name of a skill that a player of the team has; its id where the edition does not know it. */
export const skillName = (team: { readonly edition: string; readonly roster: string }, id: string): string =>
  skillIn(bookOf(team), id)?.name ?? id

/** A skill without its strength: Mighty Blow (+1) and (+2) are one skill, which nobody learns twice. */
export const familyOf = (id: string): string => id.replace(/-\d+$/, '')

/** A freebooter as an entry of a team list. */
const freebooterIn = ({ edition }: Book, name: string): Position | undefined => {
  const freebooter = edition.freebooters.find((one) => one.name === name)
  if (!freebooter) return undefined
  const { figure, max, cost, stats, skills } = freebooter
  return { name, figure, max, cost, stats, skills, normal: '', double: '' }
}

/** A player's entry on the team list, the star list or among the freebooters. */
export const entryOf = (book: Book, player: Pick<TeamPlayer, 'kind' | 'position'>): Position | Star | undefined => {
  if (player.kind === 'star') return starIn(book, player.position)
  const hired = player.kind === 'mercenary' ? freebooterIn(book, player.position) : undefined
  return hired ?? positionIn(book, player.position)
}

const FEWEST_OF_LINEMEN = 12

/** The lineman positions: those of which a team may have twelve or more. */
export const linemenOf = ({ roster }: Book): readonly Position[] =>
  roster.positions.filter(({ max }) => max >= FEWEST_OF_LINEMEN)
