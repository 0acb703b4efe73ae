// Officious Ref: D6 + Fan Factor; the lower side, both on a tie, has a random player stunned, or on a 1 sent off.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import type { Side } from '../vocabulary/words.ts'
import { lowerSides, onPitchOf, stunOrHurt } from './fanRollOff.ts'

export interface OfficiousRefFrame extends Frame {
  readonly proc: 'officiousRef'
  step: 'start' | 'next' | 'who' | 'call'
  victims: readonly Side[]
  player: number
}

export const officiousRef: Procedure<OfficiousRefFrame, Ctx> = {
  fields: { victims: [], player: -1 },
  steps: {
    start: lowerSides<OfficiousRefFrame>('officiousRef', 'next'),
    next: (c, f) => {
      f.victims = f.victims.filter((side) => onPitchOf(c, side).length > 0)
      return f.victims.length > 0 ? 'who' : DONE
    },
    who: {
      kind: 'throw',
      dice: (c, f) => [`d${onPitchOf(c, f.victims[0]).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        f.player = onPitchOf(c, f.victims[0])[faces[0] - 1].id
        f.victims = f.victims.slice(1)
        return 'call'
      },
    },
    call: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'officiousRef',
      rolled: (c, f, faces) => {
        const player = c.match.players[f.player]
        c.events.push({ type: 'chance', why: 'officiousRef', player: f.player, dice: faces })
        if (faces[0] > 1) return stunOrHurt(c, player, 'officiousRef', 'next')
        // No arguing and no bribe here.
        takeOff(c.match, c.rules.pitch, player, 'sentOff')
        c.events.push({ type: 'sentOff', player: f.player, why: 'officiousRef' })
        return 'next'
      },
    },
  },
}
