// A quick pass by a player who is about to be blocked. His coach names the target; it never causes a turnover.
// Neighbours: skills/dumpOff.ts offers it, pass.ts throws.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { passBand, passFrame } from '../procs/ball/pass.ts'
import { action, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface DumpOffFrame extends Frame {
  readonly proc: 'dumpOff'
  step: 'target' | 'end'
  readonly player: number
}

export const dumpOffFrame = (player: number): DumpOffFrame => ({ proc: 'dumpOff', step: 'target', player })

const throwTo = squareActions('throw')

const quickTargets = (c: Ctx, thrower: Player): Square[] => {
  const targets: Square[] = []
  for (let square = 0; square < c.rules.pitch.squares; square++)
    if (passBand(c, thrower, square) === 'quick') targets.push(square)
  return targets
}

export const dumpOffProcedure: Procedure<DumpOffFrame, Ctx> = {
  steps: {
    target: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('dumpOff', f.player, { declining: 'keepsTheBall' }),
      legal: (c, f) => [action('decline'), ...quickTargets(c, c.match.players[f.player]).map(throwTo)],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        const ball = c.match.balls.findIndex((one) => one.kind === 'ball' && one.carrier === f.player)
        return call(passFrame(c, ball, c.match.players[f.player], answer.square, 'quick', false), 'end')
      },
    },
    end: () => DONE,
  },
}
