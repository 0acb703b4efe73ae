// From one season to the next: a team is drafted anew where the rules say so, and otherwise goes on as it is. Neighbours: redraft.ts,
// seasonRecord.ts counts the season that is over.
import { bookOf } from '../book.ts'
import { noted } from '../postMatch/afterMatch.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { redraft } from './redraft.ts'
import { seasonRecord } from './seasonRecord.ts'

export function* newSeason(team: Team, options: LeagueOptions = {}): LeagueProcedure<Team> {
  const { league } = bookOf(team)
  const record = seasonRecord(team)
  const next = league.redraft
    ? yield* redraft(team, league.redraft, options)
    : { ...team, players: team.players.map((player) => ({ ...player, seasons: player.seasons + 1 })) }
  return noted(next, 'season', { ...record })
}
