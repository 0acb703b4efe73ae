// Dauntless: against a stronger opponent D6 + his strength may raise his strength to the opponent's for this block.
import type { Skill } from '../hooks.ts'
import { strengthInBlock } from '../procs/block/blockStrength.ts'

export const dauntless: Skill = {
  id: 'dauntless',
  name: 'Dauntless',
  category: 'general',
  windows: {
    blockStarting: {
      offer: (c, owner, f) => {
        const defender = c.match.players[f.defender]
        return owner.id === f.attacker && strengthInBlock(c, f, defender) > strengthInBlock(c, f, owner)
      },
      roll: (c, owner, f) => {
        const gap = strengthInBlock(c, f, c.match.players[f.defender]) - strengthInBlock(c, f, owner)
        return { roll: 'dauntless', player: owner.id, base: gap + 1, other: f.defender }
      },
      tested: (c, owner, f, passed) => {
        if (passed) f.attackerExtra += strengthInBlock(c, f, c.match.players[f.defender]) - strengthInBlock(c, f, owner)
        return null
      },
      declining: 'blocksWithHisOwnStrength',
    },
  },
}
