// The Halfling team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const halfling: TeamList = {
  id: 'halfling',
  name: 'Halfling',
  rerollCost: 60000,
  apothecary: true,
  specialRules: ['Halfling Thimble Cup', 'Old World Classic'],
  positions: [
    {
      name: 'Halfling Hopeful Lineman',
      figure: { race: 'halfling', role: 'lineman' },
      max: 16,
      cost: 30000,
      stats: { MA: 5, ST: 2, AG: 3, PA: 4, AV: 7 },
      skills: ['dodge', 'right-stuff', 'stunty'],
      normal: 'A',
      double: 'GS',
    },
    {
      name: 'Halfling Hefty',
      figure: { race: 'halfling', role: 'blocker' },
      max: 2,
      cost: 50000,
      stats: { MA: 5, ST: 2, AG: 3, PA: 3, AV: 8 },
      skills: ['dodge', 'fend', 'stunty'],
      normal: 'AP',
      double: 'GS',
    },
    {
      name: 'Halfling Catcher',
      figure: { race: 'halfling', role: 'catcher' },
      max: 2,
      cost: 55000,
      stats: { MA: 5, ST: 2, AG: 3, PA: 5, AV: 7 },
      skills: ['catch', 'dodge', 'right-stuff', 'sprint', 'stunty'],
      normal: 'A',
      double: 'GS',
    },
    {
      name: 'Altern Forest Treeman',
      figure: { race: 'treeman', role: 'bigGuy' },
      max: 2,
      bigGuy: true,
      cost: 120000,
      stats: { MA: 2, ST: 6, AG: 5, PA: 5, AV: 11 },
      skills: ['mighty-blow-1', 'stand-firm', 'strong-arm', 'take-root', 'thick-skull', 'throw-team-mate', 'timmm-ber'],
      normal: 'S',
      double: 'AGP',
    },
  ],
}
