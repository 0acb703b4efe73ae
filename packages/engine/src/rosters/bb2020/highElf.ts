// The High Elf team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const highElf: TeamList = {
  id: 'high-elf',
  name: 'High Elf',
  rerollCost: 50000,
  apothecary: true,
  specialRules: ['Elven Kingdoms League'],
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'highElf', role: 'lineman' },
      max: 16,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 2, PA: 4, AV: 9 },
      skills: [],
      normal: 'AG',
      double: 'PS',
    },
    {
      name: 'Catcher',
      figure: { race: 'highElf', role: 'catcher' },
      max: 4,
      cost: 90000,
      stats: { MA: 8, ST: 3, AG: 2, PA: 5, AV: 8 },
      skills: ['catch'],
      normal: 'AG',
      double: 'S',
    },
    {
      name: 'Thrower',
      figure: { race: 'highElf', role: 'thrower' },
      max: 2,
      cost: 100000,
      stats: { MA: 6, ST: 3, AG: 2, PA: 2, AV: 9 },
      skills: ['cloud-burster', 'pass', 'safe-pass'],
      normal: 'AGP',
      double: 'S',
    },
    {
      name: 'Blitzer',
      figure: { race: 'highElf', role: 'blitzer' },
      max: 2,
      cost: 100000,
      stats: { MA: 7, ST: 3, AG: 2, PA: 4, AV: 9 },
      skills: ['block'],
      normal: 'AG',
      double: 'PS',
    },
  ],
}
