// The Halfling team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { ogre, treeman } from './bigGuys.ts'

export const halfling: TeamList = {
  id: 'halfling',
  name: 'Halfling',
  rerollCost: 60000,
  apothecary: true,
  mostBigGuys: 2,
  positions: [
    {
      name: 'Halfling',
      figure: { race: 'halfling', role: 'lineman' },
      max: 16,
      cost: 30000,
      stats: { MA: 5, ST: 2, AG: 3, AV: 6 },
      skills: ['dodge', 'right-stuff', 'stunty'],
      normal: 'A',
      double: 'GSP',
    },
    { ...ogre, max: 2 },
    { ...treeman, max: 2 },
  ],
}
