// The Halfling team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const halfling: TeamList = {
  id: 'halfling',
  name: 'Halfling',
  rerollCost: 60000,
  apothecary: true,
  positions: [
    {
      name: 'Halfling',
      figure: { race: 'halfling', role: 'lineman' },
      max: 16,
      cost: 30000,
      stats: { MA: 5, ST: 2, AG: 3, AV: 6 },
      skills: ['dodge', 'right-stuff', 'stunty'],
      normal: 'A',
      double: 'GSP',
    },
    {
      name: 'Treeman',
      figure: { race: 'treeman', role: 'bigGuy' },
      max: 2,
      bigGuy: true,
      cost: 120000,
      stats: { MA: 2, ST: 6, AG: 1, AV: 10 },
      skills: ['mighty-blow', 'stand-firm', 'strong-arm', 'take-root', 'thick-skull', 'throw-team-mate'],
      normal: 'S',
      double: 'GAP',
    },
  ],
}
