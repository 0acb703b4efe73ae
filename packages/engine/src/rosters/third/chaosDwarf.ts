// The Chaos Dwarf team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { minotaur, troll } from './bigGuys.ts'

export const chaosDwarf: TeamList = {
  id: 'chaos-dwarf',
  name: 'Chaos Dwarf',
  rerollCost: 50000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Hobgoblin',
      figure: { race: 'hobgoblin', role: 'lineman' },
      max: 12,
      cost: 40000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: [],
      normal: 'G',
      double: 'ASP',
    },
    {
      name: 'Chaos Dwarf Blocker',
      figure: { race: 'chaosDwarf', role: 'blocker' },
      max: 6,
      cost: 70000,
      stats: { MA: 4, ST: 3, AG: 2, AV: 9 },
      skills: ['block', 'tackle', 'thick-skull'],
      normal: 'GS',
      double: 'AP',
    },
    {
      name: 'Bull Centaur',
      figure: { race: 'bullCentaur', role: 'blitzer' },
      max: 2,
      cost: 130000,
      stats: { MA: 6, ST: 4, AG: 2, AV: 9 },
      skills: ['sprint', 'sure-feet', 'thick-skull'],
      normal: 'GS',
      double: 'AP',
    },
    minotaur,
    troll,
  ],
}
