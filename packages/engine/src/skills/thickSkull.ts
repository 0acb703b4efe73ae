// Thick Skull: reads 8 on the injury table as stunned, even when he is down.
import type { Skill } from '../hooks.ts'
import type { InjuryFrame } from '../procs/injury.ts'

export const thickSkull: Skill = {
  id: 'thick-skull',
  name: 'Thick Skull',
  category: 'strength',
  worksWhileDown: true,
  windows: {
    injuryRolled: {
      offer: (_c, owner, cause) => {
        const { player, total } = cause as InjuryFrame
        return owner.id === player && total === 8
      },
      use: (_c, _owner, cause) => {
        ;(cause as InjuryFrame).result = 'stunned'
        return null
      },
      declining: 'He is knocked out.',
    },
  },
}
