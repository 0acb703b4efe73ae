// A hypnotic gaze at an adjacent opponent, as data. Neighbours: activation.ts starts it, skills/hypnoticGaze.ts plays it.
import type { Frame } from '../../kernel/match.ts'
import type { Receives } from '../../kernel/procedure.ts'
import type { RollResult } from '../rolling/roll.ts'

export interface GazeFrame extends Frame, Receives<{ looked: RollResult }> {
  readonly proc: 'gaze'
  step: 'look' | 'looked'
  readonly player: number
  readonly victim: number
}

/** The mark of a player who has gazed in this action. */
export const GAZED = 'gazed'

export const gazeFrame = (player: number, victim: number): GazeFrame => ({ proc: 'gaze', step: 'look', player, victim })
