// The Lizardman team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { kroxigor } from './bigGuys.ts'

export const lizardman: TeamList = {
  id: 'lizardman',
  name: 'Lizardman',
  rerollCost: 60000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Skink',
      figure: { race: 'skink', role: 'catcher' },
      max: 12,
      cost: 60000,
      stats: { MA: 8, ST: 2, AG: 3, AV: 7 },
      skills: ['dodge', 'stunty'],
      normal: 'A',
      double: 'GSP',
    },
    {
      name: 'Saurus',
      figure: { race: 'saurus', role: 'blocker' },
      max: 6,
      cost: 80000,
      stats: { MA: 6, ST: 4, AG: 1, AV: 9 },
      skills: [],
      normal: 'GS',
      double: 'AP',
    },
    kroxigor,
  ],
}
