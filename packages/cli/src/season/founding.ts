// The teams of a simulated league, founded by its seed. Neighbours: names.ts names them, simulateSeasons.ts lets them play.
import { baseOf, seededRoller } from '@double-skulls/engine'
import {
  decide,
  editionOf,
  editionPlan,
  generateStars,
  listsOf,
  sensibleCoach,
  suggestTeam,
  type Team,
} from '@double-skulls/league'
import { seedFor } from '../choices.ts'
import { shuffled, teamNames } from './names.ts'
import type { Simulation } from './simulateSeasons.ts'

const FOUNDING = 1

/** The stars of campaign teams are rolled for. */
const withStars = (team: Team, seed: number): Team =>
  team.campaign ? decide(() => generateStars(team.name, team), sensibleCoach(seededRoller(seed))).result : team

/** Different lists while there are enough. */
export const foundTeams = (simulation: Simulation): Team[] => {
  const { edition, teams, bots, seed, plan = editionPlan(edition), campaigns = false } = simulation
  const founding = seedFor(seed, FOUNDING)
  const { league, edition: rules } = editionOf(edition)
  const lists = shuffled(listsOf(league, rules), founding)
  // Where the teams of one coach are kept apart, each has its own.
  const isNumbered = plan.kind === 'conferences' && plan.coachesApart === true
  const coachOf = (i: number): string => `${bots[i % bots.length]}${isNumbered ? ` ${i + 1}` : ''}`
  return teamNames(teams, founding).map((name, i) => {
    const roster = lists[i % lists.length].id
    const team = suggestTeam({
      ...{ edition: baseOf(edition), roster, name, coach: coachOf(i) },
      ...(campaigns ? { campaign: true } : {}),
    })
    return withStars(team, seedFor(founding, i))
  })
}
