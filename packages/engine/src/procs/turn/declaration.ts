// A player's action is declared: what is noted, and whether its target is named with it. Neighbours: activation.ts,
// activationOpen.ts.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { spendOnDeclaring } from '../match/limits.ts'
import { setState } from '../match/states.ts'
import { listens } from '../rolling/window.ts'
import { type ActivationFrame, besides, isOpen } from './activationFrame.ts'
import { noteStalling } from './stalling.ts'

/** Whether the target is named with the action. For a block it matters only if a roll comes in between. */
const namesTarget = (c: Ctx, { action }: ActivationFrame, player: Player): boolean => {
  const { nominates } = c.rules.turn
  const { namesBlockTarget } = c.rules.block
  return nominates.includes(action) || (action === 'block' && namesBlockTarget && listens(c, 'activated', player))
}

/** The action counts as this one of his team's. */
export const noteKind = (c: Ctx, f: ActivationFrame): void => {
  const { action } = f
  const player = c.match.players[f.player]
  const { turn } = c.match
  if (!isOpen(action)) {
    spendOnDeclaring(c, player, action)
    if (c.rules.turn.oncePerTurn.includes(action) && !besides(c, player, action))
      turn.declared = [...turn.declared, action]
  }
  c.events.push({ type: 'declared', player: f.player, action })
}

/** Notes that he acts, and what he declared. Whether he must name his target now. */
export const declared = (c: Ctx, f: ActivationFrame): boolean => {
  const player = c.match.players[f.player]
  noteStalling(c, player)
  player.acted = true
  noteKind(c, f)
  setState(c, player, 'gazed', false)
  if (c.rules.zones.zonesBackOnActivation) setState(c, player, 'confused', false)
  return namesTarget(c, f, player)
}
