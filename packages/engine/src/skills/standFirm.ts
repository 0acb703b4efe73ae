// Stand Firm: may refuse to be pushed; a player pushed into him does not move either.
import type { Skill } from '../hooks.ts'
import { deniedInPush } from '../procs/block/blockFrame.ts'

export const standFirm: Skill = {
  id: 'stand-firm',
  name: 'Stand Firm',
  category: 'strength',
  windows: {
    pushing: {
      offer: (c, owner, f) => owner.id === f.victim && !f.refused && !deniedInPush(c, f, owner, 'stand-firm'),
      use: (_c, _owner, cause) => {
        cause.refused = true
        return null
      },
      declining: 'isPushedBack',
    },
  },
}
