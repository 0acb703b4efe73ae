// A player tries to catch the ball, in some editions only if his coach wants it; otherwise it bounces from his square.
// Neighbours: landing.ts and handOff.ts call it.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { type Call, call, done, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import type { Arrival } from '../../tables/catching.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { heldBall, markers } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { canCatch, giveBall, hasHands } from './ball.ts'
import type { PassFrame } from './pass.ts'
import { isCarried } from './whichBall.ts'

export type CatchResult = 'caught' | 'missed'
const CAUGHT = done('caught')
const MISSED = done('missed')

export interface CatchFrame extends Frame, Returns<CatchResult>, Receives<{ tried: RollResult }> {
  readonly proc: 'catch'
  step: 'try' | 'wanted' | 'roll' | 'tried' | 'end'
  readonly ball: number
  readonly player: number
  readonly arrival: Arrival
  /** An accurate pass to his own square. */
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

/** The modifier for how the ball arrives, listed even if it is 0: skills look at its name. */
const modifiersFor = (c: Ctx, f: CatchFrame): Modifier[] => {
  const value = c.rules.tables.catching[f.arrival]
  return value === 0 ? helpOf(c, f) : [{ value, source: f.arrival, player: -1 }, ...helpOf(c, f)]
}

/** What the thrower's skills add to the catch of a team-mate. */
const helpOf = (c: Ctx, f: CatchFrame): Modifier[] => {
  if (f.arrival !== 'scatter' && f.arrival !== 'accuratePass') return []
  const pass = innermost<PassFrame>(c.match, 'pass')
  if (!pass?.helped || c.match.players[pass.thrower].side !== c.match.players[f.player].side) return []
  return [{ value: 1, source: pass.helped, player: pass.thrower }]
}

const TRY = action('use')
const LET_IT_BOUNCE = action('decline')

const rollToCatch = (c: Ctx, f: CatchFrame): Call<'tried', RollResult> => {
  const extras = { modifiers: modifiersFor(c, f), detail: f.aimed ? AIMED : '' }
  return call(rollFrame(c, 'catch', f.player, extras), 'tried')
}

export const catching: Procedure<CatchFrame, Ctx> = {
  steps: {
    try: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = c.match.players[f.player]
      ball.state = 'loose'
      ball.at = player.at
      ball.carrier = -1
      const handsFull = isCarried(ball) && heldBall(c.match, player) !== null
      if (!hasHands(c, player) || !canCatch(player) || handsFull) return MISSED
      return c.rules.ball.catchesRefusable ? 'wanted' : rollToCatch(c, f)
    },
    wanted: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('catchBall', f.player, { declining: 'ballBounces' }),
      legal: () => [TRY, LET_IT_BOUNCE],
      fallback: () => TRY,
      chosen: (_c, _f, answer) => (answer.do === 'use' ? 'roll' : MISSED),
    },
    roll: rollToCatch,
    tried: (c, f, roll) => {
      const player = c.match.players[f.player]
      if (roll === 'failed') return MISSED
      giveBall(c, c.match.balls[f.ball], player, 'catch')
      if (c.rules.windows.caught.size === 0) return CAUGHT
      const foes = markers(c, player, player.at).map((p) => p.id)
      return openWindow(c, 'caught', foes, 'end')
    },
    end: () => CAUGHT,
  },
}
