// Dump-Off: a carrier about to be blocked may throw a quick pass first; never a turnover.

import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { givesBall } from '../procs/ball/ball.ts'
import { passBand, passFrame } from '../procs/ball/pass.ts'
import { carriedBall } from '../procs/ball/whichBall.ts'
import { type BlockFrame, wasNominated } from '../procs/block/blockFrame.ts'
import { hasZone } from '../procs/move/zones.ts'
import { action, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

interface DumpOffFrame extends Frame {
  readonly proc: 'dumpOff'
  step: 'target' | 'end'
  readonly player: number
}

const dumpOffFrame = (player: number): DumpOffFrame => ({ proc: 'dumpOff', step: 'target', player })

const throwTo = squareActions('throw')

const quickTargets = (c: Ctx, thrower: Player): Square[] => {
  const targets: Square[] = []
  for (let square = 0; square < c.rules.pitch.squares; square++)
    if (passBand(c, thrower, square) === 'quick') targets.push(square)
  return targets
}

const dumpOffProcedure: Procedure<DumpOffFrame, Ctx> = {
  steps: {
    target: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('dumpOff', f.player, { declining: 'keepsTheBall' }),
      legal: (c, f) => [action('decline'), ...quickTargets(c, c.match.players[f.player]).map(throwTo)],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        const ball = carriedBall(c.match, f.player)
        return call(passFrame(c, ball, c.match.players[f.player], answer.square, 'quick', false), 'end')
      },
    },
    end: () => DONE,
  },
}

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
