// A foul that the referee missed may be spotted by another official: on a good roll he punishes it.
// Neighbours: foul.ts; inducements/referees.ts and inducements/biasedReferee.ts define who and how.
import { type Ctx, detailsOf } from '../edition.ts'
import type { UseByFrame } from '../inducement.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type ProceduresByName } from '../kernel/procedure.ts'
import type { FoulFrame } from '../procs/foul/foul.ts'

/** An official who looks for the other side's unseen fouls. */
export interface Eye {
  /** The D6 target number to see it. */
  readonly needs: number
  seen(c: Ctx, f: SpotFoulFrame): Frame | null
  /** On a 1 he makes a mistake. */
  mistaken?(c: Ctx, f: SpotFoulFrame): Frame | null
}

export interface SpotFoulFrame extends Frame {
  readonly proc: 'spotFoul'
  step: 'look' | 'end'
  /** The use it belongs to. */
  readonly use: string
  readonly player: number
  readonly victim: number
}

export const spotFoulFrame = (use: string, { player, victim }: FoulFrame): SpotFoulFrame => ({
  proc: 'spotFoul',
  step: 'look',
  use,
  player,
  victim,
})

const eyeOf = (c: Ctx, f: SpotFoulFrame): Eye => detailsOf<Eye>(c, f.use)

export const spotFoul: Procedure<SpotFoulFrame, Ctx> = {
  steps: {
    look: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'spotFoul',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'spotFoul', player: f.player, dice: faces })
        const eye = eyeOf(c, f)
        const frame = faces[0] >= eye.needs ? eye.seen(c, f) : faces[0] === 1 ? eye.mistaken?.(c, f) : null
        return frame ? call(frame, 'end') : DONE
      },
    },
    end: () => DONE,
  },
}

/** A use that looks for fouls; `procedures` play what follows. */
export const watched = (details: Eye, procedures: ProceduresByName = {}): UseByFrame<FoulFrame> => ({
  use: (_c, _side, cause, id) => spotFoulFrame(id, cause),
  details,
  procedures: { spotFoul, ...procedures },
})
