// D6 + Fan Factor for both sides: the lower one, both on a tie, suffers. Neighbours: officiousRef.ts,
// pitchInvasionBb2020.ts.

import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { type Call, call, type Next, type Throw } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { stun } from '../procs/hurt/stun.ts'
import { fans } from '../procs/match/fans.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { otherSide, type Side, sides } from '../vocabulary/words.ts'

export const onPitchOf = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && isOnPitch(p))

export const lowerSides = <F extends Frame & { victims: readonly Side[] }>(
  why: string,
  then: Next<F>,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6', 'd6'],
  why: () => why,
  ordered: true,
  rolled: (c, f, faces) => {
    const total = { home: faces[0] + fans.of(c.match.squads.home), away: faces[1] + fans.of(c.match.squads.away) }
    c.events.push({ type: 'rollOff', why, ...total })
    f.victims = sides.filter((side) => total[side] <= total[otherSide(side)])
    return then
  },
})

/** Placed prone and stunned; a player whom any fall injures takes an injury roll instead. */
export const stunOrHurt = <S extends string>(c: Ctx, player: Player, why: string, then: S): S | Call<S> => {
  if (may(c, player).noArmourRoll) return call(injuryFrame(player.id, -1, why), then)
  stun(c, player, why)
  return then
}
