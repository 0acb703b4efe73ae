// Dump-Off: a carrier about to be blocked may throw a quick pass first; nobody's turn ends by it.
import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import type { ActivationFrame } from '../procs/activationFrame.ts'
import { givesBall } from '../procs/ball.ts'
import { type BlockFrame, wasNominated } from '../procs/block.ts'
import { dumpOffFrame } from '../procs/dumpOff.ts'
import { hasZone } from '../procs/zones.ts'

const canThrow = (c: Ctx, owner: Player): boolean => givesBall(c, owner) && hasZone(owner)

const attackComing: WindowHook = {
  offer: (c, owner, cause) => {
    const f = cause as BlockFrame
    // Only against opponents, and not against the second block of a frenzy.
    return canThrow(c, owner) && !f.again && c.match.players[f.attacker].side !== owner.side
  },
  use: (_c, owner) => dumpOffFrame(owner.id),
  declining: 'He keeps the ball and is blocked.',
}

export const dumpOff: Skill = {
  id: 'dump-off',
  name: 'Dump-Off',
  category: 'passing',
  windows: { attackComing },
}

/** Later: where the target is named with the action, he throws as soon as he is named. */
export const dumpOff2020 = revise(dumpOff, {
  name: 'Dump-off',
  windows: {
    nominated: {
      ...attackComing,
      offer: (c, owner, cause) => {
        const f = cause as ActivationFrame
        return canThrow(c, owner) && f.action === 'blitz' && !f.lost
      },
    },
    attackComing: {
      ...attackComing,
      offer: (c, owner, cause) => attackComing.offer(c, owner, cause) && !wasNominated(c, cause as BlockFrame),
    },
  },
})
