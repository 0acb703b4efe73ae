// A drive where play is in downs, from a kick-off to the next score or the end of the half. What the NAF calls a drive, four downs of
// one side, is part of it. Neighbours: match/driveToLines.ts is the same without downs, downs.ts plays all that follows the set-up.
import type { Ctx } from '../../edition.ts'
import { call, type Next, type Procedure } from '../../kernel/procedure.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { destroyer } from '../ball/destroyedBall.ts'
import { copyDriveFrame, type DriveFrame, SCORED } from '../match/driveFrame.ts'
import * as drives from '../match/driveSteps.ts'
import { forfeit, settingUp, sidesWithout } from '../match/driveToLines.ts'
import { routines, routinesFrame } from '../match/routines.ts'
import { clearThings } from '../things/pieces.ts'
import { isStopped } from '../turn/turnover.ts'
import { downs } from './downs.ts'
import { downsFrame } from './downsFrame.ts'
import { countFieldGoal } from './fieldGoal.ts'

type DownsDriveFrame = DriveFrame<
  ('start' | 'field' | 'offence' | 'defence' | 'offenceUp' | 'defenceUp') | ('play' | 'stopped' | 'scored' | 'clear')
>

export const driveOfDowns: Procedure<DownsDriveFrame, Ctx> = {
  copy: copyDriveFrame,
  procedures: { downs, routines },
  steps: {
    start: (c, f) => {
      drives.begin(c, f)
      return c.match.clock.drive > 1 ? call(routinesFrame('restart', otherSide(f.kicking)), 'field') : 'field'
    },

    field: (c, f): Next<DownsDriveFrame> => {
      const without = sidesWithout(c)
      if (without.length > 0) return forfeit(c, without) === 'matchOver' ? SCORED.nobody : 'clear'
      return call(routinesFrame('settingUp', otherSide(f.kicking)), 'offence')
    },

    offence: (c, f) => call(settingUp(c, otherSide(f.kicking), 'offence'), 'offenceUp'),

    offenceUp: (_c, f) => call(routinesFrame('settingUp', f.kicking), 'defence'),

    defence: (c, f) => call(settingUp(c, f.kicking, 'defence'), 'defenceUp'),

    defenceUp: (c, f) => {
      drives.setUpDone(c)
      return call(routinesFrame('setUpDone', otherSide(f.kicking)), 'play')
    },

    // Whatever stops a drive leads here too.
    play: (c, f): Next<DownsDriveFrame> => {
      if (c.match.turn.touchdown !== '') return 'scored'
      if (!isStopped(c)) return call(downsFrame(f.kicking), 'stopped')
      f.scorer = destroyer(c.match)
      return 'clear'
    },

    stopped: (c, f, result) => {
      if (result === 'touchdown') return 'scored'
      if (result === 'stopped') return 'play'
      if (result === 'fieldGoal') countFieldGoal(c, f)
      return 'clear'
    },

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
