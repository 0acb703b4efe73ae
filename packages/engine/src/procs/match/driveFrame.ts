// A drive as data. Neighbours: drive.ts plays it, driveSteps.ts has its steps, half.ts starts it.
import type { Frame } from '../../kernel/match.ts'
import { type Done, done, type Receives, type Returns } from '../../kernel/procedure.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import type { DownsResult } from '../downs/downsFrame.ts'
import type { RollResult } from '../rolling/roll.ts'
import type { EndOfDrive } from './driveRules.ts'

/** Who scored. */
export type DriveResult = Side | 'nobody'
export const SCORED: { readonly [R in DriveResult]: Done<R> } = {
  home: done('home'),
  away: done('away'),
  nobody: done('nobody'),
}

export interface DriveFrame<S extends string = string>
  extends Frame,
    Returns<DriveResult>,
    Receives<{ recovered: RollResult; stopped: DownsResult }> {
  readonly proc: 'drive'
  step: S
  readonly kicking: Side
  next: Side
  scorer: Side | ''
  /** Knocked-out players whose recovery roll is still to come. */
  waiting: readonly number[]
  /** The current player has had his second recovery roll. */
  again: boolean
  /** Steps that are still to be done at the end of the drive. */
  after: readonly EndOfDrive[]
}

export const driveFrame = (kicking: Side): DriveFrame<'start'> => ({
  proc: 'drive',
  step: 'start',
  kicking,
  next: otherSide(kicking),
  scorer: '',
  waiting: [],
  again: false,
  after: [],
})

export const copyDriveFrame = <S extends string>(f: DriveFrame<S>): DriveFrame<S> => ({
  proc: f.proc,
  step: f.step,
  kicking: f.kicking,
  next: f.next,
  scorer: f.scorer,
  waiting: f.waiting,
  again: f.again,
  after: f.after,
})
