// Grab: in a Block action pushes his opponent into any empty adjacent square. Grab and Side Step cancel each other.
import { anySkill } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { isFree } from '../kernel/occupancy.ts'
import type { BlockFrame } from '../procs/block.ts'
import type { PushFrame } from '../procs/push.ts'
import { skillWorks } from '../procs/zones.ts'

export const grab: Skill = {
  id: 'grab',
  name: 'Grab',
  category: 'strength',
  excludes: ['frenzy'],
  windows: {
    pushing: {
      offer: (c, owner, cause) => {
        const f = cause as PushFrame
        const below = c.match.stack[c.match.stack.indexOf(f) - 1]
        const victim = c.match.players[f.victim]
        const ownBlock = below.proc === 'block' && !(below as BlockFrame).blitz
        const sideSteps = anySkill(c, victim, (skill) => skill.id === 'side-step' && skillWorks(victim, skill))
        const room = c.rules.pitch.neighbours[victim.at].some((square) => isFree(c.match, square))
        return owner.id === f.by && !f.chain && ownBlock && !sideSteps && room
      },
      use: (_c, _owner, cause) => {
        ;(cause as PushFrame).anywhere = true
        return null
      },
      declining: 'The usual push squares apply.',
    },
  },
}
