// The Dark Elf team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const darkElf: TeamList = {
  id: 'dark-elf',
  name: 'Dark Elf',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'darkElf', role: 'lineman' },
      max: 12,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 4, AV: 8 },
      skills: [],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Thrower',
      figure: { race: 'darkElf', role: 'thrower' },
      max: 2,
      cost: 90000,
      stats: { MA: 6, ST: 3, AG: 4, AV: 8 },
      skills: ['pass'],
      normal: 'GAP',
      double: 'S',
    },
    {
      name: 'Blitzer',
      figure: { race: 'darkElf', role: 'blitzer' },
      max: 4,
      cost: 100000,
      stats: { MA: 7, ST: 3, AG: 4, AV: 8 },
      skills: ['block'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Witch Elf',
      figure: { race: 'witchElf', role: 'berserker' },
      max: 2,
      cost: 110000,
      stats: { MA: 7, ST: 3, AG: 4, AV: 7 },
      skills: ['dodge', 'frenzy', 'jump-up'],
      normal: 'GA',
      double: 'SP',
    },
  ],
}
