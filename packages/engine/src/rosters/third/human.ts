// The Human team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { ogre } from './bigGuys.ts'

export const human: TeamList = {
  id: 'human',
  name: 'Human',
  rerollCost: 50000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'human', role: 'lineman' },
      max: 12,
      cost: 50000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 8 },
      skills: [],
      normal: 'G',
      double: 'ASP',
    },
    {
      name: 'Catcher',
      figure: { race: 'human', role: 'catcher' },
      max: 4,
      cost: 70000,
      stats: { MA: 8, ST: 2, AG: 3, AV: 7 },
      skills: ['catch', 'dodge'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Thrower',
      figure: { race: 'human', role: 'thrower' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 8 },
      skills: ['pass', 'sure-hands'],
      normal: 'GP',
      double: 'AS',
    },
    {
      name: 'Blitzer',
      figure: { race: 'human', role: 'blitzer' },
      max: 4,
      cost: 90000,
      stats: { MA: 7, ST: 3, AG: 3, AV: 8 },
      skills: ['block'],
      normal: 'GS',
      double: 'AP',
    },
    ogre,
  ],
}
