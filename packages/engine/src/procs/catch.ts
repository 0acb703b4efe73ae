// A player tries to catch the ball; if he fails it bounces from his square. Neighbours: landing.ts and handOff.ts call it.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { canCatch, giveBall, hasHands } from './ball.ts'
import { rollFrame } from './roll.ts'

export interface CatchFrame extends Frame {
  readonly proc: 'catch'
  step: 'try' | 'tried'
  readonly ball: number
  readonly player: number
  readonly modifiers: readonly Modifier[]
  /** An accurate pass that was aimed at his own square. */
  readonly aimed: boolean
}

export const AIMED = 'aimed'

export const catchFrame = (
  ball: number,
  player: number,
  modifiers: readonly Modifier[],
  aimed = false,
): CatchFrame => ({
  proc: 'catch',
  step: 'try',
  ball,
  player,
  modifiers,
  aimed,
})

export const catching: Procedure<CatchFrame, Ctx> = {
  steps: {
    try: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = c.match.players[f.player]
      ball.state = 'loose'
      ball.at = player.at
      ball.carrier = -1
      if (!hasHands(c, player) || !canCatch(player)) return DONE
      return call(rollFrame(c, 'catch', f.player, { modifiers: f.modifiers, detail: f.aimed ? AIMED : '' }), 'tried')
    },
    tried: (c, f, caught) => {
      if (caught) giveBall(c, c.match.balls[f.ball], c.match.players[f.player], 'catch')
      return caught
    },
  },
}
