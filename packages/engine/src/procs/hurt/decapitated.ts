// A head comes off: its owner is dead, and it rolls away from where he stood. From then on it is a ball that is brought home: to the
// dug-out of the side that cut it off, which gains a team re-roll, or to the other one, which only denies it. Neighbours: saw.ts cuts;
// tables/ballKinds.ts says what a head is like, ../ball/settle.ts asks whether one is home.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { settleFrame } from '../ball/settle.ts'
import { intoBox } from './boxes.ts'

export interface DecapitatedFrame extends Frame {
  readonly proc: 'decapitated'
  step: 'cut' | 'end'
  readonly player: number
  readonly by: number
}

export const decapitatedFrame = (player: number, by: number): DecapitatedFrame => ({
  ...{ proc: 'decapitated', step: 'cut', player, by },
})

export const decapitated: Procedure<DecapitatedFrame, Ctx> = {
  steps: {
    cut: (c, f) => {
      const victim = c.match.players[f.player]
      const { side } = c.match.players[f.by]
      if (side === 'neutral') throw new Error('no side has cut off this head')
      const { at } = victim
      c.events.push({ type: 'beheaded', player: f.player, by: f.by })
      c.events.push({ type: 'injured', player: f.player, by: f.by, result: 'casualty', why: 'beheaded' })
      intoBox(c, victim, 'dead', 'dead', f.by)
      c.match.balls.push({ kind: 'head', cutBy: side, state: 'loose', at, carrier: -1 })
      return call(settleFrame(), 'end')
    },
    end: () => DONE,
  },
}
