// The Vampire team list, as data. Neighbour: roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const vampire: TeamList = {
  id: 'vampire',
  name: 'Vampire',
  rerollCost: 70000,
  apothecary: true,
  positions: [
    {
      name: 'Thrall',
      figure: { race: 'thrall', role: 'lineman' },
      max: 16,
      cost: 40000,
      stats: { MA: 6, ST: 3, AG: 3, AV: 7 },
      skills: [],
      normal: 'G',
      double: 'ASP',
    },
    {
      name: 'Vampire',
      figure: { race: 'vampire', role: 'brawler' },
      max: 6,
      cost: 110000,
      stats: { MA: 6, ST: 4, AG: 4, AV: 8 },
      skills: ['blood-lust', 'hypnotic-gaze', 'regeneration'],
      normal: 'GAS',
      double: 'P',
    },
  ],
}
