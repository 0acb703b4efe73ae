// The Norse team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { minotaur, ogre } from './bigGuys.ts'

export const norse: TeamList = {
  id: 'norse',
  name: 'Norse',
  rerollCost: 60000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'norse', role: 'lineman' },
      max: 12,
      cost: 50000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['block'],
      normal: 'G',
      double: 'ASP',
    },
    {
      name: 'Thrower',
      figure: { race: 'norse', role: 'thrower' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['block', 'pass'],
      normal: 'GP',
      double: 'AS',
    },
    {
      name: 'Catcher',
      figure: { race: 'norse', role: 'catcher' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['block', 'catch'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Blitzer',
      figure: { race: 'norse', role: 'berserker', carries: 'axe' },
      max: 4,
      cost: 90000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['block', 'frenzy', 'jump-up'],
      normal: 'GS',
      double: 'AP',
    },
    minotaur,
    ogre,
  ],
}
