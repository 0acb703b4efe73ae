// The Chaos team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const chaos: TeamList = {
  id: 'chaos',
  name: 'Chaos',
  rerollCost: 60000,
  apothecary: true,
  positions: [
    {
      name: 'Beastman',
      figure: { race: 'beastman', role: 'brawler' },
      max: 16,
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
    {
      name: 'Minotaur',
      figure: { race: 'minotaur', role: 'bigGuy' },
      max: 1,
      bigGuy: true,
      cost: 150000,
      stats: { MA: 5, ST: 5, AG: 2, AV: 8 },
      skills: ['frenzy', 'horns', 'loner', 'mighty-blow', 'thick-skull', 'wild-animal'],
      normal: 'SM',
      double: 'GAP',
    },
  ],
}
