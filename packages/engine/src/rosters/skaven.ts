// The Skaven team list, as data. Neighbour: roster.ts says what the fields mean.
import type { Roster } from './roster.ts'

export const skaven: Roster = {
  id: 'skaven',
  name: 'Skaven',
  rerollCost: 60000,
  apothecary: true,
  positions: [
    { name: 'Lineman', max: 16, cost: 50000, MA: 7, ST: 3, AG: 3, AV: 7, skills: [] },
    { name: 'Thrower', max: 2, cost: 70000, MA: 7, ST: 3, AG: 3, AV: 7, skills: ['pass', 'sure-hands'] },
    { name: 'Gutter Runner', max: 4, cost: 80000, MA: 9, ST: 2, AG: 4, AV: 7, skills: ['dodge'] },
    { name: 'Blitzer', max: 2, cost: 90000, MA: 7, ST: 3, AG: 3, AV: 8, skills: ['block'] },
    {
      name: 'Rat Ogre',
      max: 1,
      cost: 150000,
      MA: 6,
      ST: 5,
      AG: 2,
      AV: 8,
      skills: ['frenzy', 'loner', 'mighty-blow', 'prehensile-tail', 'wild-animal'],
    },
  ],
  start: [
    ['Lineman', 6],
    ['Blitzer', 2],
    ['Thrower', 1],
    ['Gutter Runner', 4],
  ],
}
