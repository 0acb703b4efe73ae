// The High Elf team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const highElf: TeamList = {
  id: 'high-elf',
  name: 'High Elf',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'highElf', role: 'lineman' },
      max: 16,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 4, AV: 8 },
      skills: [],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Thrower',
      figure: { race: 'highElf', role: 'thrower' },
      max: 2,
      cost: 90000,
      stats: { MA: 6, ST: 3, AG: 4, AV: 8 },
      skills: ['pass', 'safe-throw'],
      normal: 'GAP',
      double: 'S',
    },
    {
      name: 'Catcher',
      figure: { race: 'highElf', role: 'catcher' },
      max: 4,
      cost: 90000,
      stats: { MA: 8, ST: 3, AG: 4, AV: 7 },
      skills: ['catch'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Blitzer',
      figure: { race: 'highElf', role: 'blitzer' },
      max: 2,
      cost: 100000,
      stats: { MA: 7, ST: 3, AG: 4, AV: 8 },
      skills: ['block'],
      normal: 'GA',
      double: 'SP',
    },
  ],
}
