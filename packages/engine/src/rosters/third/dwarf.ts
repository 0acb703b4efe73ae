// The Dwarf team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { ogre } from './bigGuys.ts'

export const dwarf: TeamList = {
  id: 'dwarf',
  name: 'Dwarf',
  rerollCost: 40000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Long Beard',
      figure: { race: 'dwarf', role: 'blocker' },
      max: 12,
      cost: 70000,
      stats: { MA: 4, ST: 3, AG: 2, AV: 9 },
      skills: ['block', 'tackle', 'thick-skull'],
      normal: 'GS',
      double: 'AP',
    },
    {
      name: 'Runner',
      figure: { race: 'dwarf', role: 'runner' },
      max: 2,
      cost: 80000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 8 },
      skills: ['sure-hands', 'thick-skull'],
      normal: 'GP',
      double: 'AS',
    },
    {
      name: 'Blitzer',
      figure: { race: 'dwarf', role: 'blitzer' },
      max: 2,
      cost: 80000,
      stats: { MA: 5, ST: 3, AG: 3, AV: 9 },
      skills: ['block', 'thick-skull'],
      normal: 'GS',
      double: 'AP',
    },
    {
      name: 'Troll Slayer',
      figure: { race: 'dwarf', role: 'berserker' },
      max: 2,
      cost: 90000,
      stats: { MA: 5, ST: 3, AG: 2, AV: 8 },
      skills: ['block', 'dauntless', 'frenzy', 'thick-skull'],
      normal: 'GS',
      double: 'AP',
    },
    ogre,
  ],
}
