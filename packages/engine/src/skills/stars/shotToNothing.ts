// Shot to Nothing: once per match, when activated for a Pass, she has Hail Mary Pass.
import type { Skill } from '../../hooks.ts'
import { lendSkill } from '../../procs/match/loans.ts'

const LENT = 'hail-mary-pass'

export const shotToNothing: Skill = {
  id: 'shot-to-nothing',
  name: 'Shot to Nothing',
  category: 'trait',
  oncePer: 'match',
  windows: {
    activated: {
      offer: (_c, owner, cause) => cause.action === 'pass' && !cause.lost && !owner.skills.includes(LENT),
      use: (_c, owner) => {
        lendSkill(owner, LENT, 'turn')
        return null
      },
      declining: 'passesAsUsual',
    },
  },
}
