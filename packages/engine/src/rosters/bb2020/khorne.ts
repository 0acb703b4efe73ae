// The Khorne team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const khorne: TeamList = {
  id: 'khorne',
  name: 'Khorne',
  rerollCost: 60000,
  apothecary: true,
  specialRules: ['Favoured of Khorne'],
  positions: [
    {
      name: 'Bloodborn Marauder Lineman',
      figure: { race: 'marauder', role: 'lineman' },
      max: 16,
      cost: 50000,
      stats: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 8 },
      skills: ['frenzy'],
      normal: 'GM',
      double: 'AS',
    },
    {
      name: 'Khorngor',
      figure: { race: 'khorngor', role: 'brawler' },
      max: 4,
      cost: 70000,
      stats: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 },
      skills: ['horns', 'juggernaut'],
      normal: 'GMS',
      double: 'AP',
    },
    {
      name: 'Bloodseeker',
      figure: { race: 'bloodseeker', role: 'blocker' },
      max: 4,
      cost: 110000,
      stats: { MA: 5, ST: 4, AG: 4, PA: 6, AV: 10 },
      skills: ['frenzy'],
      normal: 'GMS',
      double: 'A',
    },
    {
      name: 'Bloodspawn',
      figure: { race: 'bloodspawn', role: 'bigGuy' },
      max: 1,
      cost: 160000,
      stats: { MA: 5, ST: 5, AG: 4, PA: 0, AV: 9 },
      skills: ['claws', 'frenzy', 'loner-4', 'mighty-blow-1', 'unchannelled-fury'],
      normal: 'MS',
      double: 'AG',
    },
  ],
}
