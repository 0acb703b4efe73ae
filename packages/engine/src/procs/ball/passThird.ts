// The pass of third in its eight steps: the throw, an interception unless it is fumbled, then accuracy and the catch.
// Neighbours: passSteps.ts has its steps, passCrp.ts is another order of them.
import type { Ctx } from '../../edition.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { HAIL_MARY, type PassFrame } from './pass.ts'
import * as pass from './passSteps.ts'

type PassThirdFrame = PassFrame & {
  step:
    | 'declare'
    | 'throw'
    | 'thrown'
    | 'fumble'
    | 'measure'
    | 'intercept'
    | 'tried'
    | 'caughtByFoe'
    | 'flight'
    | 'scatter'
    | 'land'
    | 'landed'
    | 'judge'
    | 'end'
} & Receives<{ thrown: RollResult; tried: RollResult }>

export const passThird: Procedure<PassThirdFrame, Ctx> = {
  steps: {
    declare: (c, f) => {
      pass.announce(c, f)
      return pass.opponentsReact(c, f, 'throw')
    },

    throw: (c, f) => call(pass.rollToThrow(c, f), 'thrown'),

    thrown: (c, f, result) => {
      if (pass.isFumbled(c, result)) return pass.fumbles(c, f, 'fumble')
      f.accurate = result === 'passed' && f.band !== HAIL_MARY
      return 'measure'
    },

    fumble: (c, f) => pass.fumble(c, f, 'end'),

    measure: (c, f) => (pass.possibleInterceptors(c, f, f.target).length > 0 ? 'intercept' : 'flight'),

    intercept: pass.chooseInterceptor({
      end: (_c, f) => f.target,
      declined: 'flight',
      tries: (c, f) => call(rollFrame(c, 'intercept', f.interceptor, { other: f.thrower }), 'tried'),
    }),

    tried: (c, f, roll) => (roll === 'passed' ? pass.intercepted(c, f, 'caughtByFoe') : 'flight'),

    caughtByFoe: (c, f) => (f.saved ? 'flight' : pass.foeHasIt(c, f, 'end')),

    flight: pass.onItsWay,

    scatter: pass.scatter({ again: 'scatter', done: 'land', out: 'landed' }),

    land: (c, f) => pass.land(c, f, 'landed'),

    landed: (c, f) => pass.landed(c, f, 'judge'),

    judge: pass.judge,

    end: () => DONE,
  },
}
