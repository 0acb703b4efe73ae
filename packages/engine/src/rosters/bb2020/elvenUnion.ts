// The Elven Union team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const elvenUnion: TeamList = {
  id: 'elven-union',
  name: 'Elven Union',
  rerollCost: 50000,
  apothecary: true,
  specialRules: ['Elven Kingdoms League'],
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'elf', role: 'lineman' },
      max: 12,
      cost: 60000,
      stats: { MA: 6, ST: 3, AG: 2, PA: 4, AV: 8 },
      skills: [],
      normal: 'AG',
      double: 'S',
    },
    {
      name: 'Thrower',
      figure: { race: 'elf', role: 'thrower' },
      max: 2,
      cost: 75000,
      stats: { MA: 6, ST: 3, AG: 2, PA: 2, AV: 8 },
      skills: ['pass'],
      normal: 'AGP',
      double: 'S',
    },
    {
      name: 'Catcher',
      figure: { race: 'elf', role: 'catcher' },
      max: 4,
      cost: 100000,
      stats: { MA: 8, ST: 3, AG: 2, PA: 4, AV: 8 },
      skills: ['catch', 'nerves-of-steel'],
      normal: 'AG',
      double: 'S',
    },
    {
      name: 'Blitzer',
      figure: { race: 'elf', role: 'blitzer' },
      max: 2,
      cost: 115000,
      stats: { MA: 7, ST: 3, AG: 2, PA: 3, AV: 9 },
      skills: ['block', 'sidestep'],
      normal: 'AG',
      double: 'PS',
    },
  ],
}
