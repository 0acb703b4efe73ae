// The Chaos team list of third, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'
import { minotaur, ogre, troll } from './bigGuys.ts'

export const chaos: TeamList = {
  id: 'chaos',
  name: 'Chaos',
  rerollCost: 70000,
  apothecary: true,
  mostBigGuys: 1,
  positions: [
    {
      name: 'Beastman',
      figure: { race: 'beastman', role: 'lineman' },
      max: 12,
      cost: 60000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 8 },
      skills: ['horns'],
      normal: 'GSM',
      double: 'AP',
    },
    {
      name: 'Chaos Warrior',
      figure: { race: 'chaosWarrior', role: 'blocker' },
      max: 4,
      cost: 100000,
      stats: { MA: 5, ST: 4, AG: 3, AV: 9 },
      skills: [],
      normal: 'GSM',
      double: 'AP',
    },
    minotaur,
    ogre,
    troll,
  ],
}
