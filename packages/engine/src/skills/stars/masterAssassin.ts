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
      offer: (c, owner, f) => byStab(c, owner, f) && !f.rerolled && !f.again,
      use: (_c, _owner, f) => {
        f.again = true
        f.rerolled = true
        return null
      },
      declining: 'injuryRollStands',
    },
  },
}
