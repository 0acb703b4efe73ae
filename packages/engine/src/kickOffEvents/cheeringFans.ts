// Cheering Fans: D3 + FAME + cheerleaders; the higher total gains a team re-roll this half, both on a tie.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Procedure } from '../kernel/procedure.ts'
import { cheerleaders } from '../procs/match/staff.ts'
import { staffRollOff } from './eventFrames.ts'

export interface CheeringFansFrame extends Frame {
  readonly proc: 'cheeringFans'
}

export const cheeringFans: Procedure<CheeringFansFrame & { step: 'start' }, Ctx> = {
  steps: { start: staffRollOff('cheeringFans', (c, side) => cheerleaders.of(c.match.squads[side])) },
}
