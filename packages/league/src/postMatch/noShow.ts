// A match whose opponent did not come: what the other team gets. Neighbours: ../competition/results.ts has the result
// as a forfeit, mostValuable.ts the awards of real matches.
import { bookOf, checkCampaigns } from '../book.ts'
import { drawOne, type LeagueProcedure, roll } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import { type Team, withPlayer } from '../team.ts'
import { availablePlayers } from '../value.ts'
import { noted, shirtOf } from './afterMatch.ts'
import { nominees } from './nomination.ts'
import { paidOut } from './winnings.ts'

const STEP = 10_000

/**
 * What a team gets whose opponent did not come: the win, and gold and awards where the rules give them. Players who
 * miss the next match still do.
 */
export function* noShow(team: Team, options: LeagueOptions = {}): LeagueProcedure<Team> {
  checkCampaigns(team.edition)
  const { league } = bookOf(team)
  team = noted(team, 'match', { outcome: 'win', by: 'forfeit', score: [1, 0], casualties: [0, 0] })
  if (league.noShowAwards === null) return team
  const [face] = yield* roll(team.name, 'winnings', 'd6')
  team = paidOut(team, face * STEP)
  const candidates = availablePlayers(team)
  const points = league.careers?.awards.mostValuable ?? 0
  for (let i = 0; i < league.noShowAwards && candidates.length > 0; i++) {
    const named = yield* nominees(team.name, team, candidates, options)
    const drawn = candidates.filter(({ id }) => named.includes(id))
    const best = drawn[yield* drawOne(team.name, 'most valuable player', drawn.map(shirtOf))]
    team = withPlayer(team, best.id, (player) => ({
      ...player,
      points: player.points + points,
      statistics: { ...player.statistics, mostValuable: player.statistics.mostValuable + 1 },
    }))
    team = noted(team, 'mostValuable', { player: shirtOf(best), points })
  }
  return team
}
