// Blast It!: once per match his Hail Mary Pass scatters again, and team-mates get +1 to catch it.
import type { Skill } from '../../hooks.ts'
import { HAIL_MARY } from '../../procs/ball/pass.ts'

const ID = 'blast-it'

export const blastIt: Skill = {
  id: ID,
  name: 'Blast It!',
  category: 'trait',
  oncePer: 'match',
  windows: {
    passScattered: {
      offer: (_c, _owner, cause) => cause.band === HAIL_MARY,
      use: (_c, _owner, cause) => {
        cause.again = true
        cause.helped = ID
        return null
      },
      declining: 'ballComesDownWhereItScattered',
    },
  },
}
