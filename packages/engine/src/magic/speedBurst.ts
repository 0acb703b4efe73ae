// Speed Burst: before he moves the caster gains the squares of a D6 for this action, and does nothing else in it. Neighbour: casts.ts.
import { MOVES_ON } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { done, type Procedure, type Returns } from '../kernel/procedure.ts'
import { innermost } from '../kernel/stack.ts'
import { squaresToWalk } from '../procs/move/sprint.ts'
import type { ActingFrame } from '../procs/turn/activationFrame.ts'
import type { Spell } from '../spell.ts'
import { castDeed } from './casts.ts'

interface SpeedBurstFrame extends Frame, Returns<typeof MOVES_ON> {
  readonly proc: 'speedBurst'
  step: 'roll'
  readonly player: number
}

const speedBurstRoll: Procedure<SpeedBurstFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'speedBurst',
      rolled: (c, f, dice) => {
        c.events.push({ type: 'chance', why: 'speedBurst', player: f.player, dice })
        const action = innermost<ActingFrame>(c.match, 'activation', ({ player }) => player === f.player)
        if (action) action.moves += dice[0]
        return done(MOVES_ON)
      },
    },
  },
}

export const speedBurst: Spell = {
  id: 'speedBurst',
  name: 'Speed Burst',
  deeds: [
    castDeed(
      'speedBurst',
      // Nothing of his movement is used up.
      (c, f, player) => (f.moves === squaresToWalk(c, player) && !f.sprinted ? [-1] : []),
      (_c, f): SpeedBurstFrame => ({ proc: 'speedBurst', step: 'roll', player: f.player }),
    ),
  ],
  helps: { walks: true },
  procedures: { speedBurst: speedBurstRoll },
}
