// Fury of the Blood God: once per match, if Unchannelled Fury would lose his Block, he makes two blocks instead.
import type { Skill } from '../../hooks.ts'
import type { ActivationFrame } from '../../procs/turn/activationFrame.ts'

export const furyOfTheBloodGod: Skill = {
  id: 'fury-of-the-blood-god',
  name: 'Fury of the Blood God',
  category: 'trait',
  oncePer: 'match',
  windows: {
    activated: {
      offer: (c, owner, cause) => {
        const f = cause as ActivationFrame
        const { lastRoll } = c.match
        const raged = lastRoll?.roll === 'unchannelledFury' && lastRoll.player === owner.id && lastRoll.faces[0] === 1
        return f.action === 'block' && f.lost && raged
      },
      use: (_c, _owner, cause) => {
        const f = cause as ActivationFrame
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
