// Whether a player's action can begin or has begun, and what must be answered for it. Neighbours: aim.ts, deedPlan.ts.
import { type Action, beginningOf, type Engine } from '@double-skulls/engine'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'

/** The answer that is still needed; `action` is null when he is in that action already, and the whole is null when it is not allowed. */
export const declaredBy = (
  engine: Engine,
  situation: Situation,
  player: number,
  kind: string,
): { readonly action: Action | null } | null => {
  const asked = questionOf(situation)?.kind
  return asked === 'turn' || asked === 'activation' ? beginningOf(engine, situation.match, player, kind) : null
}
