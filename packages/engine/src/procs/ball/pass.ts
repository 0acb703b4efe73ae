// A pass or a thrown bomb: range, interception, the throw, scatter or fumble, and the catch; last, whether it was a
// turnover. Neighbours: interception.ts, landing.ts, settle.ts; activation.ts, dumpOff.ts and bomb.ts call it.
import type { Ctx } from '../../edition.ts'
import { nearestSquare } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { bandOf, type PassBand, passBands } from '../../tables/passRange.ts'
import { weatherNamed } from '../../tables/weather.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { opponentsOnPitch } from '../move/zones.ts'
import { modifierSum, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { giveBall, looseBall } from './ball.ts'
import { judgePossession } from './handOff.ts'
import { interceptors } from './interception.ts'
import { landingFrame } from './landing.ts'
import { settleFrame } from './settle.ts'

/** A pass without the range ruler: it reaches any square and is never accurate. */
export const HAIL_MARY = 'hailMary'
/** Returned if he held on to a ball he would have fumbled. */
export const KEPT = -1

/** A completed throw returns its range band as a number; `bandHandedBack` reads it. */
export const bandCode = (band: ThrowBand): number => throwBands.indexOf(band) + 1
export const bandHandedBack = (code: number): ThrowBand | null => throwBands[code - 1] ?? null

const throwBands: readonly ThrowBand[] = [...passBands, HAIL_MARY]
export type ThrowBand = PassBand | typeof HAIL_MARY

/** The data of a throw, for every edition's order of steps. */
export interface PassFrame extends Frame {
  readonly proc: 'pass'
  readonly ball: number
  readonly thrower: number
  readonly target: Square
  readonly band: ThrowBand
  /** Whether it can cause a turnover: not a Dump-Off, not a bomb. */
  readonly risky: boolean
  /** The player in the target square when the pass was declared, or −1. */
  readonly receiver: number
  interceptor: number
  /** What a skill made of the interception before its roll. */
  grab: '' | 'snatched' | 'missed'
  /** A skill cancelled an interception or a fumble. */
  saved: boolean
  accurate: boolean
  quality: 'accurate' | 'inaccurate' | 'wild'
  scatters: number
  /** Skills may have it scatter again; `helped` is the skill that helps team-mates to catch it, or ''. */
  again: boolean
  helped: string
  /** The opponent who moved last because of the throw, or −1. */
  chaser: number
}

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
}

/** The range band of a throw to that square, or null if it cannot be thrown there. */
export const passBand = (c: Ctx, thrower: Player, target: Square): PassBand | null => {
  const { x, y } = c.rules.pitch
  const from = nearestSquare(c.rules.pitch, thrower, target)
  const band = bandOf(c.rules.tables.passRange, x[target] - x[from], y[target] - y[from])
  if (!band) return null
  const { noPass } = weatherNamed(c.rules.tables.weather, c.match.weather)
  return noPass?.includes(band) ? null : band
}

export const passFrame = (
  c: Ctx,
  ball: number,
  thrower: Player,
  target: Square,
  band: ThrowBand,
  risky = true,
): PassFrame => ({
  proc: 'pass',
  step: 'declare',
  ball,
  thrower: thrower.id,
  target,
  band,
  risky,
  receiver: playerAt(c.match, target)?.id ?? -1,
  interceptor: -1,
  grab: '',
  saved: false,
  accurate: false,
  quality: 'inaccurate',
  scatters: 0,
  again: false,
  helped: '',
  chaser: -1,
})

const interceptBy = playerActions('intercept')

const isTeamMate = (c: Ctx, f: PassFrame, other: number): boolean =>
  c.match.players[other].side === c.match.players[f.thrower].side

const isBomb = (c: Ctx, f: PassFrame): boolean => c.match.balls[f.ball].kind === 'bomb'

const possibleInterceptors = (c: Ctx, f: PassFrame): Player[] =>
  f.band === HAIL_MARY ? [] : interceptors(c, c.match.players[f.thrower], f.target)

