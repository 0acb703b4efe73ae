// A throw to a team-mate that is read on a table: caught, missed or intercepted; what is intercepted may be fumbled or thrown astray
// instead. Skills then have their say, each once a throw: whoever holds an interception badly, the thrower's hand, the receiver's
// reach, the opponents' reach. Neighbours: throwModifiers.ts, interceptOnTable.ts, fallingBall.ts; ballDeeds.ts offers it.
import { MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { nearestSquare } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import {
  type Choice,
  call,
  done,
  type Next,
  type Procedure,
  type Receives,
  type Returns,
} from '../../kernel/procedure.ts'
import { levelOf, numbersOf } from '../../kit.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { misthrowSquares } from '../../tables/throwTables.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import type { GameEvent } from '../../vocabulary/events.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { scattersMore } from '../match/weather.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { turnover } from '../turn/turnover.ts'
import { canTakeBall, giveBall, looseBall } from './ball.ts'
import { tableThrowsOf } from './ballRules.ts'
import { dislikeRoll, isWary, shun } from './dislike.ts'
import { driftBall, flyBall } from './fallingBall.ts'
import { noteGiven } from './giveOnce.ts'
import { interceptorsOnTable } from './interceptOnTable.ts'
import { landingFrame } from './landing.ts'
import { settleFrame } from './settle.ts'
import { throwModifiers } from './throwModifiers.ts'

type Answers = Receives<{
  asked: RollResult
  held: RollResult
  saved: RollResult
  reached: RollResult
  grabbed: RollResult
}>

export interface TableThrowFrame extends Frame, Returns<typeof MOVES_ON>, Answers {
  readonly proc: 'throwOnTable'
  step:
    | 'start'
    | 'asked'
    | 'throw'
    | 'thrown'
    | 'intercepted'
    | 'read'
    | 'foes'
    | 'choose'
    | 'hold'
    | 'held'
    | 'saved'
    | 'taken'
    | 'missed'
    | 'reached'
    | 'lateFoes'
    | 'chooseLate'
    | 'grab'
    | 'grabbed'
    | 'miss'
    | 'scatter'
    | 'misthrow'
    | 'land'
    | 'down'
    | 'end'
  readonly ball: number
  readonly thrower: number
  readonly receiver: number
  readonly band: PassBand
  interceptor: number
  /** Whose skills have already changed what becomes of it: replaced, never changed in place. */
  late: readonly number[]
  scatters: number
}

export const tableThrowFrame = (ball: number, thrower: number, receiver: number, band: PassBand): TableThrowFrame => ({
  ...{ proc: 'throwOnTable', step: 'start' },
  ...{ ball, thrower, receiver, band, interceptor: -1, late: [], scatters: 0 },
})

const GOES_ON = done(MOVES_ON)

const throwerOf = (c: Ctx, f: TableThrowFrame): Player => c.match.players[f.thrower]
const receiverOf = (c: Ctx, f: TableThrowFrame): Player => c.match.players[f.receiver]
const resultOf = (c: Ctx): string => c.match.lastRoll?.result ?? ''

type Outcome = Extract<GameEvent, { type: 'passResult' }>['result']

const report = (c: Ctx, f: TableThrowFrame, result: Outcome): void => {
  c.events.push({ type: 'passResult', player: f.thrower, result })
}

const targetSquare = (c: Ctx, f: TableThrowFrame): Square =>
  nearestSquare(c.rules.pitch, receiverOf(c, f), throwerOf(c, f).at)

const foes = (c: Ctx, f: TableThrowFrame): readonly Player[] =>
  interceptorsOnTable(c, throwerOf(c, f), receiverOf(c, f), f.band)

const foesWithReach = (c: Ctx, f: TableThrowFrame): readonly Player[] =>
  foes(c, f).filter((foe) => levelOf(c, foe, 'intercept') > 0 && !f.late.includes(foe.id))

const tries = (f: TableThrowFrame, player: number): void => {
  f.late = [...f.late, player]
}

const interceptBy = playerActions('intercept')

/** Where an interception goes on that opponents are named for. */
type Step = 'hold' | 'grab' | 'choose' | 'chooseLate' | 'missed' | 'miss'

/** The defending coach names one of several; of one there is nothing to choose. */
const choosing = (
  who: (c: Ctx, f: TableThrowFrame) => readonly Player[],
  then: Step,
): Choice<TableThrowFrame, Ctx, Step> => ({
  kind: 'choice',
  by: (c, f) => otherSide(coachOf(c.match, throwerOf(c, f))),
  question: (_c, f) => question('interception', f.thrower, { other: f.receiver }),
  legal: (c, f) => who(c, f).map(({ id }) => interceptBy(id)),
  fallback: (_c, _f, legal) => legal[0],
  chosen: (_c, f, answer) => {
    f.interceptor = answer.player
    return then
  },
  hostile: true,
})

const named = (f: TableThrowFrame, some: readonly Player[], next: { one: Step; several: Step; none: Step }): Step => {
  if (some.length === 0) return next.none
  if (some.length > 1) return next.several
  f.interceptor = some[0].id
  return next.one
}

const comesDown = (c: Ctx, f: TableThrowFrame, result: Outcome): void => {
  report(c, f, result)
  turnover(c, 'pass')
  flyBall(c, c.match.balls[f.ball], targetSquare(c, f))
}

const scattersLeft = (c: Ctx, f: TableThrowFrame): boolean =>
  f.scatters < tableThrowsOf(c).scatters[f.band] + scattersMore(c)

export const throwOnTable: Procedure<TableThrowFrame, Ctx> = {
  calls: ['catch'],
  steps: {
    start: (c, f): Next<TableThrowFrame> =>
      isWary(c, throwerOf(c, f), receiverOf(c, f)) ? call(dislikeRoll(c, f.thrower, f.receiver), 'asked') : 'throw',

    asked: (c, f, roll) => {
      if (roll === 'passed') return 'throw'
      shun(throwerOf(c, f), receiverOf(c, f))
      return GOES_ON
    },

    throw: (c, f) => {
      noteGiven(c, throwerOf(c, f), 'pass')
      c.events.push({ type: 'passed', player: f.thrower, target: targetSquare(c, f), band: f.band })
      const modifiers = throwModifiers(c, throwerOf(c, f), receiverOf(c, f))
      return call(rollFrame(c, 'pass', f.thrower, { modifiers, detail: f.band, concerns: [f.receiver] }), 'thrown')
    },

    thrown: (c, f) => {
      const result = resultOf(c)
      if (result === 'intercepted') return 'intercepted'
      if (result === 'missed') return 'missed'
      return caught(c, f)
    },

    // First of all it is found out whether an opponent gets it at all.
    intercepted: (c, f): Next<TableThrowFrame> =>
      tableThrowsOf(c).interceptions.table
        ? call(rollFrame(c, 'interception', f.thrower, { detail: f.band, concerns: [f.receiver] }), 'read')
        : 'foes',

    read: (c, f) => {
      const result = resultOf(c)
      if (result === 'intercepted') return 'foes'
      if (result === 'misthrown') {
        comesDown(c, f, 'misthrown')
        return 'misthrow'
      }
      report(c, f, 'fumble')
      looseBall(c, c.match.balls[f.ball], throwerOf(c, f).at)
      turnover(c, 'fumble')
      return call(settleFrame(), 'end')
    },

    foes: (c, f) => named(f, foes(c, f), { one: 'hold', several: 'choose', none: tableThrowsOf(c).nobodyThere }),

    choose: choosing(foes, 'hold'),

    // Those with small hands may not hold it.
    hold: (c, f): Next<TableThrowFrame> => {
      const needs = numbersOf(c, c.match.players[f.interceptor]).interceptionNeeds
      const extras = { other: f.thrower, concerns: [f.receiver] }
      return needs === undefined ? saving(c, f) : call(rollFrame(c, 'holdInterception', f.interceptor, extras), 'held')
    },

    held: (c, f, roll) => (roll === 'passed' ? saving(c, f) : tableThrowsOf(c).notHeld),

    saved: (_c, _f, roll) => (roll === 'passed' ? 'missed' : 'taken'),

    taken: (c, f) => {
      report(c, f, 'intercepted')
      c.events.push({ type: 'interception', player: f.interceptor, thrower: f.thrower })
      giveBall(c, c.match.balls[f.ball], c.match.players[f.interceptor], 'interception')
      turnover(c, 'interception')
      return call(settleFrame(), 'end')
    },

    // The receiver reaches for it before any opponent does.
    missed: (c, f): Next<TableThrowFrame> => {
      const receiver = receiverOf(c, f)
      if (levelOf(c, receiver, 'catch') === 0 || f.late.includes(f.receiver) || !canTakeBall(c, receiver))
        return 'lateFoes'
      tries(f, f.receiver)
      return call(rollFrame(c, 'catchMissed', f.receiver, { concerns: [f.thrower] }), 'reached')
    },

    reached: (c, f, roll) => (roll === 'passed' ? caught(c, f) : 'lateFoes'),

    lateFoes: (c, f) => named(f, foesWithReach(c, f), { one: 'grab', several: 'chooseLate', none: 'miss' }),

    chooseLate: choosing(foesWithReach, 'grab'),

    grab: (c, f) => {
      tries(f, f.interceptor)
      const extras = { other: f.thrower, concerns: [f.receiver] }
      return call(rollFrame(c, 'interceptMissed', f.interceptor, extras), 'grabbed')
    },

    grabbed: (_c, _f, roll) => (roll === 'passed' ? 'hold' : 'lateFoes'),

    miss: (c, f) => {
      comesDown(c, f, 'missed')
      return 'scatter'
    },

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces) => {
        f.scatters++
        driftBall(c, c.match.balls[f.ball], faces, 1)
        return c.match.balls[f.ball].state === 'air' && scattersLeft(c, f) ? 'scatter' : 'land'
      },
    },

    misthrow: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces) => {
        driftBall(c, c.match.balls[f.ball], faces, misthrowSquares[f.band])
        return 'land'
      },
    },

    land: (c, f): Next<TableThrowFrame> =>
      c.match.balls[f.ball].state === 'air' ? call(landingFrame(f.ball, 'pass'), 'down') : 'down',

    down: () => call(settleFrame(), 'end'),

    end: (c) => {
      turnover(c, 'throw')
      return GOES_ON
    },
  },
}

const caught = (c: Ctx, f: TableThrowFrame): Next<TableThrowFrame> => {
  report(c, f, 'caught')
  flyBall(c, c.match.balls[f.ball], targetSquare(c, f))
  giveBall(c, c.match.balls[f.ball], receiverOf(c, f), 'catch')
  c.events.push({ type: 'completion', player: f.thrower, catcher: f.receiver })
  return call(settleFrame(), 'end')
}

/** The thrower's hand may have made it a throw that is only missed. */
const saving = (c: Ctx, f: TableThrowFrame): Next<TableThrowFrame> => {
  if (levelOf(c, throwerOf(c, f), 'safeThrow') === 0 || f.late.includes(f.thrower)) return 'taken'
  tries(f, f.thrower)
  const extras = { other: f.interceptor, concerns: [f.receiver] }
  return call(rollFrame(c, 'safeThrow', f.thrower, extras), 'saved')
}
