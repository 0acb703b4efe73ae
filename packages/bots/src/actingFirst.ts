// Players whom a skill makes act before their team-mates: a plan begins with them, or leaves them out.
// Neighbours: scene.ts leaves out those who come too late, turnPlan.ts and rookie.ts put the others first.
import type { Engine, Match, Player } from '@double-skulls/engine'

export const actsFirst = ({ rules }: Engine, player: Player): boolean =>
  player.skills.some((id) => rules.skills.get(id)?.permits?.includes('actsFirst'))

/** Whether a team-mate who may act at any time has acted already. */
export const comesTooLate = (engine: Engine, { players }: Match, player: Player): boolean =>
  actsFirst(engine, player) &&
  players.some((other) => other.side === player.side && other.acted && !actsFirst(engine, other))