export const passCrp: Procedure<PassCrpFrame, Ctx> = {
  steps: {
    declare: (c, f) => {
      c.events.push({ type: 'passed', player: f.thrower, target: f.target, band: f.band })
      const opponents = opponentsOnPitch(c.match, c.match.players[f.thrower].side)
      return openWindow(
        c,
        'passDeclared',
        opponents.map((p) => p.id),
        'measure',
      )
    },

    measure: (c, f) => (possibleInterceptors(c, f).length > 0 ? 'intercept' : 'throw'),

    intercept: {
      kind: 'choice',
      by: (c, f) => otherSide(c.match.players[f.thrower].side),
      question: (_c, f) =>
        question('interception', f.thrower, { other: f.receiver, declining: 'Nobody tries; the pass goes on.' }),
      legal: (c, f) => [action('decline'), ...possibleInterceptors(c, f).map((p) => interceptBy(p.id))],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return 'throw'
        f.interceptor = answer.player
        return call(rollFrame(c, 'intercept', f.interceptor, { other: f.thrower }), 'tried')
      },
    },

    tried: (c, f, caught) => (caught ? openWindow(c, 'intercepted', [f.thrower], 'caughtByFoe') : 'throw'),

    caughtByFoe: (c, f) => {
      if (f.saved) return 'throw'
      const interceptor = c.match.players[f.interceptor]
      c.events.push({ type: 'passResult', player: f.thrower, result: 'intercepted' })
      c.events.push({ type: 'interception', player: interceptor.id, thrower: f.thrower })
      giveBall(c, c.match.balls[f.ball], interceptor, 'interception')
      if (f.risky) turnover(c, 'interception')
      return call(settleFrame(), 'end')
    },

    throw: (c, f) => {
      f.saved = false
      if (f.band === HAIL_MARY) return call(rollFrame(c, 'hailMary', f.thrower), 'thrown')
      const value = c.rules.tables.passRange.modifiers[f.band]
      const modifiers = value === 0 ? [] : [{ value, source: f.band, player: -1 }]
      return call(rollFrame(c, 'pass', f.thrower, { modifiers, detail: f.band }), 'thrown')
    },

    thrown: (c, f, succeeded): Next<PassCrpFrame> => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('a pass was judged without a roll')
      const natural = roll.faces[0]
      // A roll of 1 or less, before or after modifiers, fumbles; a natural 6 is always accurate.
      if (!succeeded && (natural === 1 || natural + modifierSum(roll.modifiers) <= 1))
        return openWindow(c, 'fumbled', [f.thrower], 'fumble')
      f.accurate = succeeded === 1 && f.band !== HAIL_MARY
      c.events.push({ type: 'passResult', player: f.thrower, result: f.accurate ? 'accurate' : 'inaccurate' })
      const ball = c.match.balls[f.ball]
      c.events.push({ type: 'ballMoved', from: ball.at, to: f.target, how: 'pass', dice: [] })
      ball.carrier = -1
      ball.state = 'air'
      ball.at = f.target
      return f.accurate ? 'land' : 'scatter'
    },

    fumble: (c, f) => {
      if (f.saved) return DONE
      c.events.push({ type: 'passResult', player: f.thrower, result: 'fumble' })
      looseBall(c, c.match.balls[f.ball], c.match.players[f.thrower].at)
      if (f.risky) turnover(c, 'fumble')
      return call(settleFrame(), 'end')
    },

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces) => {
        const ball = c.match.balls[f.ball]
        const from = ball.at
        const to = c.rules.pitch.step[from * 8 + faces[0] - 1]
        c.events.push({ type: 'ballMoved', from, to, how: 'scatter', dice: faces })
        f.scatters++
        if (to === OFF) {
          ball.state = 'out'
          return 'landed'
        }
        ball.at = to
        return f.scatters < c.rules.numbers.passScatters ? 'scatter' : 'land'
      },
    },

    land: (_c, f) => call(landingFrame(f.ball, 'pass', f.accurate), 'landed'),

    landed: (c, f) => {
      const { carrier } = c.match.balls[f.ball]
      if (f.accurate && !isBomb(c, f) && carrier >= 0 && carrier === f.receiver && isTeamMate(c, f, carrier))
        c.events.push({ type: 'completion', player: f.thrower, catcher: carrier })
      return call(settleFrame(), 'judge')
    },

    judge: (c, f) => {
      if (f.risky) judgePossession(c, f.ball, 'pass')
      return DONE
    },

    end: () => DONE,
  },
}
