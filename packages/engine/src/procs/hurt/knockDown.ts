// A player falls by himself (a failed dodge or go for it): down, armour, injury, and only then the ball bounces.
// Neighbours: fall.ts, armour.ts, settle.ts; block.ts has its own order for two players.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { settleFrame } from '../ball/settle.ts'
import { makeRoomFrame } from '../move/makeRoom.ts'
import { standsOver } from '../move/stride.ts'
import { openMoment } from '../rolling/moment.ts'
import { armourFrame } from './armour.ts'
import { layDown, lie, placeProne } from './fall.ts'

/** What makes a fall worse or prevents a turnover. */
export interface FallHow {
  /** Who brought him down, or −1. */
  readonly by?: number
  /** Opponents whose tackle zones he failed to leave. */
  readonly helpers?: readonly number[]
  /** As in ArmourFrame. */
  readonly edge?: number
  /** Added to the armour roll only. */
  readonly armour?: number
  /** A turnover only if he carried the ball. */
  readonly quiet?: boolean
}

export interface KnockDownFrame extends Frame {
  readonly proc: 'knockDown'
  step: 'down' | 'fall' | 'ball' | 'end'
  readonly player: number
  readonly by: number
  readonly why: string
  readonly helpers: readonly number[]
  readonly edge: number
  readonly armour: number
  readonly quiet: boolean
  /** Never a turnover. */
  spared: boolean
}

export const knockDownFrame = (player: number, why: string, how: FallHow = {}): KnockDownFrame => ({
  proc: 'knockDown',
  step: 'down',
  player,
  by: how.by ?? -1,
  why,
  helpers: how.helpers ?? [],
  edge: how.edge ?? 0,
  armour: how.armour ?? 0,
  quiet: how.quiet ?? false,
  spared: false,
})

const copy = (f: KnockDownFrame): KnockDownFrame => ({
  proc: f.proc,
  step: f.step,
  player: f.player,
  by: f.by,
  why: f.why,
  helpers: f.helpers,
  edge: f.edge,
  armour: f.armour,
  quiet: f.quiet,
  spared: f.spared,
})

/** Falls that a player of the active side causes himself. */
const FALLS: readonly string[] = ['dodge', 'goForIt', 'jump', 'leap']

const fallsOver = (c: Ctx, f: KnockDownFrame): boolean => {
  const { turn, players } = c.match
  return turn.running && players[f.player].side === turn.side && FALLS.includes(f.why)
}

export const knockDown: Procedure<KnockDownFrame, Ctx> = {
  copy,
  steps: {
    down: (c, f): Next<KnockDownFrame> => {
      if (standsOver(c, c.match.players[f.player])) return call(makeRoomFrame(f.player), 'down')
      return fallsOver(c, f) ? openMoment(c, 'fallingOver', c.match.turn.side, 'fall') : 'fall'
    },

    fall: (c, f) => {
      const fall = f.spared ? lie : f.quiet ? placeProne : layDown
      fall(c, c.match.players[f.player], f.why)
      const modifiers = f.armour === 0 ? [] : [{ value: f.armour, source: f.why, player: -1 }]
      return call(armourFrame(f.player, f.by, f.why, { modifiers, helpers: f.helpers, edge: f.edge }), 'ball')
    },
    ball: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}
