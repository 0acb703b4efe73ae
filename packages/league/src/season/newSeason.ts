// The change of seasons: a team is redrafted where the rules say so, restored as handed in after an event, and
// otherwise unchanged. Neighbours: redraft.ts, handedIn.ts; seasonRecord.ts counts the season's games.
import { bookOf, checkCampaigns } from '../book.ts'
import { inNextSeason } from '../fullCampaign/fame.ts'
import { noted } from '../postMatch/afterMatch.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { asHandedIn } from './handedIn.ts'
import { redraft } from './redraft.ts'
import { type ClosedSeason, seasonRecord } from './seasonRecord.ts'

/** Pays the prize for that place before the redraft. */
const withPrize = (team: Team, place: number): Team => {
  const amount = bookOf(team).league.redraft?.prizes[place - 1] ?? 0
  return amount === 0 ? team : noted({ ...team, treasury: team.treasury + amount }, 'prize', { place, amount })
}

/** The winner gets the trophy and its holder loses it; without standings nothing changes. */
const withTrophy = (team: Team, place: number): Team => {
  if (!bookOf(team).league.redraft || place === 0 || (place === 1) === (team.trophy === true)) return team
  const { trophy: _handedOn, ...rest } = team
  return place === 1 ? noted({ ...rest, trophy: true }, 'trophy', { place }) : noted(rest, 'trophyLost', { place })
}

const aged = (team: Team): Team => ({
  ...team,
  players: team.players.map((player) => ({ ...player, seasons: player.seasons + 1 })),
})

/**
 * Takes a team into the next season: prizes and a redraft where the rules have them. `place` is its place in the past
 * season, 1 being the best, 0 unknown. `closes` goes into its history.
 */
export function* newSeason(
  team: Team,
  options: LeagueOptions = {},
  place = 0,
  closes?: ClosedSeason,
): LeagueProcedure<Team> {
  if (team.campaign) return noted(inNextSeason(aged(team)), 'season', { ...seasonRecord(team), ...closes })
  checkCampaigns(team.edition)
  const { league } = bookOf(team)
  if (league.fixed) return asHandedIn(team)
  const record = seasonRecord(team)
  const paid = withTrophy(withPrize(team, place), place)
  const next = league.redraft ? yield* redraft(paid, league.redraft, options) : aged(paid)
  return noted(next, 'season', { ...record, ...closes })
}
