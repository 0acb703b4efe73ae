// The Goblin team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { ogre, troll } from './bigGuys.ts'

export const goblin: TeamList = {
  id: 'goblin',
  name: 'Goblin',
  rerollCost: 60000,
  apothecary: true,
  mostBigGuys: 2,
  positions: [
    {
      name: 'Goblin',
      figure: { race: 'goblin', role: 'lineman' },
      max: 16,
      cost: 40000,
      stats: { MA: 6, ST: 2, AG: 3, AV: 7 },
      skills: ['dodge', 'right-stuff', 'stunty'],
      normal: 'A',
      double: 'GSP',
    },
    { ...ogre, max: 2 },
    { ...troll, max: 2 },
  ],
}
