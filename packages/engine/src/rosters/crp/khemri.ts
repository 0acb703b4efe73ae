// The Khemri team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const khemri: TeamList = {
  id: 'khemri',
  name: 'Khemri',
  rerollCost: 70000,
  apothecary: false,
  positions: [
    {
      name: 'Skeleton',
      figure: { race: 'skeleton', role: 'lineman' },
      max: 16,
      cost: 40000,
      stats: { MA: 5, ST: 3, AG: 2, AV: 7 },
      skills: ['regeneration', 'thick-skull'],
      normal: 'G',
      double: 'ASP',
    },
    {
      name: 'Thro-Ra',
      figure: { race: 'skeleton', role: 'thrower' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 2, AV: 7 },
      skills: ['pass', 'regeneration', 'sure-hands'],
      normal: 'GP',
      double: 'AS',
    },
    {
      name: 'Blitz-Ra',
      figure: { race: 'skeleton', role: 'blitzer' },
      max: 2,
      cost: 90000,
      stats: { MA: 6, ST: 3, AG: 2, AV: 8 },
      skills: ['block', 'regeneration'],
      normal: 'GS',
      double: 'AP',
    },
    {
      name: 'Tomb Guardian',
      figure: { race: 'tombGuardian', role: 'blocker' },
      max: 4,
      cost: 100000,
      stats: { MA: 4, ST: 5, AG: 1, AV: 9 },
      skills: ['decay', 'regeneration'],
      normal: 'S',
      double: 'GAP',
    },
  ],
}
