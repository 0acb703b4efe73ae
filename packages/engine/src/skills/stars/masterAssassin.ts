// Master Assassin: once per match re-rolls the injury roll of a victim he stabbed.
import type { Skill } from '../../hooks.ts'
import type { InjuryFrame } from '../../procs/hurt/injury.ts'
import { hurtBy } from '../helpHurt.ts'

const byStab = hurtBy('stab')

export const masterAssassin: Skill = {
  id: 'master-assassin',
  name: 'Master Assassin',
  category: 'trait',
  oncePer: 'match',
  windows: {
    injuryRolled: {
      offer: (c, owner, cause) => {
        const f = cause as InjuryFrame
        return byStab(c, owner, f) && !f.rerolled && !f.again
      },
      use: (_c, _owner, cause) => {
        const f = cause as InjuryFrame
        f.again = true
        f.rerolled = true
        return null
      },
      declining: 'injuryRollStands',
    },
  },
}
