// How many skills a player has beyond those of his position: the ticks on his rim. Neighbour: Token.tsx.
import type { Engine, Match, Player } from '@double-skulls/engine'

export const gainedSkills = (engine: Engine, match: Match, player: Player): number => {
  const roster = engine.rules.rosters.find(({ id }) => id === match.squads[player.side].roster)
  const position = roster?.positions.find(({ name }) => name === player.who.position)
  // A star's skills are all his own, and nobody counts them.
  return position ? player.skills.filter((id) => !position.skills.includes(id)).length : 0
}
