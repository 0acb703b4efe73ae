// Fury of the Blood God: once per match, if Unchannelled Fury would lose his Block, he makes two blocks instead.
import type { Skill } from '../../hooks.ts'

export const furyOfTheBloodGod: Skill = {
  id: 'fury-of-the-blood-god',
  name: 'Fury of the Blood God',
  category: 'trait',
  oncePer: 'match',
  windows: {
    activated: {
      offer: (c, owner, f) => {
        const { lastRoll } = c.match
        const raged = lastRoll?.roll === 'unchannelledFury' && lastRoll.player === owner.id && lastRoll.faces[0] === 1
        return f.action === 'block' && f.lost && raged
      },
      use: (_c, _owner, f) => {
        f.lost = false
        f.more = 1
        // The declared target no longer binds him.
        f.nominee = -1
        return null
      },
      declining: 'ragesOnTheSpot',
    },
  },
}
