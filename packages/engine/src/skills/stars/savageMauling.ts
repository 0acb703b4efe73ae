// Savage Mauling: once per match re-rolls the injury roll of an opponent he hurt.
import type { Skill } from '../../hooks.ts'

export const savageMauling: Skill = {
  id: 'savage-mauling',
  name: 'Savage Mauling',
  category: 'trait',
  oncePer: 'match',
  windows: {
    injuryRolled: {
      offer: (c, owner, cause) =>
        cause.by === owner.id && c.match.players[cause.player].side !== owner.side && !cause.rerolled && !cause.again,
      use: (_c, _owner, cause) => {
        cause.again = true
        cause.rerolled = true
        return null
      },
      declining: 'injuryRollStands',
    },
  },
}
