// Dump-Off: a carrier about to be blocked may throw a quick pass first; nobody's turn ends by it.
import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import type { ActivationFrame } from '../procs/activationFrame.ts'
import { givesBall } from '../procs/ball.ts'
import { type BlockFrame, wasNominated } from '../procs/blockFrame.ts'
import { dumpOffFrame } from '../procs/dumpOff.ts'
import { hasZone } from '../procs/zones.ts'

const canThrow = (c: Ctx, owner: Player): boolean => givesBall(c, owner) && hasZone(owner)

/** Only against opponents. */
const mayAnswer = (c: Ctx, f: BlockFrame, owner: Player): boolean =>
  canThrow(c, owner) && c.match.players[f.attacker].side !== owner.side

const attackComing: WindowHook = {
  offer: (c, owner, cause) => {
    const f = cause as BlockFrame
    // Not against the second block of a frenzy.
    return mayAnswer(c, f, owner) && !f.again
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

/** Later: where the target is named with the action, he throws as soon as he is named; a frenzy's second block counts too. */
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
      offer: (c, owner, cause) => {
        const f = cause as BlockFrame
        // Of a Blitz he is named as the target once only.
        return mayAnswer(c, f, owner) && !wasNominated(c, f) && !(f.again && f.blitz)
      },
    },
  },
})
