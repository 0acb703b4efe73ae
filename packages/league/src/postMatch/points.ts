// Adds the report's Star Player points and statistics to the players' careers. Neighbours: report.ts counts,
// mostValuable.ts has the award, handedOver.ts touchdowns by concession.
import type { Statistics, TeamPlayer } from '../team.ts'
import { careersOf, reckoned, type SideAfter, withWearer } from './afterMatch.ts'
import type { PlayerReport } from './report.ts'

/** His statistics with those of the match. */
export const statisticsAfter = (
  { statistics: had }: TeamPlayer,
  { deeds, kills, played }: PlayerReport,
): Statistics => ({
  ...had,
  games: had.games + (played ? 1 : 0),
  touchdowns: had.touchdowns + deeds.touchdown,
  completions: had.completions + deeds.completion,
  throws: had.throws + deeds.throw,
  deflections: had.deflections + deeds.deflection,
  interceptions: had.interceptions + deeds.interception,
  casualties: had.casualties + deeds.casualty,
  kills: had.kills + kills,
})

const grown = (player: TeamPlayer, one: PlayerReport, friendly: boolean): TeamPlayer => ({
  ...player,
  points: player.points + (friendly ? 0 : one.points),
  statistics: statisticsAfter(player, one),
})

export const starPlayerPoints = reckoned((view) => {
  let after: SideAfter = view
  for (const [player, one] of careersOf(view))
    after = withWearer(after, player.id, (before) => grown(before, one, view.options.friendly === true))
  return { team: after.team, guests: after.guests }
})
