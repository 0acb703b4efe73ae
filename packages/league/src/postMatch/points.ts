// Adds the report's Star Player points and statistics to the players' careers. Neighbours: report.ts counts,
// mostValuable.ts has the award, handedOver.ts touchdowns by concession.
import type { TeamPlayer } from '../team.ts'
import { careersOf, reckoned, type SideAfter, withWearer } from './afterMatch.ts'
import type { PlayerReport } from './report.ts'

const grown = (player: TeamPlayer, one: PlayerReport, friendly: boolean): TeamPlayer => {
  const { deeds, kills } = one
  const had = player.statistics
  return {
    ...player,
    points: player.points + (friendly ? 0 : one.points),
    statistics: {
      ...had,
      games: had.games + (one.played ? 1 : 0),
      touchdowns: had.touchdowns + deeds.touchdown,
      completions: had.completions + deeds.completion,
      throws: had.throws + deeds.throw,
      deflections: had.deflections + deeds.deflection,
      interceptions: had.interceptions + deeds.interception,
      casualties: had.casualties + deeds.casualty,
      kills: had.kills + kills,
    },
  }
}

export const starPlayerPoints = reckoned((view) => {
  let after: SideAfter = view
  for (const [player, one] of careersOf(view))
    after = withWearer(after, player.id, (before) => grown(before, one, view.options.friendly === true))
  return { team: after.team, guests: after.guests }
})
