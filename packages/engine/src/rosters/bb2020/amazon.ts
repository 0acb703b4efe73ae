// The Amazon team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const amazon: TeamList = {
  id: 'amazon',
  name: 'Amazon',
  rerollCost: 60000,
  apothecary: true,
  specialRules: ['Lustrian Superleague'],
  positions: [
    {
      name: 'Eagle Warrior Linewoman',
      figure: { race: 'amazon', role: 'lineman' },
      max: 16,
      cost: 50000,
      stats: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 8 },
      skills: ['dodge'],
      normal: 'G',
      double: 'AS',
    },
    {
      name: 'Python Warrior Thrower',
      figure: { race: 'amazon', role: 'thrower' },
      max: 2,
      cost: 80000,
      stats: { MA: 6, ST: 3, AG: 3, PA: 3, AV: 8 },
      skills: ['dodge', 'on-the-ball', 'pass', 'safe-pass'],
      normal: 'GP',
      double: 'AS',
    },
    {
      name: 'Piranha Warrior Blitzer',
      figure: { race: 'amazon', role: 'blitzer' },
      max: 2,
      cost: 90000,
      stats: { MA: 7, ST: 3, AG: 3, PA: 5, AV: 8 },
      skills: ['dodge', 'hit-and-run', 'jump-up'],
      normal: 'AG',
      double: 'S',
    },
    {
      name: 'Jaguar Warrior Blocker',
      figure: { race: 'amazon', role: 'blocker' },
      max: 2,
      cost: 110000,
      stats: { MA: 6, ST: 4, AG: 3, PA: 5, AV: 9 },
      skills: ['defensive', 'dodge'],
      normal: 'GS',
      double: 'A',
    },
  ],
}
