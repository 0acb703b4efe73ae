// Cheering Fans: D3 + FAME + cheerleaders; the higher total gains a team re-roll this half, both on a tie.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Procedure } from '../kernel/procedure.ts'
import { fanFactor } from '../procs/match/fans.ts'
import { cheerleaders } from '../procs/match/staff.ts'
import { rollOffThird, staffRollOff } from './eventFrames.ts'

export interface CheeringFansFrame extends Frame {
  readonly proc: 'cheeringFans'
}

export const cheeringFans: Procedure<CheeringFansFrame & { step: 'start' }, Ctx> = {
  steps: { start: staffRollOff('cheeringFans', (c, side) => cheerleaders.of(c.match.squads[side])) },
}

/** `third`: D6 + Fan Factor + cheerleaders, and a tie is rolled again. */
export const cheeringFansThird: Procedure<CheeringFansFrame & { step: 'start' }, Ctx> = {
  steps: {
    start: rollOffThird('cheeringFans', (c, side) => {
      const squad = c.match.squads[side]
      return fanFactor.of(squad) + cheerleaders.of(squad)
    }),
  },
}
