// Strong Arm: +1 to throws beyond quick range.
import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'
import { proposalsThird } from '../tables/proposalsThird.ts'

const beyondQuick = (_c: Ctx, f: RollFrame): number => (f.detail === 'quick' ? 0 : 1)

export const strongArm: Skill = {
  id: 'strong-arm',
  name: 'Strong Arm',
  category: 'strength',
  modifiers: { own: { pass: beyondQuick, throwTeamMate: beyondQuick } },
}

/** bb2020: only throwing a team-mate, at any distance; not kicking one. */
export const strongArmBb2020 = revise(strongArm, {
  modifiers: { own: { throwTeamMate: (_c, f) => (f.why === 'kicked' ? 0 : 1) } },
})

/** `third`: his throws count one band shorter. */
export const strongArmThird = revise(strongArm, {
  modifiers: {},
  numbers: { throwBands: proposalsThird.strongArmBands.value },
})
