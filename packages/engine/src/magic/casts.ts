// How players cast spells in their own actions. Neighbours: ../spell.ts says what a spell is, procs/match/spells.ts who has which.
import type { Deed } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { cast, castOn, mayCast } from '../procs/match/spells.ts'
import type { ActingFrame } from '../procs/turn/activationFrame.ts'
import type { SpellId } from '../vocabulary/spells.ts'

/** A deed with which he casts the spell at squares, or at -1: at nothing in particular. The moves after a kick-off are no turn. */
export const castDeed = (
  id: SpellId,
  at: (c: Ctx, f: ActingFrame, player: Player) => readonly Square[],
  begin: (c: Ctx, f: ActingFrame, square: Square) => Frame,
  more: Pick<Deed, 'isAttack' | 'late'> = {},
): Deed => ({
  id,
  secret: true,
  ...more,
  offers: (c, f, player) =>
    mayCast(c, player, id) && !c.match.turn.bonus ? at(c, f, player).map((square) => castOn(player, id, square)) : [],
  begin: (c, f, { square }) => {
    const frame = begin(c, f, square)
    cast(c, c.match.players[f.player], id, square)
    return frame
  },
})
