// Burst of Speed: once per match, after all her rushes, she may rush once more.
import type { Skill } from '../../hooks.ts'
import type { ActivationFrame } from '../../procs/turn/activationFrame.ts'

export const burstOfSpeed: Skill = {
  id: 'burst-of-speed',
  name: 'Burst of Speed',
  category: 'trait',
  oncePer: 'match',
  windows: {
    movementSpent: {
      offer: () => true,
      use: (_c, _owner, cause) => {
        ;(cause as ActivationFrame).goForIts++
        return null
      },
      declining: 'hasMovedFarEnough',
    },
  },
}
