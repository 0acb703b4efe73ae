// The Elf team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const elf: TeamList = {
  id: 'elf',
  name: 'Elf',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'elf', role: 'lineman' },
      max: 16,
      cost: 60000,
      stats: { MA: 6, ST: 3, AG: 4, AV: 7 },
      skills: [],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Thrower',
      figure: { race: 'elf', role: 'thrower' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 4, AV: 7 },
      skills: ['pass'],
      normal: 'GAP',
      double: 'S',
    },
    {
      name: 'Catcher',
      figure: { race: 'elf', role: 'catcher' },
      max: 4,
      cost: 100000,
      stats: { MA: 8, ST: 3, AG: 4, AV: 7 },
      skills: ['catch', 'nerves-of-steel'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Blitzer',
      figure: { race: 'elf', role: 'blitzer' },
      max: 2,
      cost: 110000,
      stats: { MA: 7, ST: 3, AG: 4, AV: 8 },
      skills: ['block', 'side-step'],
      normal: 'GA',
      double: 'SP',
    },
  ],
}
