// Swarming: once the kick is in the air up to D3 more players with it enter, at most as many as are on the pitch.
import type { Skill } from '../hooks.ts'
import { swarm, swarmersOnPitch, swarmersWaiting, swarmFrame } from './swarm.ts'

const ID = 'swarming'

export const swarming: Skill = {
  id: ID,
  name: 'Swarming',
  category: 'trait',
  procedures: { swarm },
  windows: {
    kickFlown: {
      // Offered once, through the first of them.
      offer: (c, owner) =>
        swarmersOnPitch(c, owner.side, ID)[0] === owner && swarmersWaiting(c, owner.side, ID).length > 0,
      use: (_c, owner) => swarmFrame(owner.side, ID),
      declining: 'nobodyElseComesOn',
    },
  },
}
