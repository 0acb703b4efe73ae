// Juggernaut: in a Blitz his Both Down may count as a push, and Fend, Stand Firm and Wrestle do not work against him.
import type { Skill } from '../hooks.ts'

export const juggernaut: Skill = {
  id: 'juggernaut',
  name: 'Juggernaut',
  category: 'strength',
  deniesInHisBlitz: ['fend', 'stand-firm', 'wrestle'],
  windows: {
    bothDown: {
      offer: (_c, owner, cause) =>
        cause.blitz && owner.id === cause.attacker && cause.result === 'bothDown' && !cause.wrestled,
      use: (_c, _owner, cause) => {
        cause.result = 'pushed'
        cause.attackerFalls = false
        cause.defenderFalls = false
        return null
      },
      declining: 'bothDownIsApplied',
    },
  },
}
