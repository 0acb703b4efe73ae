// Touchdowns awarded by a concession: the winning coach chooses who gets the points. Neighbours: report.ts counts them,
// points.ts has the touchdowns scored.
import { ask } from '../procedure.ts'
import type { TeamPlayer } from '../team.ts'
import { about, careersOf, eachSide, type SideAfter, withWearer } from './afterMatch.ts'

const NOBODY = 'nobody'

export const handedOverTouchdowns = eachSide(function* (view) {
  const { side, own, book, options } = view
  const points = book.league.careers?.awards.touchdown ?? 0
  let after: SideAfter = view
  const candidates = careersOf(view)
    .filter(([, { dead }]) => !dead)
    .map(([{ id }]) => id)
  for (let left = own.handedOver; left > 0 && candidates.length > 0 && !options.friendly; left--) {
    const question = `who is paid for a touchdown that was handed over (${left} left)`
    const id = yield* ask(side, question, [...candidates, NOBODY], about('handedOver', after.team))
    const paid = (player: TeamPlayer): TeamPlayer => ({
      ...player,
      points: player.points + points,
      statistics: { ...player.statistics, touchdowns: player.statistics.touchdowns + 1 },
    })
    after = withWearer(after, id, paid)
  }
  return { team: after.team, guests: after.guests }
})
