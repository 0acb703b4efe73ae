// The Chaos Dwarf team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const chaosDwarf: TeamList = {
  id: 'chaos-dwarf',
  name: 'Chaos Dwarf',
  rerollCost: 70000,
  apothecary: true,
  positions: [
    {
      name: 'Hobgoblin',
      figure: { race: 'hobgoblin', role: 'lineman' },
      max: 16,
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
      double: 'APM',
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
    {
      name: 'Minotaur',
      figure: { race: 'minotaur', role: 'bigGuy' },
      max: 1,
      bigGuy: true,
      cost: 150000,
      stats: { MA: 5, ST: 5, AG: 2, AV: 8 },
      skills: ['frenzy', 'horns', 'loner', 'mighty-blow', 'thick-skull', 'wild-animal'],
      normal: 'S',
      double: 'GAPM',
    },
  ],
}
