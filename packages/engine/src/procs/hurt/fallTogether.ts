// Several players fall at the same moment: all are down before the first armour roll, and the ball moves last.
// Neighbours: knockDown.ts is one player's fall, move/claims.ts and the attacks by strength call it.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { disturbBalls } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { armourFrame } from './armour.ts'
import { layDown } from './fall.ts'

export interface Fall {
  readonly player: number
  /** Who brought him down, or −1. */
  readonly by: number
  /** His armour does not help him. */
  readonly unarmoured?: boolean
}

export interface FallTogetherFrame extends Frame {
  readonly proc: 'fallTogether'
  step: 'down' | 'hurt' | 'end'
  readonly falls: readonly Fall[]
  readonly why: string
  /** Of every armour roll. */
  readonly modifiers: readonly Modifier[]
  /** How many of the armour rolls have been made. */
  rolled: number
}

const UNMODIFIED: readonly Modifier[] = []

export const fallTogetherFrame = (
  falls: readonly Fall[],
  why: string,
  modifiers: readonly Modifier[] = UNMODIFIED,
): FallTogetherFrame => ({ proc: 'fallTogether', step: 'down', falls, why, modifiers, rolled: 0 })

export const fallTogether: Procedure<FallTogetherFrame, Ctx> = {
  steps: {
    down: (c, f) => {
      for (const { player } of f.falls) {
        // He may have stepped onto a ball that he has not taken yet.
        disturbBalls(c, c.match.players[player])
        layDown(c, c.match.players[player], f.why)
      }
      return 'hurt'
    },

    hurt: (_c, f) => {
      const fall = f.falls[f.rolled++]
      if (!fall) return call(settleFrame(), 'end')
      const { player, by, unarmoured } = fall
      return call(armourFrame(player, by, f.why, { modifiers: f.modifiers, broken: unarmoured ?? false }), 'hurt')
    },

    end: () => DONE,
  },
}
