// Players whom a skill makes act before their team-mates. Neighbours: turnSteps.ts leaves out those who come too late,
// turnCalled.ts lets the other coach call them; programs that plan a turn ask by forecast/beginning.ts.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { may } from '../../kit.ts'

export const actsFirst = (c: Ctx, player: Player): boolean => player.skills.length > 0 && may(c, player).actsFirst

/** Whether he is to act before his team-mates, and one of them has acted already. */
export const comesTooLate = (c: Ctx, player: Player): boolean =>
  actsFirst(c, player) && c.match.players.some((p) => p.side === player.side && p.acted && !actsFirst(c, p))
