// Savage Mauling: once per match re-rolls the injury roll of an opponent he hurt.
import type { Skill } from '../../hooks.ts'

export const savageMauling: Skill = {
  id: 'savage-mauling',
  name: 'Savage Mauling',
  category: 'trait',
  oncePer: 'match',
  windows: {
    injuryRolled: {
      offer: (c, owner, f) =>
        f.by === owner.id && c.match.players[f.player].side !== owner.side && !f.rerolled && !f.again,
      use: (_c, _owner, f) => {
        f.again = true
        f.rerolled = true
        return null
      },
      declining: 'injuryRollStands',
    },
  },
}
