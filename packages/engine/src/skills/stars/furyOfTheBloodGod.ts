// Fury of the Blood God: once per match, if Unchannelled Fury would lose his Block, he makes two blocks instead.
import type { Skill } from '../../hooks.ts'

export const furyOfTheBloodGod: Skill = {
  id: 'fury-of-the-blood-god',
  name: 'Fury of the Blood God',
  category: 'trait',
  oncePer: 'match',
  windows: {
    activated: {
      offer: (c, owner, cause) => {
        const { lastRoll } = c.match
        const raged = lastRoll?.roll === 'unchannelledFury' && lastRoll.player === owner.id && lastRoll.faces[0] === 1
        return cause.action === 'block' && cause.lost && raged
      },
      use: (_c, _owner, cause) => {
        cause.lost = false
        cause.more = 1
        // The declared target no longer binds him.
        cause.nominee = -1
        return null
      },
      declining: 'ragesOnTheSpot',
    },
  },
}
