// Side Step: his own coach chooses where he is pushed, among all empty adjacent squares.
import { anySkill } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { isFree } from '../kernel/occupancy.ts'
import type { PushFrame } from '../procs/push.ts'

export const sideStep: Skill = {
  id: 'side-step',
  name: 'Side Step',
  category: 'agility',
  windows: {
    pushing: {
      offer: (c, owner, cause) => {
        const f = cause as PushFrame
        // Grab cancels it, but only for the player who is blocked.
        const grabbed = !f.chain && anySkill(c, c.match.players[f.by], (skill) => skill.id === 'grab')
        const room = c.rules.pitch.neighbours[owner.at].some((square) => isFree(c.match, square))
        return owner.id === f.victim && !f.refused && !grabbed && room
      },
      use: (_c, owner, cause) => {
        const f = cause as PushFrame
        f.anywhere = true
        f.chooser = owner.side
        return null
      },
      declining: 'The opponent chooses the square.',
    },
  },
}
