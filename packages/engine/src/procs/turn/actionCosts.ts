// What standing up, moving on and blocking cost a player, and whether his action can go on. Neighbour: activation.ts.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { call, type Next } from '../../kernel/procedure.ts'
import { numbersOf } from '../../kit.ts'
import type { Action } from '../../vocabulary/actions.ts'
import { rise } from '../hurt/fall.ts'
import { liesOnFace } from '../hurt/stun.ts'
import { isOnPitch } from '../move/zones.ts'
import { rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { type ActivationFrame, deedCost } from './activationFrame.ts'
import { somethingLeft } from './activationOptions.ts'
import { turnGoesOn } from './turnover.ts'

const standUpCost = (c: Ctx, player: Player): number => numbersOf(c, player).standUpCost ?? c.rules.move.standUpCost

export const canGoOn = (c: Ctx, f: ActivationFrame): boolean => {
  const player = c.match.players[f.player]
  return turnGoesOn(c) && !f.lost && isOnPitch(player) && !liesOnFace(player)
}

/** Asks the coach again, unless ending the action is all that is left. */
export const goOn = (c: Ctx, f: ActivationFrame): 'act' | 'ending' =>
  canGoOn(c, f) && somethingLeft(c, f) ? 'act' : 'ending'

/** The same after a move or a block: a skill may give movement to a player who has none left. */
export const goOnward = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> =>
  f.moves + f.goForIts === 0 && canGoOn(c, f) ? openWindow(c, 'movementSpent', [f.player], 'onward') : goOn(c, f)

/** Pays with normal movement; returns the part that must be paid by going for it. */
export const pay = (f: ActivationFrame, cost: number): number => {
  const extra = Math.max(0, cost - f.moves)
  f.moves -= cost - extra
  f.goForIts -= extra
  return extra
}

export const stand = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  const player = c.match.players[f.player]
  if (f.action === 'block') return call(rollFrame(c, 'jumpUp', f.player), 'rose')
  const cost = standUpCost(c, player)
  if (cost > 0 && f.moves < cost) {
    f.moves = 0
    return call(rollFrame(c, 'standUp', f.player), 'rose')
  }
  f.moves -= cost
  rise(c, player, 'standUp')
  return goOn(c, f)
}

/** A block in a blitz is paid for with movement, or with a go for it that is rolled before the block. */
export const attack = (c: Ctx, f: ActivationFrame, answer: Action): Next<ActivationFrame> => {
  f.target = answer.player
  f.double ||= answer.option === 'double'
  return pay(f, deedCost(f)) > 0 ? call(rollFrame(c, 'goForIt', f.player), 'paid') : 'block'
}
