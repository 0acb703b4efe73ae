// Dump-Off: a carrier about to be blocked may throw a quick pass first; never a turnover. Neighbour: skills/dumpOffProcedure.ts.
import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { givesBall } from '../procs/ball/ball.ts'
import { type BlockFrame, wasNominated } from '../procs/block/blockFrame.ts'
import { hasZone } from '../procs/move/zones.ts'
import { dumpOffFrame, dumpOffProcedure } from './dumpOffProcedure.ts'

const canThrow = (c: Ctx, owner: Player): boolean => givesBall(c, owner) && hasZone(owner)

/** Only against opponents. */
const mayAnswer = (c: Ctx, f: BlockFrame, owner: Player): boolean =>
  canThrow(c, owner) && c.match.players[f.attacker].side !== owner.side

const throwing = {
  use: (_c: Ctx, owner: Player) => dumpOffFrame(owner.id),
  declining: 'keepsTheBallAndIsBlocked',
} as const

const attackComing: WindowHook<BlockFrame> = {
  ...throwing,
  offer: (c, owner, cause) => {
    // Not before the second block of Frenzy.
    return mayAnswer(c, cause, owner) && !cause.again
  },
}

export const dumpOff: Skill = {
  id: 'dump-off',
  name: 'Dump-Off',
  category: 'passing',
  procedures: { dumpOff: dumpOffProcedure },
  windows: { attackComing },
}

/** bb2020: he throws as soon as he is named as the target; before a Frenzy's second block too. */
export const dumpOffBb2020 = revise(dumpOff, {
  name: 'Dump-off',
  windows: {
    nominated: {
      ...throwing,
      offer: (c, owner, cause) => canThrow(c, owner) && cause.action === 'blitz' && !cause.lost,
    },
    attackComing: {
      ...throwing,
      offer: (c, owner, cause) => {
        // The target of a Blitz is named only once.
        return mayAnswer(c, cause, owner) && !wasNominated(c, cause) && !(cause.again && cause.blitz)
      },
    },
  },
})
