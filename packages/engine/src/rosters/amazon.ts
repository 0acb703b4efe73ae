// The Amazon team list, as data. Neighbour: roster.ts says what the fields mean.
import type { Roster } from './roster.ts'

export const amazon: Roster = {
  id: 'amazon',
  name: 'Amazon',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    { name: 'Linewoman', max: 16, cost: 50000, MA: 6, ST: 3, AG: 3, AV: 7, skills: ['dodge'] },
    { name: 'Thrower', max: 2, cost: 70000, MA: 6, ST: 3, AG: 3, AV: 7, skills: ['dodge', 'pass'] },
    { name: 'Catcher', max: 2, cost: 70000, MA: 6, ST: 3, AG: 3, AV: 7, skills: ['catch', 'dodge'] },
    { name: 'Blitzer', max: 4, cost: 90000, MA: 6, ST: 3, AG: 3, AV: 7, skills: ['block', 'dodge'] },
  ],
  start: [
    ['Linewoman', 5],
    ['Blitzer', 4],
    ['Thrower', 2],
    ['Catcher', 2],
  ],
}
