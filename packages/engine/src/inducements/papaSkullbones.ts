// Papa Skullbones: in each drive he anoints one more player, for better or worse. Neighbour: inducements/anoint.ts.

import type { Inducement } from '../inducement.ts'
import { anoint, anointable, anointFrame } from './anoint.ts'

const USE = 'chaos-blessing'

const GIFTS: readonly (readonly string[])[] = [
  ['big-hand', 'very-long-legs'],
  ['tentacles', 'prehensile-tail'],
  ['disturbing-presence', 'foul-appearance'],
  ['extra-arms', 'two-heads'],
  ['claws', 'horns'],
]

export const papaSkullbones: Inducement = {
  id: 'papa-skullbones',
  name: 'Papa Skullbones',
  kind: 'staff',
  named: true,
  gist: 'Each drive one more player of the team gains mutations for it, or is knocked out.',
  uses: [
    {
      id: USE,
      name: 'Chaos Blessing',
      at: 'setUpDone',
      spends: 'drive',
      offer: (c, side) => anointable(c, side, USE).length > 0,
      use: (_c, side) => anointFrame(side, USE, GIFTS),
      procedures: { anoint },
    },
  ],
}
