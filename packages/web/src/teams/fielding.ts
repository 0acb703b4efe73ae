// Kept teams as line-ups of a match, and why one cannot play. Neighbours: home/ offers them, the league makes the line-up.
import type { LineUp } from '@double-skulls/engine'
import { availablePlayers, bookOf, counted, type Team, toLineUp } from '@double-skulls/league'
import { faultsOf } from './faults.ts'

/** Why a team cannot take the field; '' where it can. */
export const whyNot = (team: Team): string => {
  const faults = faultsOf(team)
  if (faults.length === 1) return `${faults[0].message}; ${faults[0].remedy}`
  if (faults.length > 1) return `${faults[0].message}, and ${counted(faults.length - 1, 'more fault')}`
  const fit = availablePlayers(team).length
  const { least } = bookOf(team).league.players
  return fit < least ? `only ${fit} of its players can play now, and a match takes ${least}` : ''
}

export const fielded = (team: Team): LineUp => {
  const why = whyNot(team)
  if (why !== '') throw new Error(`${team.name} cannot play: ${why}. Put it right on its page.`)
  return toLineUp(team)
}
