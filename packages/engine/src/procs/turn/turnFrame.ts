// A team turn as data. Neighbours: turn.ts plays it, turnSteps.ts has its steps, drive.ts and the kick-off's Blitz! start it.
import type { Frame } from '../../kernel/match.ts'
import type { Side } from '../../vocabulary/words.ts'

export interface TurnFrame<S extends string = string> extends Frame {
  readonly proc: 'turn'
  step: S
  readonly side: Side
  /** The bonus turn of the kick-off table. */
  readonly bonus: boolean
  /** How many players may still act in it; −1: all. */
  left: number
  /** No player has acted yet. */
  fresh: boolean
  /** A turn of this one player, with a Blitz action only; usually −1. */
  readonly solo: number
}

export const turnFrame = (side: Side, bonus: boolean, most = -1): TurnFrame => ({
  proc: 'turn',
  step: 'start',
  side,
  bonus,
  left: most,
  fresh: true,
  solo: -1,
})

export const copyTurnFrame = <S extends string>(f: TurnFrame<S>): TurnFrame<S> => ({
  proc: f.proc,
  step: f.step,
  side: f.side,
  bonus: f.bonus,
  left: f.left,
  fresh: f.fresh,
  solo: f.solo,
})

/** A free Blitz of one player. */
export const soloBlitzFrame = (side: Side, solo: number): TurnFrame => ({ ...turnFrame(side, true, 0), solo })
