// Who counts as a lineman of his team: the position a team list has most of, and every journeyman. Neighbour: rosters/.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'

/** A team list allows at least so many of its linemen. */
const MANY = 12

export const isLineman = (c: Ctx, { side, who }: Player): boolean => {
  if (who.engaged === 'journeyman') return true
  const roster = c.rules.rosters.find(({ id }) => id === c.match.squads[side].roster)
  // Of a team without a list nothing but the name is known.
  if (!roster) return who.position.endsWith('Lineman')
  return roster.positions.some(({ name, max }) => name === who.position && max >= MANY)
}
