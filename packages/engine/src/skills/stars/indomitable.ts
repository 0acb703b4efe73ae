// Indomitable: once per match, after a successful Dauntless, his strength is twice that of the player he blocks.
import type { Skill } from '../../hooks.ts'

export const indomitable: Skill = {
  id: 'indomitable',
  name: 'Indomitable',
  category: 'trait',
  oncePer: 'match',
  windows: {
    blockStarting: {
      // Block dice always follow Dauntless, so if the last roll is Dauntless, it was made for this block.
      offer: (c, owner, cause) => {
        const last = c.match.lastRoll
        const dared = last?.roll === 'dauntless' && last.player === owner.id && last.passed
        return dared && owner.id === cause.attacker
      },
      use: (c, _owner, cause) => {
        cause.attackerExtra += c.match.players[cause.defender].stats.ST ?? 0
        return null
      },
      declining: 'isNoStronger',
    },
  },
}
