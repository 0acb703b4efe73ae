// Draws players at random for an inducement: how many, if a D3 decides it, then one after another.
// Neighbours: several.ts has the coach name them instead; the inducements that use it say whom it may hit and how.
import { type Ctx, detailsOf } from '../edition.ts'
import type { UseByFrame } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type ProceduresByName } from '../kernel/procedure.ts'
import { anyLoose } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { asD3, type Side } from '../vocabulary/words.ts'
import { useDie } from './useDie.ts'

/** Players drawn at random, and the effect on each. */
export interface Draw {
  /** The D6 target number for any player to be drawn at all. */
  readonly needs?: number
  from(c: Ctx, side: Side): readonly Player[]
  readonly count: 'd3' | number
  drawn(c: Ctx, side: Side, player: Player): Frame | null
}

export interface DrawFrame extends Frame {
  readonly proc: 'draw'
  step: 'luck' | 'howMany' | 'next' | 'draw' | 'end'
  readonly side: Side
  /** The use it belongs to. */
  readonly use: string
  left: number
  drawn: readonly number[]
}

const firstStep = ({ count }: Draw): DrawFrame['step'] => (count === 'd3' ? 'howMany' : 'next')

export const drawFrame = (c: Ctx, side: Side, use: string): DrawFrame => {
  const how = detailsOf<Draw>(c, use)
  const left = how.count === 'd3' ? 0 : how.count
  return { proc: 'draw', step: how.needs === undefined ? firstStep(how) : 'luck', side, use, left, drawn: [] }
}

const drawOf = (c: Ctx, f: DrawFrame): Draw => detailsOf<Draw>(c, f.use)

/** No player is drawn twice. */
const candidates = (c: Ctx, f: DrawFrame): Player[] =>
  drawOf(c, f)
    .from(c, f.side)
    .filter(({ id }) => !f.drawn.includes(id))

export const draw: Procedure<DrawFrame, Ctx> = {
  steps: {
    luck: useDie<DrawFrame>((c, f, face) => {
      const how = drawOf(c, f)
      return face >= (how.needs ?? 0) ? firstStep(how) : DONE
    }),

    howMany: useDie<DrawFrame>((_c, f, face) => {
      f.left = asD3(face)
      return 'next'
    }),

    next: (c, f): Next<DrawFrame> => {
      if (f.left > 0 && candidates(c, f).length > 0) return 'draw'
      return anyLoose(c) ? call(settleFrame(), 'end') : DONE
    },

    draw: {
      kind: 'throw',
      dice: (c, f) => [`d${candidates(c, f).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces): Next<DrawFrame> => {
        const player = candidates(c, f)[faces[0] - 1]
        f.drawn = [...f.drawn, player.id]
        f.left--
        c.events.push({ type: 'chance', why: f.use, player: player.id, dice: faces })
        const frame = drawOf(c, f).drawn(c, f.side, player)
        return frame ? call(frame, 'next') : 'next'
      },
    },

    end: () => DONE,
  },
}

/** A use that draws players; `procedures` play what happens to them. */
export const drawn = (details: Draw, procedures: ProceduresByName = {}): UseByFrame => ({
  use: (c, side, _cause, id) => drawFrame(c, side, id),
  details,
  procedures: { draw, ...procedures },
})
