// The Ogre team list of bb2020, as data. Neighbour: ../roster.ts says what the fields mean.
import type { TeamList } from '../roster.ts'

export const ogre: TeamList = {
  id: 'ogre',
  name: 'Ogre',
  rerollCost: 70000,
  apothecary: true,
  specialRules: ['Badlands Brawl', 'Low Cost Linemen', 'Old World Classic'],
  positions: [
    {
      name: 'Gnoblar Lineman',
      figure: { race: 'gnoblar', role: 'lineman' },
      max: 16,
      cost: 15000,
      stats: { MA: 5, ST: 1, AG: 3, PA: 5, AV: 6 },
      skills: ['dodge', 'right-stuff', 'sidestep', 'stunty', 'titchy'],
      normal: 'A',
      double: 'G',
    },
    {
      name: 'Ogre Runt Punter',
      figure: { race: 'ogre', role: 'bigGuy' },
      max: 1,
      cost: 145000,
      stats: { MA: 5, ST: 5, AG: 4, PA: 4, AV: 10 },
      skills: ['bone-head', 'kick-team-mate', 'mighty-blow-1', 'thick-skull'],
      normal: 'PS',
      double: 'AG',
    },
    {
      name: 'Ogre Blocker',
      figure: { race: 'ogre', role: 'champion' },
      max: 5,
      cost: 140000,
      stats: { MA: 5, ST: 5, AG: 4, PA: 5, AV: 10 },
      skills: ['bone-head', 'mighty-blow-1', 'thick-skull', 'throw-team-mate'],
      normal: 'S',
      double: 'AGP',
    },
  ],
}
