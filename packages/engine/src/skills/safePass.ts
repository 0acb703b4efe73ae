// Safe Pass: instead of a fumble he keeps the ball or bomb; his action ends, without a turnover.
import type { Skill } from '../hooks.ts'

export const safePass: Skill = {
  id: 'safe-pass',
  name: 'Safe Pass',
  category: 'passing',
  windows: {
    fumbled: {
      offer: () => true,
      use: (_c, _owner, cause) => {
        cause.saved = true
        return null
      },
      declining: 'fumbles',
    },
  },
}
