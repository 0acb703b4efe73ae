// A coach who would meet himself in the play-offs of a campaign says which of his teams retires, before the round is drawn. Neighbours:
// ../competition/retirements.ts has the rule, ../diary/phases.ts asks it as the first phase of a day.
import { retire } from '../competition/changes.ts'
import { mustRetire } from '../competition/retirements.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Campaign } from './campaign.ts'

/** Whether somebody has to retire a team before the next round is drawn. */
export const awaitsRetirement = ({ competition }: Campaign): boolean => mustRetire(competition) !== null

/** Asks until nobody would meet himself. Who is asked is the better one of the coach's two teams. */
export function* playOffRetirements(start: Campaign): LeagueProcedure<Campaign> {
  let campaign = start
  for (;;) {
    const { competition, teams } = campaign
    const own = mustRetire(competition)
    if (!own) return campaign
    const names = Object.fromEntries(own.teams.map((id) => [id, teams[id].name]))
    const asked = { ...about('retires', teams[own.teams[0]]), names }
    const team = yield* ask(
      own.teams[0],
      `which team retires, as both would meet in the ${own.round}`,
      own.teams,
      asked,
    )
    campaign = { ...campaign, competition: retire(competition, team, '') }
  }
}
