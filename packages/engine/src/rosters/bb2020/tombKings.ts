// The Tomb Kings team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const tombKings: TeamList = {
  id: 'tomb-kings',
  name: 'Tomb Kings',
  rerollCost: 70000,
  apothecary: false,
  specialRules: ['Sylvanian Spotlight'],
  positions: [
    {
      name: 'Skeleton Lineman',
      figure: { race: 'skeleton', role: 'lineman' },
      max: 16,
      cost: 40000,
      stats: { MA: 5, ST: 3, AG: 4, PA: 6, AV: 8 },
      skills: ['regeneration', 'thick-skull'],
      normal: 'G',
      double: 'AS',
    },
    {
      name: 'Tomb Guardian',
      figure: { race: 'tombGuardian', role: 'blocker' },
      max: 4,
      cost: 100000,
      stats: { MA: 4, ST: 5, AG: 5, PA: 0, AV: 10 },
      skills: ['decay', 'regeneration'],
      normal: 'S',
      double: 'AG',
    },
    {
      name: 'Anointed Thrower',
      figure: { race: 'skeleton', role: 'thrower' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 4, PA: 3, AV: 8 },
      skills: ['pass', 'regeneration', 'sure-hands', 'thick-skull'],
      normal: 'GP',
      double: 'A',
    },
    {
      name: 'Anointed Blitzer',
      figure: { race: 'skeleton', role: 'blitzer' },
      max: 2,
      cost: 90000,
      stats: { MA: 6, ST: 3, AG: 4, PA: 6, AV: 9 },
      skills: ['block', 'regeneration', 'thick-skull'],
      normal: 'GS',
      double: 'AP',
    },
  ],
}
