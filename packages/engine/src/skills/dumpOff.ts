// Dump-Off: a carrier about to be blocked may throw a quick pass first; nobody's turn ends by it.
import type { Skill } from '../hooks.ts'
import type { BlockFrame } from '../procs/block.ts'
import { dumpOffFrame } from '../procs/dumpOff.ts'
import { hasZone, heldBall } from '../procs/zones.ts'

export const dumpOff: Skill = {
  id: 'dump-off',
  name: 'Dump-Off',
  category: 'passing',
  windows: {
    attackComing: {
      offer: (c, owner, cause) => {
        const f = cause as BlockFrame
        const carrier = heldBall(c.match, owner) !== null && hasZone(owner)
        // Only against opponents, and not against the second block of a frenzy.
        return carrier && !f.again && c.match.players[f.attacker].side !== owner.side
      },
      use: (_c, owner) => dumpOffFrame(owner.id),
      declining: 'He keeps the ball and is blocked.',
    },
  },
}
