// The Human team list, as data. Neighbour: roster.ts says what the fields mean.
import type { Roster } from './roster.ts'

export const human: Roster = {
  id: 'human',
  name: 'Human',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    { name: 'Lineman', max: 16, cost: 50000, MA: 6, ST: 3, AG: 3, AV: 8, skills: [] },
    { name: 'Catcher', max: 4, cost: 70000, MA: 8, ST: 2, AG: 3, AV: 7, skills: ['catch', 'dodge'] },
    { name: 'Thrower', max: 2, cost: 70000, MA: 6, ST: 3, AG: 3, AV: 8, skills: ['pass', 'sure-hands'] },
    { name: 'Blitzer', max: 4, cost: 90000, MA: 7, ST: 3, AG: 3, AV: 8, skills: ['block'] },
    {
      name: 'Ogre',
      max: 1,
      cost: 140000,
      MA: 5,
      ST: 5,
      AG: 2,
      AV: 9,
      skills: ['bone-head', 'loner', 'mighty-blow', 'thick-skull', 'throw-team-mate'],
    },
  ],
  start: [
    ['Lineman', 5],
    ['Blitzer', 4],
    ['Thrower', 1],
    ['Catcher', 2],
  ],
}
