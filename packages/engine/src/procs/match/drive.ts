// A drive: knock-out recovery, set-up, kick-off, turns until a touchdown or the end of the half, and clearing the
// pitch. Its result is who scored. Neighbours: driveSteps.ts has its steps; half.ts, setUp.ts, kickOff.ts, turn.ts.

import type { Ctx } from '../../edition.ts'
import { call, type Procedure } from '../../kernel/procedure.ts'
import { otherSide, sides } from '../../vocabulary/words.ts'
import { kickOffFrame } from '../kickOff/kickOffFrame.ts'
import { setUpFrame } from '../kickOff/setUp.ts'
import { openMoment } from '../rolling/moment.ts'
import { openWindow } from '../rolling/window.ts'
import { turnFrame } from '../turn/turnFrame.ts'
import { halfIsOver } from './clock.ts'
import { copyDriveFrame, type DriveFrame, SCORED } from './driveFrame.ts'
import * as drives from './driveSteps.ts'
import { heatFrame } from './heat.ts'

type UsualDriveFrame = DriveFrame<
  | 'start'
  | 'recover'
  | 'recovered'
  | 'fielding'
  | 'field'
  | 'unmanned'
  | 'deserted'
  | 'kickersUp'
  | 'receiversUp'
  | 'kickOff'
  | 'play'
  | 'turnOver'
  | 'scored'
  | 'ending'
  | 'ended'
  | 'after'
  | 'waking'
  | 'heat'
  | 'weapons'
  | 'clear'
>

export const drive: Procedure<UsualDriveFrame, Ctx> = {
  copy: copyDriveFrame,
  steps: {
    start: (c, f) => {
      drives.begin(c, f)
      // If recovery belongs to the end of a drive, it is already done.
      if (c.rules.drive.endOfDrive.includes('recover')) return openMoment(c, 'driveStarting', f.kicking, 'fielding')
      f.waiting = drives.playersAt(c, 'ko')
      return 'recover'
    },

    recover: (c, f) => {
      if (f.waiting.length > 0) return call(drives.recoverFrame(c, f.waiting[0]), 'recovered')
      return c.rules.drive.endOfDrive.includes('recover')
        ? 'after'
        : openMoment(c, 'driveStarting', f.kicking, 'fielding')
    },

    recovered: (c, f, roll) => {
      const again = drives.afterRecovery(c, f, roll)
      return again ? call(again, 'recovered') : 'recover'
    },

    fielding: (c) =>
      c.rules.windows.fielding.size > 0 ? openWindow(c, 'fielding', drives.everybody(c), 'field') : 'field',

    field: (c, f) => {
      if (sides.every((side) => drives.inReserve(c, side) > 0)) return call(setUpFrame(f.kicking, false), 'kickersUp')
      return drives.mayGiveUp(c, f.kicking) ? call(setUpFrame(f.kicking, false), 'unmanned') : 'unmanned'
    },

    unmanned: (c, f) => {
      const receiving = otherSide(f.kicking)
      return drives.mayGiveUp(c, receiving) ? call(setUpFrame(receiving, false), 'deserted') : 'deserted'
    },

    deserted: (c, f) => {
      drives.nobodyToField(c, f)
      // No play took place, but knocked-out players still roll for recovery.
      f.after = c.rules.drive.endOfDrive.filter((part) => part === 'recover')
      return 'after'
    },

    kickersUp: (_c, f) => call(setUpFrame(otherSide(f.kicking), false), 'receiversUp'),

    receiversUp: (c, f) => {
      drives.setUpDone(c)
      return openMoment(c, 'setUpDone', f.kicking, 'kickOff')
    },

    kickOff: (_c, f) => call(kickOffFrame(f.kicking), 'play'),

    play: (c, f) => {
      if (c.match.turn.touchdown !== '') return 'scored'
      if (halfIsOver(c)) return 'ending'
      return call(turnFrame(drives.sideToMove(c, f), false), 'turnOver')
    },

    turnOver: () => 'play',

    scored: (c, f) => {
      drives.countTouchdown(c, f)
      return c.rules.windows.scored.size === 0 ? 'ending' : openWindow(c, 'scored', drives.scorers(c), 'ending')
    },

    ending: (c, f) => openMoment(c, 'driveEnding', f.kicking, 'ended'),

    ended: (c, f) => {
      drives.stop(c)
      f.after = c.rules.drive.endOfDrive
      return 'after'
    },

    after: (c, f) => {
      const [next, ...later] = f.after
      f.after = later
      if (next === undefined) return 'clear'
      return next === 'recover' ? openMoment(c, 'recovering', f.kicking, 'waking') : next
    },

    waking: (c, f) => {
      f.waiting = drives.playersAt(c, 'ko')
      return 'recover'
    },

    heat: () => call(heatFrame(), 'after'),

    weapons: (c) =>
      c.rules.windows.driveEnding.size > 0 ? openWindow(c, 'driveEnding', drives.everybody(c), 'after') : 'after',

    clear: (c, f) => {
      drives.clearPitch(c)
      return SCORED[f.scorer === '' ? 'nobody' : f.scorer]
    },
  },
}
