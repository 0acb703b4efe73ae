// Makes the line-up of a match from a team. Neighbours: profile.ts has each player's profile, the engine's lineUp.ts
// checks the result, preMatch/ adds guests and inducements.
import type { LineUp, PlayerSpec } from '@double-skulls/engine'
import { type Book, bookOf } from './book.ts'
import { listRulesFor } from './listRules.ts'
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
    ...engagedAs(book, player),
  }
}

/** Additions for one match: guests, and line-up fields such as inducements. */
export interface ForMatch {
  readonly guests?: readonly TeamPlayer[]
  readonly extra?: Partial<Omit<LineUp, 'name' | 'roster' | 'players'>>
}

/**
 * The line-up of a match for the engine: all players who can play, the staff, and the rules of the list. The engine
 * identifies players by their numbers.
 */
export const toLineUp = (team: Team, { guests = [], extra = {} }: ForMatch = {}): LineUp => {
  const { staff } = team
  const worn = [...team.players, ...guests].map(({ number }) => number)
  const { recruit, inducements = [] } = listRulesFor(bookOf(team), team, worn)
  const held = [...inducements, ...(extra.inducements ?? [])]
  return {
    name: team.name,
    roster: team.roster,
    ...(team.colours ? { colours: team.colours } : {}),
    players: [...availablePlayers(team), ...guests].map((player) => toPlayerSpec(team, player)),
    rerolls: staff.rerolls + trophyRerolls(bookOf(team), team),
    fanFactor: team.fans,
    cheerleaders: staff.cheerleaders,
    assistantCoaches: staff.assistantCoaches,
    apothecaries: staff.apothecaries,
    bribes: staff.briberyAgents,
    henchmen: staff.henchmen,
    chefs: staff.chefs,
    ...(recruit ? { recruit } : {}),
    ...extra,
    ...(held.length > 0 ? { inducements: held } : {}),
  }
}
