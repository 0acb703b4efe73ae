// The Amazon team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const amazon: TeamList = {
  id: 'amazon',
  name: 'Amazon',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    {
      name: 'Linewoman',
      figure: { race: 'amazon', role: 'lineman' },
      max: 16,
      cost: 50000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['dodge'],
      normal: 'G',
      double: 'ASP',
    },
    {
      name: 'Thrower',
      figure: { race: 'amazon', role: 'thrower' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['dodge', 'pass'],
      normal: 'GP',
      double: 'AS',
    },
    {
      name: 'Catcher',
      figure: { race: 'amazon', role: 'catcher' },
      max: 2,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['catch', 'dodge'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Blitzer',
      figure: { race: 'amazon', role: 'blitzer' },
      max: 4,
      cost: 90000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: ['block', 'dodge'],
      normal: 'GS',
      double: 'AP',
    },
  ],
}
