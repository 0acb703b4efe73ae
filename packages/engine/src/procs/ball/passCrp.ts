// The pass of crp and bugman: interception before the throw, then accuracy and the catch. Neighbours: passSteps.ts has
// its steps, passBb2020.ts is another order of them.
import type { Ctx } from '../../edition.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { turnover } from '../turn/turnover.ts'
import { giveBall } from './ball.ts'
import { HAIL_MARY, type PassFrame } from './pass.ts'
import * as pass from './passSteps.ts'
import { settleFrame } from './settle.ts'

type PassCrpFrame = PassFrame & {
  step:
    | 'declare'
    | 'measure'
    | 'intercept'
    | 'tried'
    | 'caughtByFoe'
    | 'throw'
    | 'thrown'
    | 'fumble'
    | 'scatter'
    | 'land'
    | 'landed'
    | 'judge'
    | 'end'
} & Receives<{ tried: RollResult; thrown: RollResult }>

export const passCrp: Procedure<PassCrpFrame, Ctx> = {
  steps: {
    declare: (c, f) => {
      pass.announce(c, f)
      return pass.opponentsReact(c, f, 'measure')
    },

    measure: (c, f) => (pass.possibleInterceptors(c, f, f.target).length > 0 ? 'intercept' : 'throw'),

    intercept: pass.chooseInterceptor({
      end: (_c, f) => f.target,
      declined: 'throw',
      tries: (c, f) => call(rollFrame(c, 'intercept', f.interceptor, { other: f.thrower }), 'tried'),
    }),

    tried: (c, f, roll) => (roll === 'passed' ? pass.intercepted(c, f, 'caughtByFoe') : 'throw'),

    caughtByFoe: (c, f) => {
      if (f.saved) return 'throw'
      pass.reportInterception(c, f)
      giveBall(c, c.match.balls[f.ball], c.match.players[f.interceptor], 'interception')
      if (f.risky) turnover(c, 'interception')
      return call(settleFrame(), 'end')
    },

    throw: (c, f) => {
      f.saved = false
      return call(f.band === HAIL_MARY ? rollFrame(c, 'hailMary', f.thrower) : pass.throwRoll(c, f, f.band), 'thrown')
    },

    // A roll of 1 or less, before or after modifiers, fumbles; a natural 6 is always accurate.
    thrown: (c, f, result) => {
      const roll = pass.rollOf(c)
      if (result === 'failed' && (pass.naturalOne(roll) || pass.oneOrLess(roll))) return pass.fumbles(c, f, 'fumble')
      f.accurate = result === 'passed' && f.band !== HAIL_MARY
      c.events.push({ type: 'passResult', player: f.thrower, result: f.accurate ? 'accurate' : 'inaccurate' })
      pass.fly(c, f, f.target)
      return f.accurate ? 'land' : 'scatter'
    },

    fumble: (c, f) => pass.fumble(c, f, 'end'),

    scatter: pass.scatter({ again: 'scatter', done: 'land', out: 'landed' }),

    land: (c, f) => pass.land(c, f, 'landed'),

    landed: (c, f) => pass.landed(c, f, 'judge'),

    judge: pass.judge,

    end: () => DONE,
  },
}
