// The steps from the declaration of an action to its first move. Mostly nobody listens in between: then each goes
// straight on to the next, without a hop of the machine. Neighbours: activation.ts, actionEnd.ts.
import { type Ctx, firstOf } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { call, type Next } from '../../kernel/procedure.ts'
import { bombFrame } from '../../skills/bomb.ts'
import { spendOnDeclaring } from '../match/limits.ts'
import { hasState, setState } from '../match/states.ts'
import { openMoment } from '../rolling/moment.ts'
import { listeningMates, listens, openWindow } from '../rolling/window.ts'
import { canGoOn, goOn } from './actionCosts.ts'
import { type ActivationFrame, besides } from './activationFrame.ts'
import { noteStalling } from './stalling.ts'

/** Whether the target is named with the action. For a block it matters only if a roll comes in between. */
const namesTarget = (c: Ctx, { action }: ActivationFrame, player: Player): boolean => {
  const { nominates } = c.rules.turn
  const { namesBlockTarget } = c.rules.block
  return nominates.includes(action) || (action === 'block' && namesBlockTarget && listens(c, 'activated', player))
}

export const declare = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  const player = c.match.players[f.player]
  const { turn } = c.match
  noteStalling(c, player)
  player.acted = true
  spendOnDeclaring(c, player, f.action)
  if (c.rules.turn.oncePerTurn.includes(f.action) && !besides(c, player, f.action))
    turn.declared = [...turn.declared, f.action]
  c.events.push({ type: 'declared', player: f.player, action: f.action })
  setState(c, player, 'gazed', false)
  if (c.rules.zones.zonesBackOnActivation) setState(c, player, 'confused', false)
  return namesTarget(c, f, player) ? 'nominate' : announced(c, f)
}

export const announced = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  const next = openMoment(c, 'playerActivated', c.match.players[f.player].side, 'mind')
  return next === 'mind' ? mind(c, f) : next
}

export const mind = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> =>
  listens(c, 'activated', c.match.players[f.player]) ? openWindow(c, 'activated', [f.player], 'minded') : minded(c, f)

/** The target of the action may respond only if the action goes ahead. */
export const minded = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> =>
  f.nominee < 0 || f.action === 'block' || !canGoOn(c, f) || !listens(c, 'nominated', c.match.players[f.nominee])
    ? advised(c, f)
    : openWindow(c, 'nominated', [f.nominee], 'advised')

export const advised = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  if (c.rules.windows.mateActivated.size === 0 || !canGoOn(c, f)) return begin(c, f)
  const mates = listeningMates(c, 'mateActivated', c.match.players[f.player])
  return mates.length === 0 ? begin(c, f) : openWindow(c, 'mateActivated', mates, 'begin')
}

export const begin = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  const player = c.match.players[f.player]
  const rooted = hasState(player, 'rooted') && !c.rules.move.rootedKeepsMovement
  f.moves = rooted ? 0 : (player.stats.MA ?? 0)
  f.goForIts = rooted
    ? 0
    : c.rules.move.goForIts + (firstOf(c, player, 'extraGoForIts', (skill) => skill.extraGoForIts) ?? 0)
  if (f.action === 'bomb' && canGoOn(c, f)) return call(bombFrame(f.player), 'gave')
  return goOn(c, f)
}
