// Inducements that work from beside the pitch: the WAAAGH! Drummer, the Master of Ballistics, the Team Mascot.
// Neighbours: inducements/drum.ts, inducements/ballistics.ts, procs/rolling/reroll.ts.

import type { Inducement } from '../inducement.ts'
import { adviseFrame, ballistics, ballisticsFrame } from './ballistics.ts'
import { drum, drumFrame } from './drum.ts'
import { ownKick } from './when.ts'

export const waaaghDrummer: Inducement = {
  id: 'waaagh-drummer',
  name: 'WAAAGH! Drummer',
  kind: 'other',
  gist: 'After each kick-off event three D6: each 4 or more pushes an opponent one square back.',
  uses: [
    {
      id: 'drums',
      name: 'Drums',
      at: 'kickOffEventOver',
      spends: 'nothing',
      compulsory: true,
      use: (_c, side) => drumFrame(side, 'drums'),
      procedures: { drum },
    },
  ],
}

export const masterOfBallistics: Inducement = {
  id: 'master-of-ballistics',
  name: 'Master of Ballistics',
  kind: 'other',
  gist: 'May shorten each kick of the own team, or turn one of its dice.',
  uses: [
    {
      id: 'ballistics',
      name: 'Ballistics',
      at: 'kickAimed',
      spends: 'nothing',
      offer: ownKick,
      use: (_c, side) => ballisticsFrame(side, 'ballistics'),
      procedures: { ballistics },
    },
    {
      id: 'good-advice',
      name: 'Good Advice',
      at: 'kickRolled',
      spends: 'nothing',
      compulsory: true,
      offer: (c, side, cause) => ownKick(c, side, cause) && cause.advice > 1,
      use: (_c, side, cause) => adviseFrame(side, 'good-advice', cause),
      procedures: { ballistics },
    },
  ],
}

export const teamMascot: Inducement = {
  id: 'team-mascot',
  name: 'Team Mascot',
  kind: 'other',
  gist: 'One more team re-roll in each half, which works on 5 or more and is lost otherwise.',
  rerollNeeds: 5,
}
