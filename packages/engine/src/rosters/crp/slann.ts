// The Slann team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const slann: TeamList = {
  id: 'slann',
  name: 'Slann',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    {
      name: 'Lineman',
      figure: { race: 'slann', role: 'lineman' },
      max: 16,
      cost: 60000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 8 },
      skills: ['leap', 'very-long-legs'],
      normal: 'G',
      double: 'ASP',
    },
    {
      name: 'Catcher',
      figure: { race: 'slann', role: 'catcher' },
      max: 4,
      cost: 80000,
      stats: { MA: 7, ST: 2, AG: 4, AV: 7 },
      skills: ['diving-catch', 'leap', 'very-long-legs'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Blitzer',
      figure: { race: 'slann', role: 'blitzer' },
      max: 4,
      cost: 110000,
      stats: { MA: 7, ST: 3, AG: 3, AV: 8 },
      skills: ['diving-tackle', 'jump-up', 'leap', 'very-long-legs'],
      normal: 'GAS',
      double: 'P',
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
