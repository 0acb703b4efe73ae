// Whether an action of a player can be begun, or has been: what would have to be declared for it. Neighbours: aim.ts, deedPlan.ts.
import { type Action, action, sameAction } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'

/** The declaration that is still to be made; its action is null where he is in the middle of it, all null where he may not. */
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
