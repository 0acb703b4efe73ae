// Play from a kick-off to the next score or the end of the half: the kick-off with its return, then downs. For each both teams are set
// up at the line of scrimmage with anybody who is not hurt, and their turns alternate until the ball is dead. Neighbours: driveOfDowns.ts
// calls it; downsFrame.ts has the data, counting.ts the counting, endDown.ts what ends a down.
import type { Ctx } from '../../edition.ts'
import { isFree } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { type Choice, call, done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { type Action, action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import type { Declining } from '../../vocabulary/declining.ts'
import type { Announcement } from '../../vocabulary/downs.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { giveBall, leaveBall } from '../ball/ball.ts'
import { isFootball } from '../ball/whichBall.ts'
import { hangFor, isHanging } from '../kickOff/hangingKick.ts'
import { touchbackReceivers } from '../kickOff/kickChoices.ts'
import { kickOffFrame } from '../kickOff/kickOffFrame.ts'
import { type SetUpFrame, setUpFrame } from '../kickOff/setUp.ts'
import { areaOf, columnFromEnd, upToColumn } from '../kickOff/setUpArea.ts'
import { downsLeft, halfIsOver, turnsAllowed } from '../match/clock.ts'
import * as drives from '../match/driveSteps.ts'
import { forfeit, sidesWithout } from '../match/driveToLines.ts'
import { turnFrame } from '../turn/turnFrame.ts'
import { isStopped } from '../turn/turnover.ts'
import { countDown, mayDrill, nextDown } from './counting.ts'
import { type DownsFrame, offenceOf } from './downsFrame.ts'
import { endDown, isMissedThrow } from './endDown.ts'

const TOUCHDOWN = done('touchdown')
const FIELD_GOAL = done('fieldGoal')
const HALF_OVER = done('halfOver')
const STOPPED = done('stopped')

const YES = action('use')
const NO = action('decline')

/** A coach may announce something. */
const announcing = <S extends DownsFrame['step']>(
  what: Announcement,
  declining: Declining,
  who: (c: Ctx) => Side,
  happens: (f: DownsFrame) => void,
  then: S,
): Choice<DownsFrame, Ctx, S> => ({
  kind: 'choice',
  by: (c) => who(c),
  question: () => question('announce', -1, { subject: what, declining }),
  legal: () => [YES, NO],
  chosen: (c, f, answer) => {
    if (answer === YES) {
      happens(f)
      c.events.push({ type: 'announced', side: who(c), what })
    }
    return then
  },
})

const offence = ({ match }: Ctx): Side => offenceOf(match)
const defence = ({ match }: Ctx): Side => match.drive.kicking

/** The offence on the line or behind it, the defence in front of it. */
const areaFor = ({ match, rules: { pitch } }: Ctx, f: DownsFrame, side: Side): number => {
  const columns = columnFromEnd(pitch, side, f.line)
  return upToColumn(side === offenceOf(match) ? columns + 1 : columns)
}

const settingUp = (c: Ctx, f: DownsFrame, side: Side): SetUpFrame => setUpFrame(side, false, areaFor(c, f, side))

const snapTo = playerActions('giveBall')
const putOn = squareActions('putBall')

/** Who can have the ball, or where it may lie if nobody can. */
const snaps = (c: Ctx, f: DownsFrame): Action[] => {
  const side = offence(c)
  const receivers = touchbackReceivers(c, side)
  if (receivers.length > 0) return receivers.map(({ id }) => snapTo(id))
  const behind = areaOf(c, side, areaFor(c, f, side))
  return behind.filter((square) => isFree(c.match, square)).map(putOn)
}

/** A throw of this turn has come down, and nobody has it. */
const isDead = (c: Ctx): boolean => isMissedThrow(c) && c.match.balls.some(({ state }) => state === 'ground')

/** Where the ball is once the turns of a down have run out. */
const timeUp = (c: Ctx, f: DownsFrame): void => {
  const ball = c.match.balls.filter(isFootball).find(({ at }) => at !== OFF)
  const holder = ball && ball.carrier >= 0 ? c.match.players[ball.carrier].side : f.keeper
  const where: Square = ball?.at ?? f.spot
  endDown(c, 'timeUp', holder === 'neutral' ? f.keeper : holder, where)
}

const isTimeUp = ({ match, rules }: Ctx): boolean =>
  sides.every((side) => match.clock[side] >= turnsAllowed(rules, match))

export const downs: Procedure<DownsFrame, Ctx> = {
  steps: {
    // The return has turns of its own, however many the down of the last score took.
    start: (c) => {
      Object.assign(c.match.clock, { home: 0, away: 0 })
      return call(kickOffFrame(c.match.drive.kicking), 'kicked')
    },

    kicked: (c, f) =>
      c.match.turn.touchdown === '' && f.over === ''
        ? call(turnFrame(c.match.drive.kicking, true), 'turnOver')
        : 'play',

    play: (c, f): Next<DownsFrame> => {
      if (isStopped(c)) return STOPPED
      if (c.match.turn.touchdown === '' && f.over === '' && isTimeUp(c)) timeUp(c, f)
      if (c.match.turn.touchdown !== '' || f.over !== '') return 'over'
      const side = f.next
      f.next = otherSide(side)
      return call(turnFrame(side, false), 'turnOver')
    },

    // Where a position of the middle of a match begins.
    turnOver: (c, f) => {
      if (f.over === '' && isDead(c)) endDown(c, 'deadThrow', f.keeper, f.keptAt)
      return 'play'
    },

    over: (c, f): Next<DownsFrame> => {
      if (c.match.turn.touchdown !== '' || f.over === 'fieldGoal') {
        countDown(c, f)
        return c.match.turn.touchdown !== '' ? TOUCHDOWN : FIELD_GOAL
      }
      nextDown(c, f)
      return halfIsOver(c) ? HALF_OVER : 'deploy'
    },

    deploy: (c, f): Next<DownsFrame> => {
      const { clock } = c.match
      drives.removeBalls(c)
      drives.leavePitch(c)
      if (isHanging(c.match)) for (const side of sides) hangFor(c.match, side, 0)
      Object.assign(clock, { home: 0, away: 0 })
      f.next = offence(c)
      const without = sidesWithout(c)
      if (without.length > 0) {
        forfeit(c, without)
        return HALF_OVER
      }
      const left = downsLeft(c.rules, c.match)
      c.events.push({ type: 'downStarted', side: offence(c), down: f.down, column: f.line, left })
      return call(settingUp(c, f, offence(c)), 'offenceUp')
    },

    offenceUp: (c, f) => (mayDrill(c, f) ? 'drill' : 'goal'),

    drill: announcing(
      ...(['drill', 'usualDrive', offence] as const),
      (f) => {
        f.drill = true
      },
      'goal',
    ),

    goal: announcing(
      ...(['fieldGoal', 'usualDown', offence] as const),
      (f) => {
        f.goal = true
      },
      'defence',
    ),

    defence: (c, f) => call(settingUp(c, f, defence(c)), 'defenceUp'),

    // Against a field goal the defence moves first anyway.
    defenceUp: (c, f) => {
      drives.setUpDone(c)
      if (f.goal) f.next = defence(c)
      return f.goal || f.blitzed ? 'snap' : 'blitz'
    },

    blitz: announcing(
      ...(['blitz', 'offenceGoesFirst', defence] as const),
      (f) => {
        f.blitzed = true
        f.next = otherSide(f.next)
      },
      'snap',
    ),

    snap: {
      kind: 'choice',
      by: (c) => offence(c),
      question: () => question('snap'),
      legal: snaps,
      chosen: (c, f, answer) => {
        const [ball] = c.match.balls
        if (answer.do === 'giveBall') giveBall(c, ball, c.match.players[answer.player], 'snap')
        else leaveBall(c, ball, answer.square)
        Object.assign(f, { keeper: offence(c), keptAt: OFF })
        return 'play'
      },
    },
  },
}
