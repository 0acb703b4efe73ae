// Kick 'em While They're Down!: once per match his chainsaw attacks an opponent who is down; not a foul.
import type { Skill } from '../../hooks.ts'

export const kickEmWhileTheyreDown: Skill = {
  id: 'kick-em-while-theyre-down',
  name: "Kick 'em While They're Down!",
  category: 'trait',
  oncePer: 'match',
  permits: ['attacksDowned'],
  windows: {
    blockDeclared: {
      offer: (c, owner, cause) =>
        owner.id === cause.attacker && !cause.swing && c.match.players[cause.defender].posture !== 'standing',
      use: (_c, _owner, cause) => {
        cause.weapon = 'chainsaw'
        return null
      },
      compulsory: true,
    },
  },
}
