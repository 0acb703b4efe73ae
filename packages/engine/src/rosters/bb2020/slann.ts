// The Slann team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const slann: TeamList = {
  id: 'slann',
  name: 'Slann',
  rerollCost: 50000,
  apothecary: true,
  specialRules: ['Lustrian Superleague'],
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'slann', role: 'lineman' },
      max: 16,
      cost: 60000,
      stats: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 },
      skills: ['pogo-stick', 'very-long-legs'],
      normal: 'G',
      double: 'AS',
    },
    {
      name: 'Catcher',
      figure: { race: 'slann', role: 'catcher' },
      max: 4,
      cost: 80000,
      stats: { MA: 7, ST: 2, AG: 2, PA: 4, AV: 8 },
      skills: ['diving-catch', 'pogo-stick', 'very-long-legs'],
      normal: 'AG',
      double: 'PS',
    },
    {
      name: 'Blitzer',
      figure: { race: 'slann', role: 'blitzer' },
      max: 4,
      cost: 110000,
      stats: { MA: 7, ST: 3, AG: 3, PA: 4, AV: 9 },
      skills: ['diving-tackle', 'jump-up', 'pogo-stick', 'very-long-legs'],
      normal: 'AGS',
      double: 'P',
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
