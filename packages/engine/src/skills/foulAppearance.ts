// Foul Appearance: whoever wants to block him, or attack him instead, must roll 2 or more first.
import type { Skill } from '../hooks.ts'
import type { BlockFrame } from '../procs/block.ts'

export const foulAppearance: Skill = {
  id: 'foul-appearance',
  name: 'Foul Appearance',
  category: 'mutation',
  windows: {
    blockDeclared: {
      offer: (_c, owner, cause) => {
        const f = cause as BlockFrame
        return owner.id === f.defender && !f.swing && !f.cancelled
      },
      roll: (_c, owner, cause) => ({
        roll: 'foulAppearance',
        player: (cause as BlockFrame).attacker,
        other: owner.id,
      }),
      tested: (_c, _owner, cause, passed) => {
        if (!passed) (cause as BlockFrame).cancelled = true
        return null
      },
      compulsory: true,
      declining: '',
    },
  },
}
