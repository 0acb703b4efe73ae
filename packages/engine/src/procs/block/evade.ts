// A standing player may dodge an attack instead of bearing it; his coach says so before the dice. Neighbours: attack.ts is the
// attack that nobody can dodge, attackRolls.ts has the roll.
import type { Ctx } from '../../edition.ts'
import { areOpponents, coachOf } from '../../kernel/allegiance.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { hasCast, noteBusy } from '../match/spells.ts'
import { stands } from '../move/zones.ts'
import { isMachine } from '../things/machines.ts'
import { attack } from './attack.ts'
import type { AttackFrame } from './attackFrame.ts'

const DODGE = action('dodge')
const DECLINE = action('decline')

const mayDodge = (c: Ctx, f: AttackFrame, id: number): boolean => {
  const victim = c.match.players[id]
  return !isMachine(c, victim) && stands(victim) && !hasCast(victim) && areOpponents(victim, c.match.players[f.gang[0]])
}

export const attackWithDodging: Procedure<AttackFrame, Ctx> = {
  ...attack,
  steps: {
    ...attack.steps,

    ask: (c, f) => {
      for (; f.next < f.declared.length; f.next++) {
        const id = f.declared[f.next]
        if (f.victims.includes(id) && mayDodge(c, f, id)) return 'dodge'
      }
      f.next = 0
      return 'evade'
    },

    dodge: {
      kind: 'choice',
      hostile: true,
      by: (c, f) => coachOf(c.match, c.match.players[f.declared[f.next]]),
      question: (_c, f) =>
        question('dodge', f.declared[f.next], {
          ...{ other: f.attackers[0], subject: f.kind },
          declining: 'isHitWhereHeStands',
        }),
      legal: () => [DODGE, DECLINE],
      chosen: (c, f, answer) => {
        const id = f.declared[f.next++]
        if (answer.do !== 'dodge') return 'ask'
        c.events.push({ type: 'evading', player: id, attacker: f.attackers[0] })
        noteBusy(c, c.match.players[id])
        f.dodgers = [...f.dodgers, id]
        f.victims = f.victims.filter((one) => one !== id)
        f.dodged = true
        return 'ask'
      },
    },
  },
}
