// A team turn in which illegal procedure can be called: the coach moves his turn marker himself, and whenever a player is
// to act, the other coach is asked whether he calls. Neighbours: turnSteps.ts has the steps, turn.ts is the usual order.
import type { Ctx } from '../../edition.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { returnEye } from '../foul/foulThird.ts'
import { concede } from '../match/concede.ts'
import { gainReroll, loseReroll } from '../match/resources.ts'
import { hasLeaderReroll, leaderRerolls } from '../rolling/reroll.ts'
import { comesTooLate } from './actingFirst.ts'
import { copyTurnFrame, type TurnFrame } from './turnFrame.ts'
import { turnover } from './turnover.ts'
import * as turns from './turnSteps.ts'
import { turnAnswers } from './whoMayAct.ts'

export type CalledTurnFrame = TurnFrame<
  'start' | 'started' | 'choose' | 'call' | 'carryOut' | 'acted' | 'end' | 'lastWord' | 'close' | 'over'
> & {
  /** The turn marker still stands where it stood. */
  unmoved?: boolean | undefined
  /** What the coach wants to do, while the other is asked. */
  wanted?: Action | undefined
}

const MOVE_MARKER = action('moveMarker')
const CALL = action('use')
const LET_IT_GO = action('decline')

const moveMarker = (c: Ctx, f: CalledTurnFrame): void => {
  const { clock } = c.match
  f.unmoved = false
  clock[f.side]++
  c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: 'moved' })
}

const isLate = (c: Ctx, { wanted }: CalledTurnFrame): boolean =>
  wanted !== undefined && comesTooLate(c, c.match.players[wanted.player])

/** What a call would be about: the marker, a player who comes too late, or nothing, so that the call is wrong. */
const offence = (c: Ctx, f: CalledTurnFrame): 'unmoved' | 'late' | 'moved' =>
  f.unmoved ? 'unmoved' : isLate(c, f) ? 'late' : 'moved'

/**
 * A re-roll counter is lost, the leader's last and only while he is there to lend it; without one the turn is. The eye on
 * the opponents is lost besides.
 */
const punish = (c: Ctx, side: Side): void => {
  const squad = c.match.squads[side]
  if (squad.rerolls > 0) loseReroll(c, side, 'illegalProcedure')
  else if (hasLeaderReroll(c)) {
    leaderRerolls.put(squad, leaderRerolls.of(squad) - 1)
    c.events.push({ type: 'gained', side, what: 'leader', amount: -1, why: 'illegalProcedure' })
  } else turnover(c, 'illegalProcedure')
  returnEye(c, side)
}

export const turnCalled: Procedure<CalledTurnFrame, Ctx> = {
  copy: (f) => ({ ...copyTurnFrame(f), unmoved: f.unmoved, wanted: f.wanted }),
  steps: {
    start: (c, f) => {
      turns.reset(c, f)
      f.unmoved = !f.bonus
      return turns.announce(c, f, c.match.clock[f.side] + (f.bonus ? 0 : 1), 'started')
    },

    started: turns.opens,

    choose: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => turns.asks(f),
      legal: (c, f) => (f.unmoved ? [MOVE_MARKER, ...turnAnswers(c, f)] : turnAnswers(c, f)),
      outside: {
        timeOut: turns.timeOut('end'),
        concede: {
          allowed: (c, f) => f.unmoved === true && turns.mayConcede(c, f),
          happened: (c, f) => concede(c, f.side),
        },
      },
      chosen: (c, f, answer) => {
        if (answer.do === 'endTurn') return 'end'
        if (answer.do === 'moveMarker') {
          moveMarker(c, f)
          return 'choose'
        }
        f.wanted = answer
        return 'call'
      },
    },

    call: {
      kind: 'choice',
      by: (_c, f) => otherSide(f.side),
      question: (c, f) =>
        question('callIllegal', f.wanted?.player ?? -1, { subject: offence(c, f), declining: 'turnGoesOn' }),
      legal: () => [CALL, LET_IT_GO],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return 'carryOut'
        const about = offence(c, f)
        c.events.push({ type: 'called', side: f.side, correct: about !== 'moved', why: about })
        if (about === 'moved') gainReroll(c, f.side, 'wrongCall')
        else punish(c, f.side)
        if (f.unmoved) moveMarker(c, f)
        return c.match.turn.turnover === '' ? 'carryOut' : 'end'
      },
    },

    carryOut: (c, f) => {
      const { wanted } = f
      if (!wanted) throw new Error('a player was to act, but nobody said which')
      f.wanted = undefined
      return turns.activate(c, f, wanted, 'acted')
    },

    acted: (c, f) => (turns.goesOn(c, f) ? 'choose' : 'end'),

    // A marker that nobody moved and nobody called moves now.
    end: (c, f) => {
      if (f.unmoved) moveMarker(c, f)
      return turns.end(c, f, 'lastWord')
    },

    lastWord: (c, f) => turns.lastWord(c, f, 'close'),

    close: (c, f) => turns.close(c, f, 'over'),

    over: () => DONE,
  },
}
