// Strong Arm: +1 on throws beyond quick range.
import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import type { RollFrame } from '../procs/roll.ts'

const beyondQuick = (_c: Ctx, f: RollFrame): number => (f.detail === 'quick' ? 0 : 1)

export const strongArm: Skill = {
  id: 'strong-arm',
  name: 'Strong Arm',
  category: 'strength',
  own: { pass: beyondQuick, throwTeamMate: beyondQuick },
}

/** Later: on throws of a team-mate, however far; a kick is none. */
export const strongArm2020 = revise(strongArm, { own: { throwTeamMate: (_c, f) => (f.why === 'kicked' ? 0 : 1) } })
