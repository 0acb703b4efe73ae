// Makes the line-up of a match from a team. Neighbours: profile.ts has each player's profile, the engine's lineUp.ts
// checks the result, preMatch/ adds guests and inducements.
import type { LineUp, PlayerSpec } from '@double-skulls/engine'
import { type Book, bookOf } from './book.ts'
import { listRulesFor } from './listRules.ts'
import type { Lent, MatchChanges } from './preMatch/beforeMatch.ts'
import { profileOf } from './profile.ts'
import type { Team, TeamPlayer } from './team.ts'
import { availablePlayers, trophyRerolls } from './value.ts'

/** Guests are marked as such; members are not, nor stars in editions where stars join permanently. */
const engagedAs = ({ league }: Book, { kind }: TeamPlayer): Pick<PlayerSpec, 'engaged'> =>
  kind === 'hired' || (kind === 'star' && league.stars.permanent) ? {} : { engaged: kind }

export const toPlayerSpec = (team: Team, player: TeamPlayer): PlayerSpec => {
  const book = bookOf(team)
  const { position, stats, skills, primary, race } = profileOf(book, team, player)
  return {
    name: player.name,
    position,
    number: player.number,
    stats,
    skills,
    ...(primary === '' ? {} : { primary }),
    ...(race === '' ? {} : { race }),
    ...(player.niggling > 0 ? { niggling: player.niggling } : {}),
    ...(book.league.rated && player.points > 0 ? { points: player.points } : {}),
    ...engagedAs(book, player),
  }
}

/** The player with what he has for this match only. */
const withLent = (spec: PlayerSpec, lent?: Lent): PlayerSpec =>
  lent
    ? { ...spec, stats: { ...spec.stats, ...lent.stats }, skills: [...new Set([...spec.skills, ...lent.skills])] }
    : spec

const WIZARD = 'wizard'

/** Staff whom the engine plays as an inducement. */
const staffInMatch = ({ edition }: Book, wizards: number): readonly string[] =>
  edition.inducements.some(({ id }) => id === WIZARD) ? Array.from({ length: wizards }, () => WIZARD) : []

/** Additions for one match: guests, changes, and line-up fields such as inducements. */
export interface ForMatch {
  readonly guests?: readonly TeamPlayer[]
  readonly changes?: MatchChanges
  readonly extra?: Partial<Omit<LineUp, 'name' | 'roster' | 'players'>>
}

/**
 * The line-up of a match for the engine: all players who can play, the staff, and the rules of the list. The engine
 * identifies players by their numbers.
 */
export const toLineUp = (team: Team, { guests = [], changes, extra = {} }: ForMatch = {}): LineUp => {
  const { staff } = team
  const { wizards, ...numbers } = { wizards: staff.wizards, ...changes?.numbers }
  const worn = [...team.players, ...guests].map(({ number }) => number)
  const { recruit, inducements = [] } = listRulesFor(bookOf(team), team, worn)
  const held = [
    ...inducements,
    ...staffInMatch(bookOf(team), wizards),
    ...(changes?.inducements ?? []),
    ...(extra.inducements ?? []),
  ]
  return {
    name: team.name,
    roster: team.roster,
    ...(team.colours ? { colours: team.colours } : {}),
    players: [...availablePlayers(team), ...guests].map((player) =>
      withLent(toPlayerSpec(team, player), changes?.players[player.id]),
    ),
    rerolls: staff.rerolls + trophyRerolls(bookOf(team), team),
    fanFactor: team.fans,
    cheerleaders: staff.cheerleaders,
    assistantCoaches: staff.assistantCoaches,
    apothecaries: staff.apothecaries,
    bribes: staff.briberyAgents,
    henchmen: staff.henchmen,
    chefs: staff.chefs,
    ...(recruit ? { recruit } : {}),
    ...numbers,
    ...extra,
    ...(held.length > 0 ? { inducements: held } : {}),
  }
}
