// Saved teams as line-ups of a match, with journeymen if too few can play, and why one cannot play. Neighbours: home/ offers
// them, the league makes the line-up.
import type { LineUp } from '@double-skulls/engine'
import {
  availablePlayers,
  bookOf,
  counted,
  journeymenFor,
  sendsJourneymen,
  type Team,
  toLineUp,
} from '@double-skulls/league'
import { faultsOf } from './faults.ts'

/** Why a team cannot play; '' when it can. */
export const whyNot = (team: Team): string => {
  const faults = faultsOf(team)
  if (faults.length === 1) return `${faults[0].message}; ${faults[0].remedy}`
  if (faults.length > 1) return `${faults[0].message}, and ${counted(faults.length - 1, 'more fault')}`
  const fit = availablePlayers(team).length
  const { least } = bookOf(team).league.players
  if (fit >= least || sendsJourneymen(team)) return ''
  return `only ${fit} of its players can play now, a match takes ${least}, and no journeymen come to single matches`
}

/** How many journeymen a team needs; 0 for one that cannot play. */
export const journeymenOf = (team: Team): number => (whyNot(team) === '' ? journeymenFor(team).length : 0)

export const fielded = (team: Team): LineUp => {
  const why = whyNot(team)
  if (why !== '') throw new Error(`${team.name} cannot play: ${why}. Put it right on its page.`)
  return toLineUp(team, { guests: journeymenFor(team) })
}
