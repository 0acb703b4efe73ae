// The pass of 2020: accuracy first, then interference along the ball's real path, then the catch.
// Neighbours: pass.ts is the older one and has the frame and the range; interception.ts, landing.ts, settle.ts.
import { type Ctx, firstOf } from '../../edition.ts'
import type { RollRequest } from '../../hooks.ts'
import type { Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Throw } from '../../kernel/procedure.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { heldBall, opponentsOnPitch } from '../move/zones.ts'
import { openMoment } from '../rolling/moment.ts'
import { modifierSum, type RollFrame, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { giveBall, looseBall } from './ball.ts'
import { catchFrame } from './catch.ts'
import { judgePossession } from './handOff.ts'
import { interceptors } from './interception.ts'
import { landingFrame } from './landing.ts'
import { bandCode, HAIL_MARY, KEPT, type PassFrame } from './pass.ts'
import { brinkTowards } from './scatter.ts'
import { settleFrame } from './settle.ts'

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
    | 'held'
    | 'deflected'
    | 'fumble'
    | 'land'
    | 'landed'
    | 'judge'
    | 'end'
}

const interceptBy = playerActions('intercept')

/** The end of the ruler: where the ball lands, or the last square before it leaves the pitch. */
const flightEnd = (c: Ctx, f: PassFrame): Square => c.match.balls[f.ball].at

const possibleInterceptors = (c: Ctx, f: PassFrame): Player[] =>
  f.band === HAIL_MARY
    ? []
    : interceptors(c, c.match.players[f.thrower], flightEnd(c, f)).filter(
        (p) => c.match.balls[f.ball].kind === 'bomb' || heldBall(c.match, p) === null,
      )

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
  const roll = rollFrame(c, request.roll, request.player, request)
  const eased = firstOf(c, c.match.players[f.interceptor], 'interceptEase', (skill) => skill)
  if (!eased) return roll
  let hindrance = 0
  for (const { value } of roll.modifiers) hindrance -= Math.min(0, value)
  const value = Math.min(eased.interceptEase ?? 0, hindrance)
  if (value > 0) roll.modifiers.push({ value, source: eased.id, player: f.interceptor })
  return roll
}

const moveBall = (c: Ctx, f: PassFrame, direction: number, dice: readonly number[], how: string): boolean => {
  const ball = c.match.balls[f.ball]
  const from = ball.at
  const to = c.rules.pitch.step[from * 8 + direction]
  c.events.push({ type: 'ballMoved', from, to, how, dice })
  if (to !== OFF) ball.at = to
  return to !== OFF
}

/** Scatters three squares; the ball is out as soon as it leaves the pitch. */
const scatterThen = (then: 'scattered' | 'land'): Throw<PassBb2020Frame, Ctx> => ({
  kind: 'throw',
  dice: () => ['d8'],
  why: () => 'scatter',
  rolled: (c, f, faces) => {
    f.scatters++
    const onPitch = moveBall(c, f, faces[0] - 1, faces, 'scatter')
    if (!onPitch) {
      c.match.balls[f.ball].state = 'out'
      return then === 'land' ? 'landed' : then
    }
    if (f.scatters < c.rules.numbers.passScatters) return then === 'land' ? 'deflected' : 'scatter'
    return then
  },
})

