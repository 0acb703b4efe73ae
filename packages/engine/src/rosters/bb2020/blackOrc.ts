// The Black Orc team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const blackOrc: TeamList = {
  id: 'black-orc',
  name: 'Black Orc',
  rerollCost: 60000,
  apothecary: true,
  specialRules: ['Badlands Brawl', 'Bribery and Corruption'],
  positions: [
    {
      name: 'Goblin Bruiser Lineman',
      figure: { race: 'goblin', role: 'blitzer' },
      max: 12,
      cost: 45000,
      stats: { MA: 6, ST: 2, AG: 3, PA: 4, AV: 8 },
      skills: ['dodge', 'right-stuff', 'stunty', 'thick-skull'],
      normal: 'A',
      double: 'GPS',
    },
    {
      name: 'Black Orc',
      figure: { race: 'blackOrc', role: 'blocker' },
      max: 6,
      cost: 90000,
      stats: { MA: 4, ST: 4, AG: 4, PA: 5, AV: 10 },
      skills: ['brawler', 'grab'],
      normal: 'GS',
      double: 'AP',
    },
    {
      name: 'Trained Troll',
      figure: { race: 'troll', role: 'champion' },
      max: 1,
      bigGuy: true,
      cost: 115000,
      stats: { MA: 4, ST: 5, AG: 5, PA: 5, AV: 10 },
      skills: [
        'always-hungry',
        'loner-3',
        'mighty-blow-1',
        'projectile-vomit',
        'really-stupid',
        'regeneration',
        'throw-team-mate',
      ],
      normal: 'S',
      double: 'AGP',
    },
  ],
}
