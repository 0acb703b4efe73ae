// The Ogre team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const ogre: TeamList = {
  id: 'ogre',
  name: 'Ogre',
  rerollCost: 70000,
  apothecary: true,
  positions: [
    {
      name: 'Snotling',
      figure: { race: 'snotling', role: 'lineman' },
      max: 16,
      cost: 20000,
      stats: { MA: 5, ST: 1, AG: 3, AV: 5 },
      skills: ['dodge', 'right-stuff', 'side-step', 'stunty', 'titchy'],
      normal: 'A',
      double: 'GSP',
    },
    {
      name: 'Ogre',
      figure: { race: 'ogre', role: 'bigGuy' },
      max: 6,
      bigGuy: true,
      cost: 140000,
      stats: { MA: 5, ST: 5, AG: 2, AV: 9 },
      skills: ['bone-head', 'mighty-blow', 'thick-skull', 'throw-team-mate'],
      normal: 'S',
      double: 'GAP',
    },
  ],
}
