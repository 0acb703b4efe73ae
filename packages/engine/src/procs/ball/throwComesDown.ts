// The steps of a throw that is read on a table once it has arrived, or nobody has caught it: it scatters or goes astray, and comes down
// on a square or on somebody. Neighbours: throwOnTable.ts has the steps before, fallingBall.ts moves the ball, spikedBall.ts hurts.
import { MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { areOpponents } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { type Call, call, done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { misthrowSquares } from '../../tables/throwTables.ts'
import type { GameEvent } from '../../vocabulary/events.ts'
import { scattersMore } from '../match/weather.ts'
import { isMachine } from '../things/machines.ts'
import { turnover } from '../turn/turnover.ts'
import { giveBall } from './ball.ts'
import { tableThrowsOf } from './ballRules.ts'
import { driftBall, flyBall } from './fallingBall.ts'
import { landingFrame } from './landing.ts'
import { settleFrame } from './settle.ts'
import { hitBySpikes, prickedBy } from './spikedBall.ts'
import type { TableThrowFrame } from './tableThrowFrame.ts'

type Outcome = Extract<GameEvent, { type: 'passResult' }>['result']

export const report = (c: Ctx, f: TableThrowFrame, result: Outcome): void => {
  c.events.push({ type: 'passResult', player: f.thrower, result })
}

export const comesDown = (c: Ctx, f: TableThrowFrame, result: Outcome): void => {
  report(c, f, result)
  turnover(c, 'pass')
  flyBall(c, c.match.balls[f.ball], f.square)
}

/** Whoever has it now may have hurt himself on it. */
export const inHands = (c: Ctx, f: TableThrowFrame, player: number): Call<'inHand' | 'end'> => {
  const pricks = prickedBy(c, f.ball, player)
  return pricks ? call(pricks, 'inHand') : call(settleFrame(), 'end')
}

const caughtBy = (c: Ctx, f: TableThrowFrame): Next<TableThrowFrame> => {
  report(c, f, 'caught')
  flyBall(c, c.match.balls[f.ball], f.square)
  giveBall(c, c.match.balls[f.ball], c.match.players[f.receiver], 'catch')
  c.events.push({ type: 'completion', player: f.thrower, catcher: f.receiver })
  return inHands(c, f, f.receiver)
}

/** What is read as Caught: the ball has got where it was to go. */
export const arrives = (c: Ctx, f: TableThrowFrame): Next<TableThrowFrame> => {
  switch (f.aim) {
    case 'catcher':
      // Knocked down, it may fall into the hands of the other side.
      if (areOpponents(c.match.players[f.receiver], c.match.players[f.thrower])) {
        f.interceptor = f.receiver
        return 'taken'
      }
      return caughtBy(c, f)
    case 'square':
      report(c, f, 'onTarget')
      flyBall(c, c.match.balls[f.ball], f.square)
      return call(landingFrame(f.ball, 'pass'), 'down')
    case 'foe':
      report(c, f, 'hit')
      flyBall(c, c.match.balls[f.ball], f.square)
      return call(hitBySpikes(f.ball, f.receiver, f.thrower), 'inHand')
  }
}

const scattersLeft = (c: Ctx, f: TableThrowFrame): boolean =>
  f.scatters < tableThrowsOf(c).scatters[f.band] + scattersMore(c)

/** Who is hit by a throw that was to hit somebody, if anybody is where it ends. */
const hit = (c: Ctx, f: TableThrowFrame): Player | null => {
  const there = f.aim === 'foe' ? playerAt(c.match, c.match.balls[f.ball].at) : null
  return there && isMachine(c, there) ? null : there
}

type Steps = Procedure<TableThrowFrame, Ctx>['steps']

export const comingDown: Pick<Steps, 'miss' | 'scatter' | 'misthrow' | 'land' | 'down' | 'inHand' | 'end'> = {
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

  land: (c, f): Next<TableThrowFrame> => {
    if (c.match.balls[f.ball].state !== 'air') return 'down'
    const victim = hit(c, f)
    return victim
      ? call(hitBySpikes(f.ball, victim.id, f.thrower), 'inHand')
      : call(landingFrame(f.ball, 'pass'), 'down')
  },

  down: () => call(settleFrame(), 'end'),

  inHand: () => call(settleFrame(), 'end'),

  end: (c) => {
    turnover(c, 'throw')
    return done(MOVES_ON)
  },
}
