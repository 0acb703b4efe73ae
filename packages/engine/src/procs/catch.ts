// A player tries to catch the ball; if he fails it bounces from his square. Neighbours: landing.ts and handOff.ts call it.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import type { Arrival } from '../tables/catching.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { canCatch, giveBall, hasHands } from './ball.ts'
import { rollFrame } from './roll.ts'

export interface CatchFrame extends Frame {
  readonly proc: 'catch'
  step: 'try' | 'tried'
  readonly ball: number
  readonly player: number
  readonly arrival: Arrival
  /** An accurate pass that was aimed at his own square. */
  readonly aimed: boolean
}

export const AIMED = 'aimed'

export const catchFrame = (ball: number, player: number, arrival: Arrival, aimed = false): CatchFrame => ({
  proc: 'catch',
  step: 'try',
  ball,
  player,
  arrival,
  aimed,
})

/** The arrival's modifier, and its name even where it changes nothing: skills look at how the ball came. */
const modifiersFor = (c: Ctx, f: CatchFrame): Modifier[] => {
  const value = c.rules.tables.catching[f.arrival]
  return value === 0 ? [] : [{ value, source: f.arrival, player: -1 }]
}

export const catching: Procedure<CatchFrame, Ctx> = {
  steps: {
    try: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = c.match.players[f.player]
      ball.state = 'loose'
      ball.at = player.at
      ball.carrier = -1
      if (!hasHands(c, player) || !canCatch(player)) return DONE
      const extras = { modifiers: modifiersFor(c, f), detail: f.aimed ? AIMED : '' }
      return call(rollFrame(c, 'catch', f.player, extras), 'tried')
    },
    tried: (c, f, caught) => {
      if (caught) giveBall(c, c.match.balls[f.ball], c.match.players[f.player], 'catch')
      return caught
    },
  },
}
