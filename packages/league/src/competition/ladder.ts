// The rungs of a ladder: new teams start at the bottom, and a team that beats one above takes its rung.
// Neighbours: tieBreakers.ts ranks by rung, state.ts has the matches in the order they were arranged.
import { loserOf, winnerOf } from './fixtures.ts'
import type { Season } from './state.ts'

/** Team ids, top rung first. */
export const rungsOf = (season: Season): string[] => {
  const rungs = season.teams.map(({ id }) => id)
  for (const fixture of season.fixtures) {
    const winner = winnerOf(fixture)
    const loser = loserOf(fixture)
    if (winner === null || loser === null) continue
    const [below, above] = [rungs.indexOf(winner), rungs.indexOf(loser)]
    if (below <= above) continue
    rungs.splice(below, 1)
    rungs.splice(above, 0, winner)
  }
  return rungs
}
