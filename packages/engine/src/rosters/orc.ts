// The Orc team list, as data. Neighbour: roster.ts says what the fields mean.
import type { Roster } from './roster.ts'

export const orc: Roster = {
  id: 'orc',
  name: 'Orc',
  rerollCost: 60000,
  apothecary: true,
  positions: [
    { name: 'Lineman', max: 16, cost: 50000, MA: 5, ST: 3, AG: 3, AV: 9, skills: [] },
    { name: 'Goblin', max: 4, cost: 40000, MA: 6, ST: 2, AG: 3, AV: 7, skills: ['dodge', 'right-stuff', 'stunty'] },
    { name: 'Thrower', max: 2, cost: 70000, MA: 5, ST: 3, AG: 3, AV: 8, skills: ['pass', 'sure-hands'] },
    { name: 'Black Orc Blocker', max: 4, cost: 80000, MA: 4, ST: 4, AG: 2, AV: 9, skills: [] },
    { name: 'Blitzer', max: 4, cost: 80000, MA: 6, ST: 3, AG: 3, AV: 9, skills: ['block'] },
    {
      name: 'Troll',
      max: 1,
      cost: 110000,
      MA: 4,
      ST: 5,
      AG: 1,
      AV: 9,
      skills: ['always-hungry', 'loner', 'mighty-blow', 'really-stupid', 'regeneration', 'throw-team-mate'],
    },
  ],
  start: [
    ['Black Orc Blocker', 4],
    ['Blitzer', 4],
    ['Lineman', 3],
    ['Thrower', 1],
  ],
}
