// The skills a player has beyond those of his position, by category: the pips on his rim. Neighbour: Plate.tsx.
import { allPositions, type Engine, type Match, type Player, squadOf } from '@double-skulls/engine'

export type Pip = 'G' | 'A' | 'S' | 'P' | 'M'

const letters: { readonly [category: string]: Pip } = { agility: 'A', strength: 'S', passing: 'P', mutation: 'M' }

/** A letter for each skill; a skill outside the categories counts as general. */
export const gainedSkills = (engine: Engine, match: Match, player: Player): string => {
  const roster = engine.rules.rosters.find(({ id }) => id === squadOf(match, player)?.roster)
  const position = roster && allPositions(roster).find(({ name }) => name === player.who.position)
  // All skills of a star are his own, so none is gained.
  if (!position) return ''
  const learnt = player.skills.filter((id) => !position.skills.includes(id))
  return learnt.map((id) => letters[engine.rules.skills.get(id)?.category ?? ''] ?? 'G').join('')
}
