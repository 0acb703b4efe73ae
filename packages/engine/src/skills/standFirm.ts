// Stand Firm: may refuse to be pushed; a player pushed into him does not move either.
import type { Skill } from '../hooks.ts'
import { deniedInPush } from '../procs/block/blockFrame.ts'

export const standFirm: Skill = {
  id: 'stand-firm',
  name: 'Stand Firm',
  category: 'strength',
  windows: {
    pushing: {
      offer: (c, owner, cause) =>
        owner.id === cause.victim && !cause.refused && !deniedInPush(c, cause, owner, 'stand-firm'),
      use: (_c, _owner, cause) => {
        cause.refused = true
        return null
      },
      declining: 'isPushedBack',
    },
  },
}
