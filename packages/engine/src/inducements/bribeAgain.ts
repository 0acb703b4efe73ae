// A refused bribe is offered once more. Neighbours: sendOffBb2020.ts opens the moment for it.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { innermost } from '../kernel/stack.ts'
import type { SendOffFrame } from '../procs/foul/sendOff.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'

export interface BribeAgainFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'bribeAgain'
  step: 'roll' | 'rolled'
  readonly player: number
}

export const bribeAgainFrame = (sendOff: SendOffFrame): BribeAgainFrame => ({
  proc: 'bribeAgain',
  step: 'roll',
  player: sendOff.player,
})

export const bribeAgain: Procedure<BribeAgainFrame, Ctx> = {
  steps: {
    roll: (c, f) => call(rollFrame(c, 'bribe', f.player, { again: true }), 'rolled'),
    rolled: (c, f, bribe) => {
      const sendOff = innermost<SendOffFrame>(c.match, 'sendOff', ({ player }) => player === f.player)
      if (bribe === 'passed' && sendOff) sendOff.spared = true
      return DONE
    },
  },
}
