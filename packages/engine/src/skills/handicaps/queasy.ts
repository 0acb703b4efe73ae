// Queasy: before every kick-off he needs a 4 or more, or he misses the drive. Neighbour: stayingOut.ts.
import type { Skill } from '../../hooks.ts'
import { stayOut } from '../../procs/kickOff/fielding.ts'
import { couldPlay } from './stayingOut.ts'

export const queasy: Skill = {
  id: 'queasy',
  name: 'Queasy',
  category: 'extraordinary',
  windows: {
    fielding: {
      offer: couldPlay,
      roll: (_c, owner) => ({ roll: 'queasy', player: owner.id }),
      tested: (c, owner, _cause, passed) => {
        if (!passed) stayOut(c, owner, 'queasy')
        return null
      },
      compulsory: true,
    },
  },
}
