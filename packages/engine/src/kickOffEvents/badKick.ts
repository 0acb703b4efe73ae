// Bad Kick: the ball scatters two dice of squares instead of one, which the kick itself reads; nothing else happens.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'

export interface BadKickFrame extends Frame {
  readonly proc: 'badKick'
  step: 'start'
}

export const badKick: Procedure<BadKickFrame, Ctx> = { steps: { start: () => DONE } }
