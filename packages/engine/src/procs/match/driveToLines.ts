// A drive of two teams that are set up behind a line of the pitch each, the offence first: turns until a touchdown or the last
// turn. A side that can field nobody forfeits. Neighbours: drive.ts is the other kind; driveSteps.ts, kickOff/ballToOffence.ts.
import type { Ctx } from '../../edition.ts'
import { call, type Next, type Procedure } from '../../kernel/procedure.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { destroyer } from '../ball/destroyedBall.ts'
import { kickOffFrame } from '../kickOff/kickOffFrame.ts'
import { type SetUpFrame, setUpFrame } from '../kickOff/setUp.ts'
import { clearThings } from '../things/pieces.ts'
import { turnFrame } from '../turn/turnFrame.ts'
import { isStopped } from '../turn/turnover.ts'
import { halfIsOver, runOutClock } from './clock.ts'
import { concede } from './concede.ts'
import { copyDriveFrame, type DriveFrame, SCORED } from './driveFrame.ts'
import * as drives from './driveSteps.ts'
import { routines, routinesFrame } from './routines.ts'

type LineDriveFrame = DriveFrame<
  | ('start' | 'field' | 'offence' | 'defence' | 'offenceUp' | 'defenceUp' | 'ball' | 'chase')
  | ('play' | 'turnOver' | 'scored' | 'clear')
>

/** The side is set up behind its line. */
export const settingUp = ({ rules: { setUp } }: Ctx, side: Side, as: 'offence' | 'defence'): SetUpFrame =>
  setUpFrame(side, false, setUp.lines?.[as])

/** Sides that have nobody to set up. */
export const sidesWithout = (c: Ctx): readonly Side[] => sides.filter((side) => drives.inReserve(c, side) === 0)

/** One side without players forfeits, and the match is over; if both have none, the score counts. */
export const forfeit = (c: Ctx, without: readonly Side[]): 'matchOver' | 'halfOver' => {
  c.events.push({ type: 'nobodyToField', home: without.includes('home'), away: without.includes('away') })
  if (without.length === 1) {
    concede(c, without[0], true)
    return 'matchOver'
  }
  runOutClock(c)
  return 'halfOver'
}

export const driveToLines: Procedure<LineDriveFrame, Ctx> = {
  copy: copyDriveFrame,
  procedures: { routines },
  steps: {
    start: (c, f) => {
      drives.begin(c, f)
      // The first drive is no restart.
      return c.match.clock.drive > 1 ? call(routinesFrame('restart', otherSide(f.kicking)), 'field') : 'field'
    },

    field: (c, f): Next<LineDriveFrame> => {
      const without = sidesWithout(c)
      if (without.length > 0) return forfeit(c, without) === 'matchOver' ? SCORED.nobody : 'clear'
      return call(routinesFrame('settingUp', otherSide(f.kicking)), 'offence')
    },

    offence: (c, f) => call(settingUp(c, otherSide(f.kicking), 'offence'), 'offenceUp'),

    offenceUp: (_c, f) => call(routinesFrame('settingUp', f.kicking), 'defence'),

    defence: (c, f) => call(settingUp(c, f.kicking, 'defence'), 'defenceUp'),

    defenceUp: (c, f) => {
      drives.setUpDone(c)
      return call(routinesFrame('setUpDone', otherSide(f.kicking)), 'ball')
    },

    ball: (_c, f) => call(kickOffFrame(f.kicking), 'chase'),

    chase: (c, f) =>
      c.rules.kickOff.squaresAfterKick && c.match.turn.touchdown === ''
        ? call(turnFrame(f.kicking, true), 'play')
        : 'play',

    play: (c, f) => {
      if (c.match.turn.touchdown !== '') return 'scored'
      if (halfIsOver(c) || isStopped(c)) {
        f.scorer = destroyer(c.match)
        return 'clear'
      }
      return call(turnFrame(drives.sideToMove(c, f), false), 'turnOver')
    },

    // Where a position of the middle of a match begins.
    turnOver: () => 'play',

    scored: (c, f) => {
      drives.countTouchdown(c, f)
      return 'clear'
    },

    clear: (c, f) => {
      drives.stop(c)
      drives.clearPitch(c)
      clearThings(c)
      return SCORED[f.scorer === '' ? 'nobody' : f.scorer]
    },
  },
}
