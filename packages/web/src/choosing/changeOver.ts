// Changing from the acting player to another one: whether his action may end here and the other may act next, tried on a copy.
// Neighbours: aim.ts offers it, errand.ts carries it out.
import { type Action, action, type Engine, sameAction } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'

const END = action('endAction')

export const endOfAction = ({ legal }: Situation): Action | undefined => legal.find((one) => sameAction(one, END))

/** Whether `player` can be chosen as soon as the running action has ended. */
export const mayChangeTo = (engine: Engine, situation: Situation, player: number): boolean => {
  const { match, pending } = situation
  const end = endOfAction(situation)
  if (!end || pending.wait !== 'coach' || pending.question.kind !== 'activation') return false
  const copy = engine.clone(match)
  engine.apply(copy, { action: end })
  const next = engine.pending(copy)
  return (
    next.wait === 'coach' &&
    next.side === pending.side &&
    next.question.kind === 'turn' &&
    engine.legal(copy).some((one) => one.do === 'activate' && one.player === player)
  )
}
