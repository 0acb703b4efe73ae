// A player falls by himself (a failed dodge or go for it): down, armour, injury, and only then the ball bounces.
// Neighbours: fall.ts, armour.ts, settle.ts; block.ts has its own order for two players.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { armourFrame } from './armour.ts'
import { layDown, placeProne } from './fall.ts'
import { settleFrame } from './settle.ts'

export interface KnockDownFrame extends Frame {
  readonly proc: 'knockDown'
  step: 'down' | 'ball' | 'end'
  readonly player: number
  readonly why: string
  /** Opponents out of whose zones he failed to get. */
  readonly helpers: readonly number[]
  /** As in the armour roll. */
  readonly edge: number
  /** Nobody's turn ends by it but that of a carrier's team. */
  readonly quiet: boolean
}

export const knockDownFrame = (
  player: number,
  why: string,
  helpers: readonly number[] = [],
  edge = 0,
  quiet = false,
): KnockDownFrame => ({
  proc: 'knockDown',
  step: 'down',
  player,
  why,
  helpers,
  edge,
  quiet,
})

export const knockDown: Procedure<KnockDownFrame, Ctx> = {
  steps: {
    down: (c, f) => {
      const fall = f.quiet ? placeProne : layDown
      fall(c, c.match.players[f.player], f.why)
      return call(armourFrame(f.player, -1, f.why, [], f.helpers, f.edge), 'ball')
    },
    ball: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}
