// A push by a machine as data: whom it pushes, and what has come of it. Neighbours: ram.ts plays it, shoveOn.ts adds those who had to make
// room.
import type { Frame, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import type { Receives, Returns } from '../kernel/procedure.ts'
import type { ShoveOnResult } from './shoveOn.ts'

/** Whether the squares are free now, and the machine goes on. */
export type RamResult = 'clear' | 'stopped'

export interface RamFrame extends Frame, Returns<RamResult>, Receives<{ shoved: ShoveOnResult }> {
  readonly proc: 'ram'
  step: 'roll' | 'rolled' | 'push' | 'shoved' | 'fall' | 'fallen' | 'end'
  readonly player: number
  readonly victims: readonly number[]
  readonly squares: readonly Square[]
  /** The row of the table; '' before the roll. */
  result: string
  /** Who has still to be pushed, who has gone on, and who falls: replaced, never changed in place. */
  toPush: readonly number[]
  moved: readonly number[]
  falls: readonly number[]
}

const NOBODY: readonly number[] = []

export const ramFrame = (player: number, victims: readonly Player[], squares: readonly Square[]): RamFrame => {
  const ids = victims.map(({ id }) => id)
  return {
    ...{ proc: 'ram', step: 'roll', player, victims: ids, squares },
    ...{ result: '', toPush: ids, moved: NOBODY, falls: NOBODY },
  }
}
