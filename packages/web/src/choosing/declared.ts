// Whether a player's action can begin or has begun, and what must be declared for it. Neighbours: aim.ts, deedPlan.ts.
import { type Action, action, sameAction } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'

/** The declaration that is still needed; `action` is null when he is in that action already, and the whole is null when it is not allowed. */
export const declaredBy = (
  { legal, pending }: Situation,
  player: number,
  kind: string,
): { readonly action: Action | null } | null => {
  const question = pending.wait === 'coach' ? pending.question : null
  if (question?.kind === 'activation')
    return question.player === player && question.subject === kind ? { action: null } : null
  const wanted = action('activate', player, -1, kind)
  const found = legal.find((one) => sameAction(one, wanted))
  return found ? { action: found } : null
}