export const passBb2020: Procedure<PassBb2020Frame, Ctx> = {
  steps: {
    declare: (c, f) => {
      c.events.push({ type: 'passed', player: f.thrower, target: f.target, band: f.band })
      return openMoment(c, 'passComing', c.match.players[f.thrower].side, 'announced')
    },

    announced: (c, f) => {
      // A turnover before the throw: the ball never left his hands.
      if (f.risky && c.match.turn.turnover !== '') return KEPT
      const opponents = opponentsOnPitch(c.match, c.match.players[f.thrower].side)
      return openWindow(
        c,
        'passDeclared',
        opponents.map((p) => p.id),
        'throw',
      )
    },

    throw: (c, f) => {
      // A player without a PA fumbles without a roll.
      if ((c.match.players[f.thrower].stats.PA ?? 0) === 0) return openWindow(c, 'fumbled', [f.thrower], 'fumble')
      const value = c.rules.tables.passRange.modifiers[f.band === HAIL_MARY ? 'bomb' : f.band]
      const modifiers: Modifier[] = value === 0 ? [] : [{ value, source: f.band, player: -1 }]
      return call(rollFrame(c, 'pass', f.thrower, { modifiers, detail: f.band }), 'thrown')
    },

    thrown: (c, f, passed): Next<PassBb2020Frame> => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('a pass was judged without a roll')
      if (roll.faces[0] === 1) return openWindow(c, 'fumbled', [f.thrower], 'fumble')
      const wild = !passed && roll.faces[0] + modifierSum(roll.modifiers) <= 1
      f.quality = passed && f.band !== HAIL_MARY ? 'accurate' : wild ? 'wild' : 'inaccurate'
      f.accurate = f.quality === 'accurate'
      c.events.push({ type: 'passResult', player: f.thrower, result: f.quality })
      const ball = c.match.balls[f.ball]
      ball.carrier = -1
      ball.state = 'air'
      ball.at = f.quality === 'wild' ? c.match.players[f.thrower].at : f.target
      if (f.quality === 'wild') return 'deviate'
      c.events.push({ type: 'ballMoved', from: c.match.players[f.thrower].at, to: f.target, how: 'pass', dice: [] })
      return f.accurate ? 'flown' : 'scatter'
    },

    scatter: scatterThen('scattered'),

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
        for (let i = 0; i < faces[1]; i++)
          if (!moveBall(c, f, faces[0] - 1, faces, 'deviation')) {
            c.match.balls[f.ball].state = 'out'
            break
          }
        return 'flown'
      },
    },

    flown: (c, f) => (possibleInterceptors(c, f).length > 0 ? 'intercept' : 'land'),

    intercept: {
      kind: 'choice',
      by: (c, f) => otherSide(c.match.players[f.thrower].side),
      question: (_c, f) =>
        question('interception', f.thrower, { other: f.receiver, declining: 'Nobody tries; the pass goes on.' }),
      legal: (c, f) => [action('decline'), ...possibleInterceptors(c, f).map((p) => interceptBy(p.id))],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return 'land'
        f.interceptor = answer.player
        return openWindow(c, 'interfering', [f.interceptor], 'trying')
      },
    },

    trying: (c, f) => {
      if (f.grab === 'missed') return 'land'
      if (f.grab === 'snatched') {
        giveBall(c, c.match.balls[f.ball], c.match.players[f.interceptor], 'intercept')
        f.accurate = false
        c.match.returned = 1
        return 'held'
      }
      return call(interferenceRoll(c, f), 'tried')
    },

    tried: (c, f, deflected) => (deflected ? openWindow(c, 'intercepted', [f.thrower], 'caughtByFoe') : 'land'),

    // Deflected: he must try to catch it, or it scatters from him.
    caughtByFoe: (c, f) => {
      if (f.saved) return 'land'
      const interceptor = c.match.players[f.interceptor]
      c.events.push({ type: 'deflected', player: interceptor.id, thrower: f.thrower })
      f.accurate = false
      return call(catchFrame(f.ball, interceptor.id, 'deflection'), 'held')
    },

    held: (c, f, caught) => {
      if (caught) {
        c.events.push({ type: 'passResult', player: f.thrower, result: 'intercepted' })
        c.events.push({ type: 'interception', player: f.interceptor, thrower: f.thrower })
        return 'landed'
      }
      c.match.balls[f.ball].state = 'air'
      f.scatters = 0
      return 'deflected'
    },

    deflected: scatterThen('land'),

    fumble: (c, f) => {
      // A skill saved the fumble: nothing was thrown.
      if (f.saved) return KEPT
      c.events.push({ type: 'passResult', player: f.thrower, result: 'fumble' })
      looseBall(c, c.match.balls[f.ball], c.match.players[f.thrower].at)
      if (f.risky) turnover(c, 'fumble')
      return call(settleFrame(), 'end')
    },

    land: (c, f) =>
      c.match.balls[f.ball].state === 'out' ? 'landed' : call(landingFrame(f.ball, 'pass', f.accurate), 'landed'),

    landed: (c, f) => {
      const { carrier, kind } = c.match.balls[f.ball]
      const mate = carrier >= 0 && c.match.players[carrier].side === c.match.players[f.thrower].side
      if (f.accurate && kind === 'ball' && mate && carrier === playerAt(c.match, f.target)?.id)
        c.events.push({ type: 'completion', player: f.thrower, catcher: carrier })
      return call(settleFrame(), 'judge')
    },

    judge: (c, f) => {
      if (f.risky) judgePossession(c, f.ball, 'pass')
      return bandCode(f.band)
    },

    end: () => DONE,
  },
}
