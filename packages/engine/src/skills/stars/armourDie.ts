// One die of an armour roll is re-rolled, if a first roll for the skill succeeds; otherwise the skill is not used up.
// Neighbours: armour.ts made the roll and reads it again; skills/stars/oldPro.ts starts it.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { frameAround } from '../../kernel/stack.ts'
import { type ArmourFrame, readArmour } from '../../procs/hurt/armour.ts'
import { keep } from '../../procs/match/limits.ts'
import { type RollResult, rollFrame } from '../../procs/rolling/roll.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Explanation } from '../../vocabulary/rolls.ts'

export interface ArmourDieFrame extends Frame, Receives<{ gated: RollResult }> {
  readonly proc: 'armourDie'
  step: 'start' | 'pick' | 'gate' | 'gated' | 'again'
  readonly player: number
  readonly skill: string
  /** The armour roll; shared, never changed. */
  readonly roll: Explanation
  die: number
}

export const armourDieFrame = (player: number, skill: string, roll: Explanation): ArmourDieFrame => ({
  proc: 'armourDie',
  step: 'start',
  player,
  skill,
  roll,
  die: 0,
})

const armourRoll = (c: Ctx): ArmourFrame => frameAround<ArmourFrame>(c.match, 'armour')

export const armourDie: Procedure<ArmourDieFrame, Ctx> = {
  steps: {
    start: (_c, f) => (f.roll.faces[0] === f.roll.faces[1] ? 'gate' : 'pick'),

    pick: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('rerollDie', f.player, { subject: f.skill, roll: f.roll }),
      legal: (_c, f) => f.roll.faces.map((face) => action('useDie', -1, -1, String(face))),
      chosen: (_c, f, answer) => {
        f.die = f.roll.faces.findIndex((face) => String(face) === answer.option)
        return 'gate'
      },
    },

    gate: (c, f) => call(rollFrame(c, 'pro', f.player), 'gated'),

    gated: (c, f, gate) => {
      if (gate === 'passed') return 'again'
      keep(c.match.players[f.player], f.skill)
      c.match.lastRoll = f.roll
      return DONE
    },

    again: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'armour',
      rolled: (c, f, [face]) => {
        const faces = f.roll.faces.map((old, i) => (i === f.die ? face : old))
        const armour = armourRoll(c)
        c.match.lastRoll = { ...f.roll, faces }
        readArmour(c, armour, c.match.lastRoll)
        c.match.lastRoll = { ...f.roll, faces, passed: armour.broken }
        c.events.push({ type: 'rolled', roll: c.match.lastRoll, again: true, to: OFF })
        return DONE
      },
    },
  },
}
