// After a game: what it adds to the season of both teams, and their Fame. Neighbours: fame.ts reckons, matchFees.ts comes before it,
// ../rules/options.ts has the standings of the league.
import { otherSide, type Side, sides } from '@double-skulls/engine'
import { type AfterMatch, type AfterMatchStep, outcomeOf } from '../postMatch/afterMatch.ts'
import type { MatchReport } from '../postMatch/report.ts'
import type { Team } from '../team.ts'
import { campaignOf, withCampaign } from './accounts.ts'
import { fameOf, leagueFame, standingOf } from './fame.ts'

/** The team with this match in its season. */
export const withMatchCounted = (team: Team, report: MatchReport, side: Side): Team => {
  const { season } = campaignOf(team)
  const outcome = outcomeOf(report, side)
  const hurt = report[otherSide(side)].players.filter(({ wounded, dead }) => wounded || dead).length
  return withCampaign(team, {
    season: {
      ...season,
      wins: season.wins + (outcome === 'win' ? 1 : 0),
      draws: season.draws + (outcome === 'draw' ? 1 : 0),
      losses: season.losses + (outcome === 'loss' ? 1 : 0),
      touchdowns: season.touchdowns + report[side].score,
      hurt: season.hurt + hurt,
    },
  })
}

/** The Fame of a team among the others of its league, the opponent of this game as it left the pitch. */
const famed = (team: Team, other: Team, { options: { fameTable } }: AfterMatch, side: Side): Team => {
  if (!fameTable) return { ...team, fame: fameOf(team, 0) }
  const { places, rivals } = fameTable
  const own = standingOf(team, places[side])
  return { ...team, fame: fameOf(team, leagueFame(own, [...rivals, standingOf(other, places[otherSide(side)])])) }
}

export const campaignFame: AfterMatchStep = function* (after) {
  const counted = (side: Side): Team => withMatchCounted(after[side].team, after.report, side)
  const teams = { home: counted('home'), away: counted('away') }
  let done = after
  for (const side of sides) {
    const team = famed(teams[side], teams[otherSide(side)], after, side)
    done = { ...done, [side]: { ...done[side], team } }
  }
  return done
}
