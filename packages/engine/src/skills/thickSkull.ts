import { revise, type Skill } from '../hooks.ts'
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

/** Later: whoever is easily hurt reads 7 so instead. */
export const thickSkull2020 = revise(thickSkull, {
  windows: {
    injuryRolled: {
      offer: (_c, owner, cause) => {
        const { player, total } = cause as InjuryFrame
        return owner.id === player && total === (owner.skills.includes('stunty') ? 7 : 8)
      },
      use: (_c, _owner, cause) => {
        const f = cause as InjuryFrame
        // One less, so that no other skill of his reads the same number as a knock-out again.
        f.total--
        f.result = 'stunned'
        return null
      },
      declining: 'He is knocked out.',
    },
  },
})
