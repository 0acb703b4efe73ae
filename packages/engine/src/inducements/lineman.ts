// Who counts as a lineman: players of a position with a high maximum, and journeymen. Neighbour: rosters/.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'

/** A team list allows at least this many of its linemen. */
const MANY = 12

export const isLineman = (c: Ctx, { side, who }: Player): boolean => {
  if (who.engaged === 'journeyman') return true
  const roster = c.rules.rosters.find(({ id }) => id === c.match.squads[side].roster)
  // Without a team list only the position's name can tell.
  if (!roster) return who.position.endsWith('Lineman')
  return roster.positions.some(({ name, max }) => name === who.position && max >= MANY)
}
