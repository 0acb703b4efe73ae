// Juggernaut: in a Blitz his Both Down may count as a push, and Fend, Stand Firm and Wrestle do not work against him.
import type { Skill } from '../hooks.ts'

export const juggernaut: Skill = {
  id: 'juggernaut',
  name: 'Juggernaut',
  category: 'strength',
  deniesInHisBlitz: ['fend', 'stand-firm', 'wrestle'],
  windows: {
    bothDown: {
      offer: (_c, owner, f) => f.blitz && owner.id === f.attacker && f.result === 'bothDown' && !f.wrestled,
      use: (_c, _owner, f) => {
        f.result = 'pushed'
        f.attackerFalls = false
        f.defenderFalls = false
        return null
      },
      declining: 'bothDownIsApplied',
    },
  },
}
