// Stab: attacks with a blade instead of a block: an unmodified armour roll, and no movement after it.
import type { Skill } from '../hooks.ts'
import type { BlockFrame } from '../procs/block.ts'

export const stab: Skill = {
  id: 'stab',
  name: 'Stab',
  category: 'extraordinary',
  windows: {
    blockDeclared: {
      offer: (_c, owner, cause) => {
        const f = cause as BlockFrame
        return owner.id === f.attacker && f.weapon === '' && !f.swing
      },
      use: (_c, _owner, cause) => {
        ;(cause as BlockFrame).weapon = 'stab'
        return null
      },
      declining: 'He throws a block.',
    },
  },
}
