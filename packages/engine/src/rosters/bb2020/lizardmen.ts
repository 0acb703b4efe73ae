// The Lizardmen team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const lizardmen: TeamList = {
  id: 'lizardmen',
  name: 'Lizardmen',
  rerollCost: 70000,
  apothecary: true,
  specialRules: ['Lustrian Superleague'],
  positions: [
    {
      name: 'Skink Runner Lineman',
      figure: { race: 'skink', role: 'catcher' },
      max: 12,
      cost: 60000,
      stats: { MA: 8, ST: 2, AG: 3, PA: 4, AV: 8 },
      skills: ['dodge', 'stunty'],
      normal: 'A',
      double: 'GPS',
    },
    {
      name: 'Chameleon Skink',
      figure: { race: 'chameleonSkink', role: 'runner' },
      max: 2,
      cost: 70000,
      stats: { MA: 7, ST: 2, AG: 3, PA: 3, AV: 8 },
      skills: ['dodge', 'on-the-ball', 'shadowing', 'stunty'],
      normal: 'A',
      double: 'GPS',
    },
    {
      name: 'Saurus Blocker',
      figure: { race: 'saurus', role: 'blocker' },
      max: 6,
      cost: 85000,
      stats: { MA: 6, ST: 4, AG: 5, PA: 6, AV: 10 },
      skills: [],
      normal: 'GS',
      double: 'A',
    },
    {
      name: 'Kroxigor',
      figure: { race: 'kroxigor', role: 'bigGuy' },
      max: 1,
      cost: 140000,
      stats: { MA: 6, ST: 5, AG: 5, PA: 0, AV: 10 },
      skills: ['bone-head', 'loner-4', 'mighty-blow-1', 'prehensile-tail', 'thick-skull'],
      normal: 'S',
      double: 'AG',
    },
  ],
}
