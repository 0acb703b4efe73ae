// The Wood Elf team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { treeman } from './bigGuys.ts'

export const woodElf: TeamList = {
  id: 'wood-elf',
  name: 'Wood Elf',
  rerollCost: 50000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'woodElf', role: 'lineman' },
      max: 12,
      cost: 70000,
      stats: { MA: 7, ST: 3, AG: 4, AV: 7 },
      skills: [],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Catcher',
      figure: { race: 'woodElf', role: 'catcher' },
      max: 4,
      cost: 90000,
      stats: { MA: 9, ST: 2, AG: 4, AV: 7 },
      skills: ['catch', 'dodge'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Thrower',
      figure: { race: 'woodElf', role: 'thrower' },
      max: 2,
      cost: 90000,
      stats: { MA: 7, ST: 3, AG: 4, AV: 7 },
      skills: ['pass'],
      normal: 'GAP',
      double: 'S',
    },
    {
      name: 'Wardancer',
      figure: { race: 'woodElf', role: 'berserker' },
      max: 2,
      cost: 120000,
      stats: { MA: 8, ST: 3, AG: 4, AV: 7 },
      skills: ['block', 'dodge', 'leap'],
      normal: 'GA',
      double: 'SP',
    },
    treeman,
  ],
}
