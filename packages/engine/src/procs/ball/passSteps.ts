// The steps of a pass that editions share; each is told which step comes next. Neighbours: passCrp.ts, passThird.ts and
// passBb2020.ts put them in their order, pass.ts has the frame, interception.ts says who may intercept.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { type Call, type Choice, call, DONE, type Done, done, type Next, type Throw } from '../../kernel/procedure.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Explanation } from '../../vocabulary/rolls.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { heldBall } from '../move/zones.ts'
import { modifierSum } from '../rolling/judging.ts'
import { type RollFrame, type RollResult, rollFrame } from '../rolling/roll.ts'
import { listeners, openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { giveBall, looseBall } from './ball.ts'
import { interceptors } from './interception.ts'
import { landingFrame } from './landing.ts'
import { HAIL_MARY, type PassFrame, type PassResult, type ThrowBand } from './pass.ts'
import { judgePossession } from './possession.ts'
import { settleFrame } from './settle.ts'
import { isCarried } from './whichBall.ts'

export const passResults: { readonly [R in PassResult]: Done<R> } = {
  done: DONE,
  kept: done('kept'),
  quick: done('quick'),
  short: done('short'),
  long: done('long'),
  bomb: done('bomb'),
  hailMary: done('hailMary'),
}

const throwerOf = (c: Ctx, f: PassFrame): Player => c.match.players[f.thrower]

export const announce = (c: Ctx, f: PassFrame): void => {
  c.events.push({ type: 'passed', player: f.thrower, target: f.target, band: f.band })
}

/** Opponents may move before the ball is thrown. */
export const opponentsReact = <S extends string>(c: Ctx, f: PassFrame, then: S): S | Call<S> =>
  openWindow(c, 'passDeclared', listeners(c, 'passDeclared', otherSide(coachOf(c.match, throwerOf(c, f)))), then)

/** The roll to throw; `range` is the row of the range table whose modifier counts. */
export const throwRoll = (c: Ctx, f: PassFrame, range: Exclude<PassFrame['band'], 'hailMary'>) => {
  const value = c.rules.tables.passRange.modifiers[range]
  const modifiers = value === 0 ? [] : [{ value, source: f.band, player: -1 }]
  return rollFrame(c, 'pass', f.thrower, { modifiers, detail: f.band })
}

export const rollOf = (c: Ctx): Explanation => {
  if (!c.match.lastRoll) throw new Error('a pass was judged without a roll')
  return c.match.lastRoll
}

export const naturalOne = ({ faces }: Explanation): boolean => faces[0] === 1

/** 1 or less after modifiers. */
export const oneOrLess = ({ faces, modifiers }: Explanation): boolean => faces[0] + modifierSum(modifiers) <= 1

/** A roll of 1 or less, before or after modifiers; a natural 6 is always accurate. */
export const isFumbled = (c: Ctx, result: RollResult): boolean => {
  const roll = rollOf(c)
  return result === 'failed' && (naturalOne(roll) || oneOrLess(roll))
}

/** The roll to throw, or the one of a throw to anywhere. */
export const rollToThrow = (c: Ctx, f: PassFrame): RollFrame =>
  f.band === HAIL_MARY ? rollFrame(c, 'hailMary', f.thrower) : throwRoll(c, f, f.band)

export const fumbles = <S extends string>(c: Ctx, f: PassFrame, then: S): S | Call<S> =>
  openWindow(c, 'fumbled', [f.thrower], then)

/** The ball drops at the thrower's feet, unless a skill has saved it. */
export const fumble = <S extends string>(c: Ctx, f: PassFrame, then: S): Call<S, 'done'> | Done<'kept'> => {
  if (f.saved) return passResults.kept
  c.events.push({ type: 'passResult', player: f.thrower, result: 'fumble' })
  looseBall(c, c.match.balls[f.ball], throwerOf(c, f).at)
  if (f.risky) turnover(c, 'fumble')
  return call(settleFrame(), then)
}

/** The ball leaves his hands and flies to that square; a wild throw starts from the thrower's own. */
export const fly = (c: Ctx, f: PassFrame, to: Square): void => {
  const ball = c.match.balls[f.ball]
  if (to !== ball.at) c.events.push({ type: 'ballMoved', from: ball.at, to, how: 'pass', dice: [] })
  ball.carrier = -1
  ball.state = 'air'
  ball.at = to
}

/** A throw that was not fumbled flies to its target; an inaccurate one scatters from there. */
export const onItsWay = (c: Ctx, f: PassFrame): 'land' | 'scatter' => {
  c.events.push({ type: 'passResult', player: f.thrower, result: f.accurate ? 'accurate' : 'inaccurate' })
  fly(c, f, f.target)
  return f.accurate ? 'land' : 'scatter'
}

/** Moves the ball one square in the direction; false: it left the pitch, and its last square is kept. */
export const moveBall = (c: Ctx, f: PassFrame, dice: readonly number[], how: 'scatter' | 'deviation'): boolean => {
  const ball = c.match.balls[f.ball]
  const from = ball.at
  const to = c.rules.pitch.step[from * 8 + dice[0] - 1]
  c.events.push({ type: 'ballMoved', from, to, how, dice })
  if (to === OFF) ball.state = 'out'
  else ball.at = to
  return to !== OFF
}

/** An inaccurate throw scatters square by square; `again` is this step itself. */
export const scatter = <S extends string>(next: {
  again: S
  done: S
  out: S
}): Throw<PassFrame & { step: S }, Ctx> => ({
  kind: 'throw',
  dice: () => ['d8'],
  why: () => 'scatter',
  rolled: (c, f, faces) => {
    f.scatters++
    if (!moveBall(c, f, faces, 'scatter')) return next.out
    return f.scatters < c.rules.ball.passScatters ? next.again : next.done
  },
})

/** Opponents under a throw that ends in that square. */
export const possibleInterceptors = (c: Ctx, f: PassFrame, end: Square): Player[] => {
  if (f.band === HAIL_MARY) return []
  const under = interceptors(c, throwerOf(c, f), end)
  return isCarried(c.match.balls[f.ball]) ? under.filter((p) => heldBall(c.match, p) === null) : under
}

const interceptBy = playerActions('intercept')

/** The opposing coach names an interceptor, or nobody. */
export const chooseInterceptor = <const S extends string, const N extends Next>(how: {
  readonly end: (c: Ctx, f: PassFrame) => Square
  readonly declined: S
  readonly tries: (c: Ctx, f: PassFrame) => N
}): Choice<PassFrame, Ctx, S | N> => ({
  kind: 'choice',
  by: (c, f) => otherSide(coachOf(c.match, throwerOf(c, f))),
  question: (_c, f) => question('interception', f.thrower, { other: f.receiver, declining: 'nobodyTries' }),
  legal: (c, f) => [action('decline'), ...possibleInterceptors(c, f, how.end(c, f)).map(({ id }) => interceptBy(id))],
  chosen: (c, f, answer) => {
    if (answer.do === 'decline') return how.declined
    f.interceptor = answer.player
    return how.tries(c, f)
  },
})

/** Skills of the thrower may cancel the interception. */
export const intercepted = <S extends string>(c: Ctx, f: PassFrame, then: S): S | Call<S> =>
  openWindow(c, 'intercepted', [f.thrower], then)

export const reportInterception = (c: Ctx, f: PassFrame): void => {
  c.events.push({ type: 'passResult', player: f.thrower, result: 'intercepted' })
  c.events.push({ type: 'interception', player: f.interceptor, thrower: f.thrower })
}

/** The interceptor holds the ball, and the pass is over. */
export const foeHasIt = <S extends string>(c: Ctx, f: PassFrame, then: S): Call<S, 'done'> => {
  reportInterception(c, f)
  giveBall(c, c.match.balls[f.ball], c.match.players[f.interceptor], 'interception')
  if (f.risky) turnover(c, 'interception')
  return call(settleFrame(), then)
}

export const land = <S extends string>(c: Ctx, f: PassFrame, then: S): S | Call<S> =>
  c.match.balls[f.ball].state === 'out' ? then : call(landingFrame(f.ball, 'pass', f.accurate), then)

/** An accurate pass caught by a team-mate in the target square is a completion. */
export const landed = <S extends string>(c: Ctx, f: PassFrame, then: S): Call<S> => {
  const { carrier, kind } = c.match.balls[f.ball]
  const mate = carrier >= 0 && c.match.players[carrier].side === throwerOf(c, f).side
  if (f.accurate && kind === 'ball' && mate && carrier === playerAt(c.match, f.target)?.id)
    c.events.push({ type: 'completion', player: f.thrower, catcher: carrier })
  return call(settleFrame(), then)
}

export const judge = (c: Ctx, f: PassFrame): Done<ThrowBand> => {
  if (f.risky) judgePossession(c, f.ball, 'pass')
  return passResults[f.band]
}
