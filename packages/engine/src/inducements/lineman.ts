// Who counts as a lineman: players of a position with a high maximum, and journeymen. Neighbour: rosters/.

import type { Ctx } from '../edition.ts'
import { squadOf } from '../kernel/allegiance.ts'
import type { Player } from '../kernel/match.ts'

/** A team list allows at least this many of its linemen. */
const MANY = 12

export const isLineman = (c: Ctx, player: Player): boolean => {
  const { who } = player
  if (who.engaged === 'journeyman') return true
  const roster = c.rules.rosters.find(({ id }) => id === squadOf(c.match, player)?.roster)
  // Without a team list only the position's name can tell.
  if (!roster) return who.position.endsWith('Lineman')
  return roster.positions.some(({ name, max }) => name === who.position && max >= MANY)
}
