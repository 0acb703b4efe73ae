// Brawler: in a Block action re-rolls one block die that shows Both Down.

import type { Skill } from '../hooks.ts'
import { frameAround } from '../kernel/stack.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import { blockDieFor } from '../tables/blockDice.ts'

export const brawler: Skill = {
  id: 'brawler',
  name: 'Brawler',
  category: 'strength',
  rerolls: {
    rolls: ['block'],
    allowed: (c) => !frameAround<BlockFrame>(c.match, 'block').blitz,
    oneOf: (c, f) => [...f.faces.keys()].filter((die) => blockDieFor(c, f.faces[die]) === 'bothDown'),
  },
}
