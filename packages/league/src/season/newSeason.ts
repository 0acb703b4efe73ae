// From one season to the next: a team is drafted anew where the rules say so, comes back as it was handed in where it is an event's,
// and otherwise goes on as it is. Neighbours: redraft.ts, handedIn.ts; seasonRecord.ts counts the season that is over.
import { bookOf } from '../book.ts'
import { noted } from '../postMatch/afterMatch.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { asHandedIn } from './handedIn.ts'
import { redraft } from './redraft.ts'
import { type ClosedSeason, seasonRecord } from './seasonRecord.ts'

/** Whoever came in so high is paid, before anything is spent on the next season. */
const withPrize = (team: Team, place: number): Team => {
  const amount = bookOf(team).league.redraft?.prizes[place - 1] ?? 0
  return amount === 0 ? team : noted({ ...team, treasury: team.treasury + amount }, 'prize', { place, amount })
}

/** The winner takes it from whoever had it; where nobody has counted it stays where it is. */
const withTrophy = (team: Team, place: number): Team => {
  if (!bookOf(team).league.redraft || place === 0 || (place === 1) === (team.trophy === true)) return team
  const { trophy: _handedOn, ...rest } = team
  return place === 1 ? noted({ ...rest, trophy: true }, 'trophy', { place }) : noted(rest, 'trophyLost', { place })
}

/** `place` in the season that is over, the best being 1; 0 where nobody has counted. `closes` goes into the team's book. */
export function* newSeason(
  team: Team,
  options: LeagueOptions = {},
  place = 0,
  closes?: ClosedSeason,
): LeagueProcedure<Team> {
  const { league } = bookOf(team)
  if (league.fixed) return asHandedIn(team)
  const record = seasonRecord(team)
  const paid = withTrophy(withPrize(team, place), place)
  const next = league.redraft
    ? yield* redraft(paid, league.redraft, options)
    : { ...paid, players: paid.players.map((player) => ({ ...player, seasons: player.seasons + 1 })) }
  return noted(next, 'season', { ...record, ...closes })
}
