// Wrestle: on a Both Down, blocking or blocked, both players are placed prone instead; nobody's armour is rolled.
import type { Skill } from '../hooks.ts'
import { type BlockFrame, deniedInBlock } from '../procs/block.ts'
import { hasState } from '../procs/states.ts'

export const wrestle: Skill = {
  id: 'wrestle',
  name: 'Wrestle',
  category: 'general',
  windows: {
    bothDown: {
      offer: (c, owner, cause) => {
        const f = cause as BlockFrame
        return (
          f.result === 'bothDown' && !f.wrestled && !hasState(owner, 'rooted') && !deniedInBlock(c, f, owner, 'wrestle')
        )
      },
      use: (_c, _owner, cause) => {
        const f = cause as BlockFrame
        f.wrestled = true
        f.attackerFalls = false
        f.defenderFalls = false
        return null
      },
      declining: 'The Both Down is applied.',
    },
  },
}
