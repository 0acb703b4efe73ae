// Frenzy: must follow up, and must block the same opponent again after a push or a stumble.

import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { isNextTo } from '../kernel/base.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { innermost } from '../kernel/stack.ts'
import { type BlockFrame, type BlockResult, blockFrame } from '../procs/block/blockFrame.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { isOnPitch, reaches } from '../procs/move/zones.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'

interface FrenzyFrame extends Frame, Receives<{ paid: RollResult; end: BlockResult }> {
  readonly proc: 'frenzy'
  step: 'pay' | 'paid' | 'end'
  readonly attacker: number
  readonly defender: number
  readonly blitz: boolean
}

const frenzyFrame = (attacker: number, defender: number, blitz: boolean): FrenzyFrame => ({
  proc: 'frenzy',
  step: 'pay',
  attacker,
  defender,
  blitz,
})

const acting = (c: Ctx, f: FrenzyFrame): ActivationFrame | undefined =>
  innermost<ActivationFrame>(c.match, 'activation', ({ player }) => player === f.attacker)

const frenzyProcedure: Procedure<FrenzyFrame, Ctx> = {
  calls: ['block'],
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

const followingUp: WindowHook<BlockFrame> = {
  offer: (_c, owner, cause) => owner.id === cause.attacker && !cause.double && !cause.swing,
  use: (_c, _owner, cause) => {
    cause.mustFollow = true
    return null
  },
  compulsory: true,
}

const blockSettled: WindowHook<BlockFrame> = {
  offer: (c, owner, cause) => {
    const defender = c.match.players[cause.defender]
    const pushed = cause.result === 'pushed' || cause.result === 'defenderStumbles'
    const bothStand = owner.posture === 'standing' && isOnPitch(defender) && defender.posture === 'standing'
    return (
      pushed &&
      !cause.again &&
      !cause.double &&
      !cause.swing &&
      bothStand &&
      turnGoesOn(c) &&
      isNextTo(c.rules.pitch, owner, defender) &&
      reaches(c, owner, defender)
    )
  },
  use: (_c, _owner, cause) => {
    const { attacker, defender, blitz } = cause
    return frenzyFrame(attacker, defender, blitz)
  },
  compulsory: true,
}

export const frenzy: Skill = {
  id: 'frenzy',
  name: 'Frenzy',
  category: 'general',
  procedures: { frenzy: frenzyProcedure },
  windows: { followingUp, blockSettled },
}

/** `third`: only an opponent who was pushed back is blocked again, not one who stood firm. */
export const frenzyThird = revise(frenzy, {
  windows: {
    followingUp,
    blockSettled: {
      ...blockSettled,
      offer: (c, owner, cause) => cause.vacated && blockSettled.offer(c, owner, cause),
    },
  },
})
