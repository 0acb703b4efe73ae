// A D6 for an inducement with good and bad results. Neighbours: inducements/relics.ts and others define them.
import { type Ctx, detailsOf } from '../edition.ts'
import type { UseByFrame } from '../inducement.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type ProceduresByName } from '../kernel/procedure.ts'
import type { Side } from '../vocabulary/words.ts'
import { useDie } from './useDie.ts'

/** The effect of each D6 face. */
export type Fortune = (c: Ctx, side: Side, face: number) => Frame | null

export interface FortuneFrame extends Frame {
  readonly proc: 'fortune'
  step: 'roll' | 'end'
  readonly side: Side
  /** The use it belongs to. */
  readonly use: string
}

export const fortuneFrame = (side: Side, use: string): FortuneFrame => ({ proc: 'fortune', step: 'roll', side, use })

export const fortune: Procedure<FortuneFrame, Ctx> = {
  steps: {
    roll: useDie<FortuneFrame>((c, f, face) => {
      const frame = detailsOf<Fortune>(c, f.use)(c, f.side, face)
      return frame ? call(frame, 'end') : DONE
    }),
    end: () => DONE,
  },
}

/** A use that rolls for its result; `procedures` play what follows. */
export const fortuneTold = (details: Fortune, procedures: ProceduresByName = {}): UseByFrame => ({
  use: (_c, side, _cause, id) => fortuneFrame(side, id),
  details,
  procedures: { fortune, ...procedures },
})
