// The Lizardman team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const lizardman: TeamList = {
  id: 'lizardman',
  name: 'Lizardman',
  rerollCost: 60000,
  apothecary: true,
  positions: [
    {
      name: 'Skink',
      figure: { race: 'skink', role: 'catcher' },
      max: 16,
      cost: 60000,
      stats: { MA: 8, ST: 2, AG: 3, AV: 7 },
      skills: ['dodge', 'stunty'],
      normal: 'A',
      double: 'GSP',
    },
    {
      name: 'Saurus',
      figure: { race: 'saurus', role: 'blocker' },
      max: 6,
      cost: 80000,
      stats: { MA: 6, ST: 4, AG: 1, AV: 9 },
      skills: [],
      normal: 'GS',
      double: 'AP',
    },
    {
      name: 'Kroxigor',
      figure: { race: 'kroxigor', role: 'bigGuy' },
      max: 1,
      bigGuy: true,
      cost: 140000,
      stats: { MA: 6, ST: 5, AG: 1, AV: 9 },
      skills: ['bone-head', 'loner', 'mighty-blow', 'prehensile-tail', 'thick-skull'],
      normal: 'S',
      double: 'GAP',
    },
  ],
}
