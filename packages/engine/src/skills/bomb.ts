// Throwing a bomb: like the ball, but a player who catches it must throw it on, and if nobody catches it it explodes.
// Neighbours: pass.ts throws it, landing.ts lets a player catch it or not, explosion.ts ends it.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives, type Returns } from '../kernel/procedure.ts'
import { bombRulesOf } from '../procs/ball/bombRules.ts'
import { HAIL_MARY, type PassResult, passBand, passFrame } from '../procs/ball/pass.ts'
import { passResults } from '../procs/ball/passSteps.ts'
import { throwTargets } from '../procs/ball/throwTargets.ts'
import { openWindow } from '../procs/rolling/window.ts'
import { question } from '../vocabulary/questions.ts'
import { explosion, explosionFrame } from './explosion.ts'

export interface BombFrame extends Frame, Returns<PassResult>, Receives<{ thrown: PassResult }> {
  readonly proc: 'bomb'
  step: 'light' | 'target' | 'thrown' | 'caught' | 'fuse' | 'explode' | 'end'
  /** The player whose action it is, and the one who throws now. */
  readonly bomber: number
  thrower: number
  /** The result of the bomber's own throw; catchers may have thrown the bomb on. */
  first: PassResult
  /** A skill makes it explode in the catcher's hands. */
  short: boolean
}

export const bombFrame = (bomber: number): BombFrame => ({
  proc: 'bomb',
  step: 'light',
  bomber,
  thrower: bomber,
  first: 'done',
  short: false,
})

const bombIndex = (c: Ctx): number => c.match.balls.findIndex((ball) => ball.kind === 'bomb')

export const bomb: Procedure<BombFrame, Ctx> = {
  procedures: { explosion },
  steps: {
    light: (c, f) => {
      const { at } = c.match.players[f.thrower]
      c.match.balls.push({ kind: 'bomb', state: 'held', at, carrier: f.thrower })
      return 'target'
    },

    target: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.thrower]),
      question: (_c, f) => question('bombTarget', f.thrower),
      legal: (c, f) => throwTargets(c, f.thrower),
      chosen: (c, f, answer) => {
        const thrower = c.match.players[f.thrower]
        const band = answer.option === HAIL_MARY ? HAIL_MARY : passBand(c, thrower, answer.square)
        if (!band) throw new Error('a throw out of range was listed')
        return call(passFrame(c, bombIndex(c), thrower, answer.square, band, false), 'thrown')
      },
    },

    thrown: (c, f, pass) => {
      const index = bombIndex(c)
      const thrown = c.match.balls[index]
      // He kept the bomb (a safe throw): it is put out and nothing was thrown.
      if (pass === 'kept') {
        c.match.balls.splice(index, 1)
        return DONE
      }
      if (f.first === 'done') f.first = pass
      if (thrown.state !== 'held') return 'explode'
      f.thrower = thrown.carrier
      return openWindow(c, 'bombCaught', [f.bomber], 'caught')
    },

    caught: (c, f) => (f.short ? 'explode' : bombRulesOf(c).fuse > 0 ? 'fuse' : 'target'),

    fuse: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'fuse',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'fuse', player: f.thrower, dice: faces })
        return faces[0] >= bombRulesOf(c).fuse ? 'explode' : 'target'
      },
    },

    explode: (c, f) => {
      const [{ state, at }] = c.match.balls.splice(bombIndex(c), 1)
      // In the crowd it explodes without effect.
      return state === 'out' ? 'end' : call(explosionFrame(at, f.bomber), 'end')
    },

    end: (_c, f) => passResults[f.first],
  },
}
