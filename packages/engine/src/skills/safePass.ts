// Safe Pass: he keeps hold of a ball or bomb that he would have fumbled; his action is over, the turn is not.
import type { Skill } from '../hooks.ts'
import type { PassFrame } from '../procs/pass.ts'

export const safePass: Skill = {
  id: 'safe-pass',
  name: 'Safe Pass',
  category: 'passing',
  windows: {
    fumbled: {
      offer: () => true,
      use: (_c, _owner, cause) => {
        ;(cause as PassFrame).saved = true
        return null
      },
      declining: 'He fumbles.',
    },
  },
}
