// Brilliant Coaching: D3 + FAME + assistant coaches; the higher total gains a team re-roll this half, both on a tie.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Procedure } from '../kernel/procedure.ts'
import { assistantCoaches } from '../procs/match/staff.ts'
import { staffRollOff } from './eventFrames.ts'

export interface BrilliantCoachingFrame extends Frame {
  readonly proc: 'brilliantCoaching'
  step: 'start'
}

export const brilliantCoaching: Procedure<BrilliantCoachingFrame, Ctx> = {
  steps: { start: staffRollOff('brilliantCoaching', (c, side) => assistantCoaches.of(c.match.squads[side])) },
}
