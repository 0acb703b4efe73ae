// A player with Bloodlust who declared another action may move instead, to look for a player to bite.
// Neighbours: skills/bloodLust.ts, activation.ts below it on the stack, bite.ts for the feeding.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface ThirstFrame extends Frame {
  readonly proc: 'thirst'
  step: 'choose'
  readonly player: number
  /** The skill that makes him feed. */
  readonly skill: string
}

export const thirstFrame = (player: number, skill: string): ThirstFrame => ({
  proc: 'thirst',
  step: 'choose',
  player,
  skill,
})

const activationBelow = (c: Ctx): ActivationFrame => frameAround<ActivationFrame>(c.match, 'activation')

export const thirst: Procedure<ThirstFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('useSkill', f.player, { subject: f.skill, declining: 'doesWhatHeDeclared' }),
      legal: () => [action('use'), action('decline')],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        activationBelow(c).action = 'move'
        c.events.push({ type: 'declared', player: f.player, action: 'move' })
        return DONE
      },
    },
  },
}
