// Dauntless: against a stronger opponent D6 + his strength may raise his strength to the opponent's for this block.
import type { Skill } from '../hooks.ts'
import { strengthInBlock } from '../procs/block/blockStrength.ts'

export const dauntless: Skill = {
  id: 'dauntless',
  name: 'Dauntless',
  category: 'general',
  windows: {
    blockStarting: {
      offer: (c, owner, cause) => {
        const defender = c.match.players[cause.defender]
        return owner.id === cause.attacker && strengthInBlock(c, cause, defender) > strengthInBlock(c, cause, owner)
      },
      roll: (c, owner, cause) => {
        const gap = strengthInBlock(c, cause, c.match.players[cause.defender]) - strengthInBlock(c, cause, owner)
        return { roll: 'dauntless', player: owner.id, base: gap + 1, other: cause.defender }
      },
      tested: (c, owner, cause, passed) => {
        if (passed)
          cause.attackerExtra +=
            strengthInBlock(c, cause, c.match.players[cause.defender]) - strengthInBlock(c, cause, owner)
        return null
      },
      declining: 'blocksWithHisOwnStrength',
    },
  },
}
