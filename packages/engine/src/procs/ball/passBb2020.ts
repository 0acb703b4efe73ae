// The pass of bb2020: accuracy first, then interference along the ball's real path, then the catch. Neighbours:
// passSteps.ts has the steps it shares, passCrp.ts is another order of them.

import type { Ctx } from '../../edition.ts'
import type { RollRequest } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { ease } from '../rolling/ease.ts'
import { openMoment } from '../rolling/moment.ts'
import { type RollFrame, type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { giveBall } from './ball.ts'
import { type CatchResult, catchFrame } from './catch.ts'
import { HAIL_MARY, type PassFrame } from './pass.ts'
import * as pass from './passSteps.ts'
import { brinkTowards } from './scatter.ts'

type PassBb2020Frame = PassFrame & {
  step:
    | 'declare'
    | 'announced'
    | 'throw'
    | 'thrown'
    | 'scatter'
    | 'scattered'
    | 'drift'
    | 'deviate'
    | 'flown'
    | 'intercept'
    | 'trying'
    | 'tried'
    | 'caughtByFoe'
    | 'caught'
    | 'held'
    | 'deflected'
    | 'fumble'
    | 'land'
    | 'landed'
    | 'judge'
    | 'end'
} & Receives<{ thrown: RollResult; tried: RollResult; caught: CatchResult }>

/** The end of the ruler: where the ball lands, or the last square before it leaves the pitch. */
const flightEnd = (c: Ctx, f: PassFrame): Square => c.match.balls[f.ball].at

const QUALITY: { readonly [Q in PassFrame['quality']]: number } = { accurate: -3, inaccurate: -2, wild: -1 }

/** The roll to interfere: the better the throw, the harder. */
export const interference = (f: PassFrame): RollRequest => ({
  roll: 'intercept',
  player: f.interceptor,
  modifiers: [{ value: QUALITY[f.quality], source: f.quality, player: -1 }],
  other: f.thrower,
  detail: f.band,
})

/** Skills reduce the penalty on this roll, never below 0. */
const interferenceRoll = (c: Ctx, f: PassFrame): RollFrame => {
  const request = interference(f)
  return ease(c, rollFrame(c, request.roll, request.player, request), 'interceptEase', 0)
}

export const passBb2020: Procedure<PassBb2020Frame, Ctx> = {
  calls: ['catch'],
  steps: {
    declare: (c, f) => {
      pass.announce(c, f)
      return openMoment(c, 'passComing', coachOf(c.match, c.match.players[f.thrower]), 'announced')
    },

    // After a turnover the ball never leaves his hands.
    announced: (c, f) =>
      f.risky && c.match.turn.turnover !== '' ? pass.passResults.kept : pass.opponentsReact(c, f, 'throw'),

    // A player without a PA fumbles without a roll.
    throw: (c, f) => {
      if ((c.match.players[f.thrower].stats.PA ?? 0) === 0) return pass.fumbles(c, f, 'fumble')
      return call(pass.throwRoll(c, f, f.band === HAIL_MARY ? 'bomb' : f.band), 'thrown')
    },

    thrown: (c, f, result) => {
      const roll = pass.rollOf(c)
      const passed = result === 'passed'
      if (pass.naturalOne(roll)) return pass.fumbles(c, f, 'fumble')
      const wild = !passed && pass.oneOrLess(roll)
      f.quality = passed && f.band !== HAIL_MARY ? 'accurate' : wild ? 'wild' : 'inaccurate'
      f.accurate = f.quality === 'accurate'
      c.events.push({ type: 'passResult', player: f.thrower, result: f.quality })
      pass.fly(c, f, wild ? c.match.players[f.thrower].at : f.target)
      return f.quality === 'wild' ? 'deviate' : f.accurate ? 'flown' : 'scatter'
    },

    scatter: pass.scatter({ again: 'scatter', done: 'scattered', out: 'scattered' }),

    scattered: (c, f) => openWindow(c, 'passScattered', [f.thrower], 'drift'),

    drift: (c, f) => {
      if (!f.again) return 'flown'
      f.again = false
      f.scatters = 0
      const ball = c.match.balls[f.ball]
      ball.at = f.target
      ball.state = 'air'
      return 'scatter'
    },

    // A wildly inaccurate pass deviates from the thrower's square.
    deviate: {
      kind: 'throw',
      dice: () => ['d8', 'd6'],
      why: () => 'deviation',
      rolled: (c, f, faces) => {
        c.match.balls[f.ball].at = brinkTowards(c, c.match.players[f.thrower], faces[0] - 1)
        let squares = faces[1]
        while (squares > 0 && pass.moveBall(c, f, faces, 'deviation')) squares--
        return 'flown'
      },
    },

    flown: (c, f) => (pass.possibleInterceptors(c, f, flightEnd(c, f)).length > 0 ? 'intercept' : 'land'),

    intercept: pass.chooseInterceptor({
      end: flightEnd,
      declined: 'land',
      tries: (c, f) => openWindow(c, 'interfering', [f.interceptor], 'trying'),
    }),

    trying: (c, f) => {
      if (f.grab === 'missed') return 'land'
      if (f.grab !== 'snatched') return call(interferenceRoll(c, f), 'tried')
      giveBall(c, c.match.balls[f.ball], c.match.players[f.interceptor], 'intercept')
      f.accurate = false
      return 'held'
    },

    tried: (c, f, roll) => (roll === 'passed' ? pass.intercepted(c, f, 'caughtByFoe') : 'land'),

    // Deflected: he must try to catch it, or it scatters from him.
    caughtByFoe: (c, f) => {
      if (f.saved) return 'land'
      c.events.push({ type: 'deflected', player: f.interceptor, thrower: f.thrower })
      f.accurate = false
      return call(catchFrame(f.ball, f.interceptor, 'deflection'), 'caught')
    },

    caught: (c, f, result) => {
      if (result === 'caught') return 'held'
      c.match.balls[f.ball].state = 'air'
      f.scatters = 0
      return 'deflected'
    },

    held: (c, f) => {
      pass.reportInterception(c, f)
      return 'landed'
    },

    deflected: pass.scatter({ again: 'deflected', done: 'land', out: 'landed' }),

    fumble: (c, f) => pass.fumble(c, f, 'end'),

    land: (c, f) => pass.land(c, f, 'landed'),

    landed: (c, f) => pass.landed(c, f, 'judge'),

    judge: pass.judge,

    end: () => DONE,
  },
}
