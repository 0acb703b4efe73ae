// The High Elf team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from './roster.ts'

export const highElf: TeamList = {
  id: 'high-elf',
  name: 'High Elf',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    { name: 'Lineman', max: 16, cost: 70000, MA: 6, ST: 3, AG: 4, AV: 8, skills: [], normal: 'GA', double: 'SP' },
    {
      name: 'Thrower',
      max: 2,
      cost: 90000,
      MA: 6,
      ST: 3,
      AG: 4,
      AV: 8,
      skills: ['pass', 'safe-throw'],
      normal: 'GAP',
      double: 'S',
    },
    { name: 'Catcher', max: 4, cost: 90000, MA: 8, ST: 3, AG: 4, AV: 7, skills: ['catch'], normal: 'GA', double: 'SP' },
    {
      name: 'Blitzer',
      max: 2,
      cost: 100000,
      MA: 7,
      ST: 3,
      AG: 4,
      AV: 8,
      skills: ['block'],
      normal: 'GA',
      double: 'SP',
    },
  ],
}
