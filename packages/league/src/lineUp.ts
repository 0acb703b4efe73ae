// From a team to the line-up that a match starts with. Neighbours: profile.ts says what each player can do, the engine's lineUp.ts
// checks the result, the procedures before a match add guests and inducements.
import type { LineUp, PlayerSpec } from '@double-skulls/engine'
import { type Book, bookOf } from './book.ts'
import { listRulesFor } from './listRules.ts'
import { profileOf } from './profile.ts'
import type { Team, TeamPlayer } from './team.ts'
import { availablePlayers, trophyRerolls } from './value.ts'

/** A member of the team takes part as himself; so does a star where stars join for good. */
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

/** What a match adds to a team: guests on the pitch, and whatever of the line-up was bought or found for it. */
export interface ForMatch {
  readonly guests?: readonly TeamPlayer[]
  readonly extra?: Partial<Omit<LineUp, 'name' | 'roster' | 'players'>>
}

/** Whoever can play, with the staff and what his list brings along. The engine knows its players by their numbers. */
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
