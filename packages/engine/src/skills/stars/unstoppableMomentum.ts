// Unstoppable Momentum: in each Blitz re-rolls one block die.
import type { Skill } from '../../hooks.ts'
import { frameAround } from '../../kernel/stack.ts'
import type { BlockFrame } from '../../procs/block/blockFrame.ts'

export const unstoppableMomentum: Skill = {
  id: 'unstoppable-momentum',
  name: 'Unstoppable Momentum',
  category: 'trait',
  rerolls: {
    rolls: ['block'],
    oncePerTurn: true,
    perAction: true,
    allowed: (c) => frameAround<BlockFrame>(c.match, 'block').blitz,
    oneOf: (_c, f) => [...f.dice.keys()],
  },
}
