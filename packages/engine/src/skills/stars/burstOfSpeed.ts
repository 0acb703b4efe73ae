// Burst of Speed: once per match, after all her rushes, she may rush once more.
import type { Skill } from '../../hooks.ts'

export const burstOfSpeed: Skill = {
  id: 'burst-of-speed',
  name: 'Burst of Speed',
  category: 'trait',
  oncePer: 'match',
  windows: {
    movementSpent: {
      offer: () => true,
      use: (_c, _owner, cause) => {
        cause.goForIts++
        return null
      },
      declining: 'hasMovedFarEnough',
    },
  },
}
