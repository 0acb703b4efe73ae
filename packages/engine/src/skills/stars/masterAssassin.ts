// Master Assassin: once per match re-rolls the injury roll of a victim he stabbed.
import type { Skill } from '../../hooks.ts'
import { hurtBy } from '../helpHurt.ts'

const byStab = hurtBy('stab')

export const masterAssassin: Skill = {
  id: 'master-assassin',
  name: 'Master Assassin',
  category: 'trait',
  oncePer: 'match',
  windows: {
    injuryRolled: {
      offer: (c, owner, cause) => byStab(c, owner, cause) && !cause.rerolled && !cause.again,
      use: (_c, _owner, cause) => {
        cause.again = true
        cause.rerolled = true
        return null
      },
      declining: 'injuryRollStands',
    },
  },
}
