// The end of a player's action: what skills and effects still want, turning on the spot, a touchdown. Neighbour: activation.ts.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { call, DONE, type Done, type Next } from '../../kernel/procedure.ts'
import { biteFrame } from '../../skills/bite.ts'
import { anyEffect, endEffects } from '../match/effects.ts'
import { takeBackFrom } from '../match/loans.ts'
import { endStatesOf } from '../match/states.ts'
import { facingFrame, turnsAfter } from '../move/facing.ts'
import { makeRoomFrame } from '../move/makeRoom.ts'
import { standsOver } from '../move/stride.ts'
import { listens, openWindow } from '../rolling/window.ts'
import type { ActivationFrame } from './activationFrame.ts'
import { scoreAtActionEnd, turnover } from './turnover.ts'

export const ending = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  const player = c.match.players[f.player]
  if (standsOver(c, player)) return call(makeRoomFrame(f.player), 'ending')
  return listens(c, 'actionEnding', player) ? openWindow(c, 'actionEnding', [f.player], 'feeding') : feeding(c, f)
}

export const feeding = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  if (!f.thirsty) return turnsAfter(c, f) ? call(facingFrame(f.player), 'end') : end(c, f)
  f.thirsty = false
  return call(biteFrame(f.player), 'feeding')
}

export const end = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  c.events.push({ type: 'actionEnded', player: f.player })
  endStatesOf(c, c.match.players[f.player], 'activation')
  const inTheWay = scoreAtActionEnd(c)
  return inTheWay ? call(inTheWay, 'over') : payForAction(c, f)
}

/** Ends the effects that lasted for this action; some of them also end the turn. */
export const payForAction = (c: Ctx, f: ActivationFrame): Done<'done'> => {
  const side = coachOf(c.match, c.match.players[f.player])
  const costly = anyEffect(c, side, ({ costsTurn }) => costsTurn === true)
  endEffects(c, 'activation', side)
  takeBackFrom(c.match.players[f.player], 'activation')
  if (costly) turnover(c, 'allOnOneCard')
  return DONE
}
