// Pitch Invasion of bb2020: D6 + Fan Factor; the lower side, both on a tie, has D3 random players stunned.
import type { Ctx } from '../edition.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { asD3, type Side } from '../vocabulary/words.ts'
import { lowerSides, onPitchOf, stunOrHurt } from './fanRollOff.ts'
import type { PitchInvasionFrame } from './pitchInvasion.ts'

type FrameBb2020 = PitchInvasionFrame & {
  step: 'start' | 'count' | 'next' | 'who'
  victims: readonly Side[]
  count: number
  left: number
}

/** Players of the side being invaded who are not stunned yet. */
const upright = (c: Parameters<typeof onPitchOf>[0], side: Side) =>
  onPitchOf(c, side).filter((p) => p.posture !== 'stunned')

export const pitchInvasionBb2020: Procedure<FrameBb2020, Ctx> = {
  fields: { players: [], victims: [], count: 0, left: 0 },
  steps: {
    start: lowerSides<FrameBb2020>('pitchInvasion', 'count'),
    // On a tie one D3 counts for both sides.
    count: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'pitchInvasion',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'pitchInvasion', player: -1, dice: faces })
        f.count = asD3(faces[0])
        f.left = f.count
        return 'next'
      },
    },
    next: (c, f) => {
      if (f.victims.length === 0) return DONE
      if (f.left > 0 && upright(c, f.victims[0]).length > 0) return 'who'
      f.victims = f.victims.slice(1)
      f.left = f.count
      return 'next'
    },
    who: {
      kind: 'throw',
      dice: (c, f) => [`d${upright(c, f.victims[0]).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        f.left--
        return stunOrHurt(c, upright(c, f.victims[0])[faces[0] - 1], 'pitchInvasion', 'next')
      },
    },
  },
}
