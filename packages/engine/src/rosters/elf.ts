// The Elf team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from './roster.ts'

export const elf: TeamList = {
  id: 'elf',
  name: 'Elf',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    { name: 'Lineman', max: 16, cost: 60000, MA: 6, ST: 3, AG: 4, AV: 7, skills: [], normal: 'GA', double: 'SP' },
    { name: 'Thrower', max: 2, cost: 70000, MA: 6, ST: 3, AG: 4, AV: 7, skills: ['pass'], normal: 'GAP', double: 'S' },
    {
      name: 'Catcher',
      max: 4,
      cost: 100000,
      MA: 8,
      ST: 3,
      AG: 4,
      AV: 7,
      skills: ['catch', 'nerves-of-steel'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Blitzer',
      max: 2,
      cost: 110000,
      MA: 7,
      ST: 3,
      AG: 4,
      AV: 8,
      skills: ['block', 'side-step'],
      normal: 'GA',
      double: 'SP',
    },
  ],
}
