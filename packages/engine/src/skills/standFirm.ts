// Stand Firm: may refuse to be pushed; a player pushed into him does not move either.
import type { Skill } from '../hooks.ts'
import { deniedInPush } from '../procs/block/blockFrame.ts'
import type { PushFrame } from '../procs/block/push.ts'

export const standFirm: Skill = {
  id: 'stand-firm',
  name: 'Stand Firm',
  category: 'strength',
  windows: {
    pushing: {
      offer: (c, owner, cause) => {
        const f = cause as PushFrame
        return owner.id === f.victim && !f.refused && !deniedInPush(c, f, owner, 'stand-firm')
      },
      use: (_c, _owner, cause) => {
        ;(cause as PushFrame).refused = true
        return null
      },
      declining: 'isPushedBack',
    },
  },
}
