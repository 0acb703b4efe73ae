// A throw that is read on a table: caught, missed or intercepted; what is intercepted may be fumbled or thrown astray instead. Skills
// then have their say, each once a throw: whoever holds an interception badly, the thrower's hand, the receiver's reach, the
// opponents' reach. Neighbours: tableThrowFrame.ts has the data, throwComesDown.ts the steps after these; throwModifiers.ts,
// interceptOnTable.ts; ballDeeds.ts and spikeThrows.ts offer it.
import { MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Player } from '../../kernel/match.ts'
import { type Choice, call, done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { levelOf, numbersOf } from '../../kit.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { castingAtThrow } from '../match/casting.ts'
import { rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { canTakeBall, giveBall, looseBall } from './ball.ts'
import { tableThrowsOf } from './ballRules.ts'
import { dislikeRoll, isWary, shun } from './dislike.ts'
import { noteGiven } from './giveOnce.ts'
import { interceptorsOnTable } from './interceptOnTable.ts'
import { settleFrame } from './settle.ts'
import { spikes } from './spikedBall.ts'
import type { TableThrowFrame } from './tableThrowFrame.ts'
import { arrives, comesDown, comingDown, inHands, report } from './throwComesDown.ts'
import { throwModifiers } from './throwModifiers.ts'

const GOES_ON = done(MOVES_ON)

const throwerOf = (c: Ctx, f: TableThrowFrame): Player => c.match.players[f.thrower]

/** Whoever stands on the square, or a stand-in of whom only that counts. */
export const targetOf = (c: Ctx, f: TableThrowFrame): Player => {
  const thrower = throwerOf(c, f)
  return f.receiver >= 0 ? c.match.players[f.receiver] : { ...thrower, at: f.square, who: { ...thrower.who, size: 1 } }
}

const receiverOf = (c: Ctx, f: TableThrowFrame): Player | null => (f.receiver < 0 ? null : c.match.players[f.receiver])

/** Whom the throw concerns besides the thrower. */
const concerned = ({ receiver }: TableThrowFrame): readonly number[] => (receiver < 0 ? [] : [receiver])
const resultOf = (c: Ctx): string => c.match.lastRoll?.result ?? ''

/** Nobody reaches for a ball that is to hurt somebody. */
export const foesInTheWay = (c: Ctx, f: TableThrowFrame): readonly Player[] =>
  f.aim === 'foe' ? [] : interceptorsOnTable(c, throwerOf(c, f), targetOf(c, f), f.band)

const foesWithReach = (c: Ctx, f: TableThrowFrame): readonly Player[] =>
  foesInTheWay(c, f).filter((foe) => levelOf(c, foe, 'intercept') > 0 && !f.late.includes(foe.id))

const tries = (f: TableThrowFrame, player: number): void => {
  f.late = [...f.late, player]
}

const interceptBy = playerActions('intercept')

/** Where an interception goes on that opponents are named for. */
type Step = 'hold' | 'grab' | 'choose' | 'chooseLate' | 'missed' | 'lost'

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

export const throwOnTable: Procedure<TableThrowFrame, Ctx> = {
  procedures: { spikes },
  calls: ['catch'],
  steps: {
    start: (c, f): Next<TableThrowFrame> =>
      f.aim === 'catcher' && isWary(c, throwerOf(c, f), targetOf(c, f))
        ? call(dislikeRoll(c, f.thrower, f.receiver), 'asked')
        : 'throw',

    asked: (c, f, roll) => {
      if (roll === 'passed') return 'throw'
      shun(throwerOf(c, f), targetOf(c, f))
      return GOES_ON
    },

    throw: (c, f) => {
      noteGiven(c, throwerOf(c, f), 'pass')
      c.events.push({ type: 'passed', player: f.thrower, target: f.square, band: f.band })
      const answer = castingAtThrow(c, otherSide(coachOf(c.match, throwerOf(c, f))))
      return answer ? call(answer, 'answered') : 'roll'
    },

    answered: (c, f): Next<TableThrowFrame> => {
      const { met } = f
      f.met = undefined
      if (met === 'taken') return 'taken'
      if (met !== 'knockedDown' || f.receiver >= 0) return 'roll'
      comesDown(c, f, 'missed')
      return 'land'
    },

    roll: (c, f) => {
      const modifiers = throwModifiers(c, throwerOf(c, f), receiverOf(c, f), f.aim)
      return call(rollFrame(c, 'pass', f.thrower, { modifiers, detail: f.band, concerns: concerned(f) }), 'thrown')
    },

    thrown: (c, f) => {
      const result = resultOf(c)
      if (result === 'caught') return arrives(c, f)
      if (f.aim === 'foe') return result === 'missed' ? 'unreached' : 'miss'
      return result === 'intercepted' ? 'intercepted' : 'missed'
    },

    intercepted: (c, f) => openWindow(c, 'throwIntercepted', [f.thrower], 'stands'),

    // First of all it is found out whether an opponent gets it at all.
    stands: (c, f): Next<TableThrowFrame> => {
      if (f.turned === 'missed') {
        f.turned = ''
        return 'missed'
      }
      return tableThrowsOf(c).interceptions.table
        ? call(rollFrame(c, 'interception', f.thrower, { detail: f.band, concerns: concerned(f) }), 'read')
        : 'foes'
    },

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

    foes: (c, f) =>
      named(f, foesInTheWay(c, f), { one: 'hold', several: 'choose', none: tableThrowsOf(c).nobodyThere }),

    choose: choosing(foesInTheWay, 'hold'),

    // Those with small hands may not hold it.
    hold: (c, f): Next<TableThrowFrame> => {
      const needs = numbersOf(c, c.match.players[f.interceptor]).interceptionNeeds
      const extras = { other: f.thrower, concerns: concerned(f) }
      return needs === undefined ? saving(c, f) : call(rollFrame(c, 'holdInterception', f.interceptor, extras), 'held')
    },

    held: (c, f, roll) => (roll === 'passed' ? saving(c, f) : tableThrowsOf(c).notHeld),

    saved: (_c, _f, roll) => (roll === 'passed' ? 'missed' : 'taken'),

    taken: (c, f) => {
      report(c, f, 'intercepted')
      c.events.push({ type: 'interception', player: f.interceptor, thrower: f.thrower })
      giveBall(c, c.match.balls[f.ball], c.match.players[f.interceptor], 'interception')
      turnover(c, 'interception')
      return inHands(c, f, f.interceptor)
    },

    // The receiver reaches for it before any opponent does.
    missed: (c, f): Next<TableThrowFrame> => {
      const receiver = receiverOf(c, f)
      if (!receiver) return 'unreached'
      if (levelOf(c, receiver, 'catch') === 0 || f.late.includes(f.receiver) || !canTakeBall(c, receiver))
        return 'unreached'
      tries(f, f.receiver)
      return call(rollFrame(c, 'catchMissed', f.receiver, { concerns: [f.thrower] }), 'reached')
    },

    reached: (c, f, roll) => (roll === 'passed' ? arrives(c, f) : 'unreached'),

    unreached: (c, f) =>
      openWindow(c, 'throwMissed', f.receiver >= 0 ? [f.receiver, f.thrower] : [f.thrower], 'helped'),

    helped: (c, f) => (f.turned === 'caught' ? arrives(c, f) : 'lateFoes'),

    lateFoes: (c, f) => named(f, foesWithReach(c, f), { one: 'grab', several: 'chooseLate', none: 'lost' }),

    chooseLate: choosing(foesWithReach, 'grab'),

    grab: (c, f) => {
      tries(f, f.interceptor)
      const extras = { other: f.thrower, concerns: concerned(f) }
      return call(rollFrame(c, 'interceptMissed', f.interceptor, extras), 'grabbed')
    },

    grabbed: (_c, _f, roll) => (roll === 'passed' ? 'hold' : 'lateFoes'),

    lost: (c, f) =>
      openWindow(
        c,
        'throwLost',
        foesInTheWay(c, f).map(({ id }) => id),
        'notGrabbed',
      ),

    notGrabbed: (_c, f) => {
      if (f.turned !== 'intercepted') return 'miss'
      f.turned = ''
      return 'hold'
    },

    ...comingDown,
  },
}

/** The thrower's hand may have made it a throw that is only missed. */
const saving = (c: Ctx, f: TableThrowFrame): Next<TableThrowFrame> => {
  if (levelOf(c, throwerOf(c, f), 'safeThrow') === 0 || f.late.includes(f.thrower)) return 'taken'
  tries(f, f.thrower)
  const extras = { other: f.interceptor, concerns: concerned(f) }
  return call(rollFrame(c, 'safeThrow', f.thrower, extras), 'saved')
}
