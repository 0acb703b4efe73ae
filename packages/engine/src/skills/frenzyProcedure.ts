// The second block of a player with Frenzy: compulsory; in a blitz paid for with movement or a go for it.
// Neighbours: skills/frenzy.ts starts it after the first block, activation.ts holds the movement.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { innermost } from '../kernel/stack.ts'
import { type BlockResult, blockFrame } from '../procs/block/blockFrame.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'

export interface FrenzyFrame extends Frame, Receives<{ paid: RollResult; end: BlockResult }> {
  readonly proc: 'frenzy'
  step: 'pay' | 'paid' | 'end'
  readonly attacker: number
  readonly defender: number
  readonly blitz: boolean
}

export const frenzyFrame = (attacker: number, defender: number, blitz: boolean): FrenzyFrame => ({
  proc: 'frenzy',
  step: 'pay',
  attacker,
  defender,
  blitz,
})

const acting = (c: Ctx, f: FrenzyFrame): ActivationFrame | undefined =>
  innermost<ActivationFrame>(c.match, 'activation', ({ player }) => player === f.attacker)

export const frenzyProcedure: Procedure<FrenzyFrame, Ctx> = {
  steps: {
    pay: (c, f) => {
      const activation = acting(c, f)
      if (!f.blitz || !activation) return call(blockFrame(c, f.attacker, f.defender, f.blitz, { again: true }), 'end')
      if (activation.moves > 0) {
        activation.moves--
        return call(blockFrame(c, f.attacker, f.defender, true, { again: true }), 'end')
      }
      if (activation.goForIts === 0) return DONE
      activation.goForIts--
      return call(rollFrame(c, 'goForIt', f.attacker), 'paid')
    },
    paid: (c, f, roll) =>
      roll === 'passed'
        ? call(blockFrame(c, f.attacker, f.defender, true, { again: true }), 'end')
        : call(knockDownFrame(f.attacker, 'goForIt'), 'end'),
    // A weapon used instead of the second block ends his movement, as it would instead of the first.
    end: (c, f, block) => {
      const activation = acting(c, f)
      if (block === 'actionOver' && activation) {
        activation.moves = 0
        activation.goForIts = 0
      }
      return DONE
    },
  },
}
