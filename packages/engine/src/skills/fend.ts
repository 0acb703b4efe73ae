// Fend: whoever blocks him may not follow up, even when he goes down.
import type { Skill } from '../hooks.ts'
import { type BlockFrame, deniedInBlock } from '../procs/block.ts'

export const fend: Skill = {
  id: 'fend',
  name: 'Fend',
  category: 'general',
  windows: {
    followingUp: {
      offer: (c, owner, cause) => {
        const f = cause as BlockFrame
        return owner.id === f.defender && f.vacated && !f.mayNotFollow && !deniedInBlock(c, f, owner, 'fend')
      },
      use: (_c, _owner, cause) => {
        ;(cause as BlockFrame).mayNotFollow = true
        return null
      },
      declining: 'The attacker may follow up.',
    },
  },
}
