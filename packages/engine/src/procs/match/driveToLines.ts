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
import { turnsAllowed } from './clock.ts'
import { concede } from './concede.ts'
import { copyDriveFrame, type DriveFrame, SCORED } from './driveFrame.ts'
import * as drives from './driveSteps.ts'
import { routines, routinesFrame } from './routines.ts'

type LineDriveFrame = DriveFrame<
  | ('start' | 'field' | 'offence' | 'defence' | 'offenceUp' | 'defenceUp' | 'ball' | 'chase')
  | ('play' | 'turnOver' | 'scored' | 'clear')
>

/** The side is set up behind its line. */
const settingUp = ({ rules: { setUp } }: Ctx, side: Side, as: 'offence' | 'defence'): SetUpFrame =>
  setUpFrame(side, false, setUp.lines?.[as])

/** One side without players forfeits; if both have none, the score counts. */
const forfeit = (c: Ctx, without: readonly Side[]): Next<LineDriveFrame> => {
  c.events.push({ type: 'nobodyToField', home: without.includes('home'), away: without.includes('away') })
  if (without.length === 1) {
    concede(c, without[0], true)
    return SCORED.nobody
  }
  for (const side of sides) c.match.clock[side] = turnsAllowed(c.rules, c.match)
  return 'clear'
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
      const without = sides.filter((side) => drives.inReserve(c, side) === 0)
      if (without.length > 0) return forfeit(c, without)
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
      if (drives.halfIsOver(c) || isStopped(c)) {
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
