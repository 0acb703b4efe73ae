// Stand Firm: may refuse to be pushed; whoever is pushed into him does not move either.
import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { type BlockFrame, deniedInBlock } from '../procs/block.ts'
import type { PushFrame } from '../procs/push.ts'

/** Only the block's own target can be denied the skill, not players further down a chain. */
const denied = (c: Ctx, owner: Player, f: PushFrame): boolean => {
  const below = c.match.stack[c.match.stack.indexOf(f) - 1]
  return !f.chain && below.proc === 'block' && deniedInBlock(c, below as BlockFrame, owner, 'stand-firm')
}

export const standFirm: Skill = {
  id: 'stand-firm',
  name: 'Stand Firm',
  category: 'strength',
  windows: {
    pushing: {
      offer: (c, owner, cause) => {
        const f = cause as PushFrame
        return owner.id === f.victim && !f.refused && !denied(c, owner, f)
      },
      use: (_c, _owner, cause) => {
        ;(cause as PushFrame).refused = true
        return null
      },
      declining: 'He is pushed back.',
    },
  },
}
