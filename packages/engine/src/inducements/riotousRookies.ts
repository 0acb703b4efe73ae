// Riotous Rookies: extra journeymen for the match. Neighbour: inducements/rookies.ts.

import type { Inducement } from '../inducement.ts'
import { journeyman } from '../procs/match/joining.ts'
import { rookies, rookiesFrame } from './rookies.ts'

export const riotousRookies: Inducement = {
  id: 'riotous-rookies',
  name: 'Riotous Rookies',
  kind: 'common',
  gist: 'Three to seven more journeymen for this match.',
  needsJourneyman: true,
  uses: [
    {
      id: 'riotous-rookies',
      name: 'Riotous Rookies',
      at: 'preGame',
      spends: 'itself',
      compulsory: true,
      offer: (c, side) => journeyman.of(c.match.squads[side]) !== null,
      use: (_c, side) => rookiesFrame(side, 'riotous-rookies'),
      procedures: { rookies },
    },
  ],
}
