// Cloud Burster: an opponent who interfered with his long pass must roll again.
import type { Skill } from '../hooks.ts'
import { listsOf } from '../kit.ts'
import { interference } from '../procs/ball/passBb2020.ts'

export const cloudBurster: Skill = {
  id: 'cloud-burster',
  name: 'Cloud Burster',
  category: 'passing',
  windows: {
    intercepted: {
      offer: (c, _owner, cause) => {
        const { band, interceptor } = cause
        const immune = listsOf(c, c.match.players[interceptor]).immuneTo.includes('cloud-burster')
        return !immune && (band === 'long' || band === 'bomb')
      },
      roll: (_c, _owner, cause) => ({ ...interference(cause), again: true }),
      tested: (_c, _owner, cause, passed) => {
        if (!passed) cause.saved = true
        return null
      },
      declining: 'passIsDeflected',
    },
  },
}
