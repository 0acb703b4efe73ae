// Frenzied Rush: once per match, when activated for a Blitz, he has Frenzy for this turn, and no Grab.
import type { Skill } from '../../hooks.ts'
import { lendSkill, withholdSkill } from '../../procs/match/loans.ts'

export const frenziedRush: Skill = {
  id: 'frenzied-rush',
  name: 'Frenzied Rush',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  windows: {
    activated: {
      offer: (_c, _owner, cause) => cause.action === 'blitz' && !cause.lost,
      use: (_c, owner) => {
        withholdSkill(owner, 'grab', 'turn')
        lendSkill(owner, 'frenzy', 'turn')
        return null
      },
      declining: 'blitzesAsUsual',
    },
  },
}
