// Brawler: in a Block action re-rolls one block die that shows Both Down.

import type { Skill } from '../hooks.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import { frameBelow } from '../procs/move/zones.ts'
import { blockDieFor } from '../tables/blockDice.ts'

export const brawler: Skill = {
  id: 'brawler',
  name: 'Brawler',
  category: 'strength',
  rerolls: {
    rolls: ['block'],
    allowed: (c, f) => !(frameBelow(c, f) as BlockFrame).blitz,
    oneOf: (c, f) => [...f.faces.keys()].filter((die) => blockDieFor(c, f.faces[die]) === 'bothDown'),
  },
}
