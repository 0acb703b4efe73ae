// Old Pro: once per match Pro re-rolls one die of his victim's or his own armour roll; a failed Pro leaves it unused.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { frameAround } from '../../kernel/stack.ts'
import { type ArmourFrame, readArmour } from '../../procs/hurt/armour.ts'
import { keep } from '../../procs/match/limits.ts'
import { isActing } from '../../procs/move/zones.ts'
import { type RollResult, rollFrame } from '../../procs/rolling/roll.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Explanation } from '../../vocabulary/rolls.ts'

interface ArmourDieFrame extends Frame, Receives<{ gated: RollResult }> {
  readonly proc: 'armourDie'
  step: 'start' | 'pick' | 'gate' | 'gated' | 'again'
  readonly player: number
  readonly skill: string
  /** The armour roll; shared, never changed. */
  readonly roll: Explanation
  die: number
}

const armourDieFrame = (player: number, skill: string, roll: Explanation): ArmourDieFrame => ({
  proc: 'armourDie',
  step: 'start',
  player,
  skill,
  roll,
  die: 0,
})

const armourRoll = (c: Ctx): ArmourFrame => frameAround<ArmourFrame>(c.match, 'armour')

const armourDie: Procedure<ArmourDieFrame, Ctx> = {
  steps: {
    start: (_c, f) => (f.roll.faces[0] === f.roll.faces[1] ? 'gate' : 'pick'),

    pick: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
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

const ID = 'old-pro'
const PRO = 'pro'

export const oldPro: Skill = {
  id: ID,
  name: 'Old Pro',
  category: 'trait',
  procedures: { armourDie },
  oncePer: 'match',
  windows: {
    armourRolled: {
      offer: (c, owner, cause) => {
        const ready = owner.skills.includes(PRO) && !owner.marks.includes(PRO) && isActing(c, owner) && !cause.again
        return ready && (owner.id === cause.player) === cause.broken
      },
      use: (c, owner) => {
        owner.marks = [...owner.marks, PRO]
        return c.match.lastRoll ? armourDieFrame(owner.id, ID, c.match.lastRoll) : null
      },
      declining: 'armourRollStands',
    },
  },
}
