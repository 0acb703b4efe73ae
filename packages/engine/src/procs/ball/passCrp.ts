// The pass of crp and bugman: interception before the throw, then accuracy and the catch. Neighbours: passSteps.ts has
// its steps, passThird.ts and passBb2020.ts are other orders of them.
import type { Ctx } from '../../edition.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { HAIL_MARY, type PassFrame } from './pass.ts'
import * as pass from './passSteps.ts'

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
      return pass.foeHasIt(c, f, 'end')
    },

    throw: (c, f) => {
      f.saved = false
      return call(pass.rollToThrow(c, f), 'thrown')
    },

    thrown: (c, f, result) => {
      if (pass.isFumbled(c, result)) return pass.fumbles(c, f, 'fumble')
      f.accurate = result === 'passed' && f.band !== HAIL_MARY
      return pass.onItsWay(c, f)
    },

    fumble: (c, f) => pass.fumble(c, f, 'end'),

    scatter: pass.scatter({ again: 'scatter', done: 'land', out: 'landed' }),

    land: (c, f) => pass.land(c, f, 'landed'),

    landed: (c, f) => pass.landed(c, f, 'judge'),

    judge: pass.judge,

    end: () => DONE,
  },
}
