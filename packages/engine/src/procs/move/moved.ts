// Who has moved in this turn, of those for whom it matters at its end. Neighbours: turn/activationOfDeeds.ts notes it, weapons/grenades.ts
// asks.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { may } from '../../kit.ts'

const MOVED = 'moved'

export const noteMove = (c: Ctx, player: Player): void => {
  if (may(c, player).throwsGrenades && !hasMoved(player)) player.marks = [...player.marks, MOVED]
}

export const hasMoved = ({ marks }: Player): boolean => marks.includes(MOVED)
