// Furious Outburst: once per half his Blitz is to appear next to a standing opponent within three squares, stab him,
// and appear again within three squares. Neighbour: skills/stars/outburst.ts.

import type { Skill } from '../../hooks.ts'
import { gapBetween } from '../../kernel/base.ts'
import { OUTBURST_REACH, outburst, outburstFrame, squaresBeside } from './outburst.ts'

export const furiousOutburst: Skill = {
  id: 'furious-outburst',
  name: 'Furious Outburst',
  category: 'trait',
  procedures: { outburst },
  oncePer: 'half',
  windows: {
    activated: {
      offer: (c, owner, cause) => {
        if (cause.action !== 'blitz' || cause.lost || cause.nominee < 0) return false
        const victim = c.match.players[cause.nominee]
        const inReach = gapBetween(c.rules.pitch, owner, victim) <= OUTBURST_REACH
        return inReach && squaresBeside(c, owner.id, victim.id).length > 0
      },
      use: (_c, owner, cause) => {
        cause.lost = true
        return outburstFrame(owner.id, cause.nominee)
      },
      declining: 'blitzesAsUsual',
    },
  },
}
