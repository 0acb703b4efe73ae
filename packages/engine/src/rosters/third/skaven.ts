// The Skaven team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { ratOgre } from './bigGuys.ts'

export const skaven: TeamList = {
  id: 'skaven',
  name: 'Skaven',
  rerollCost: 60000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'skaven', role: 'lineman' },
      max: 12,
      cost: 50000,
      stats: { MA: 7, ST: 3, AG: 3, AV: 7 },
      skills: [],
      normal: 'GM',
      double: 'ASP',
    },
    {
      name: 'Thrower',
      figure: { race: 'skaven', role: 'thrower' },
      max: 2,
      cost: 70000,
      stats: { MA: 7, ST: 3, AG: 3, AV: 7 },
      skills: ['pass', 'sure-hands'],
      normal: 'GPM',
      double: 'AS',
    },
    {
      name: 'Gutter Runner',
      figure: { race: 'skaven', role: 'runner' },
      max: 4,
      cost: 80000,
      stats: { MA: 9, ST: 2, AG: 4, AV: 7 },
      skills: ['dodge'],
      normal: 'GAM',
      double: 'SP',
    },
    {
      name: 'Storm Vermin',
      figure: { race: 'skaven', role: 'blitzer' },
      max: 2,
      cost: 90000,
      stats: { MA: 7, ST: 3, AG: 3, AV: 8 },
      skills: ['block'],
      normal: 'GSM',
      double: 'AP',
    },
    ratOgre,
  ],
}
