// An attack by strength where there are referees: once it is over, those who attacked one have argued the call. Neighbours:
// ../block/attack.ts is the attack, ../foul/arguing.ts what the referees make of it.
import type { Frame } from '../../kernel/match.ts'
import { type AnyProcedure, type Context, call } from '../../kernel/procedure.ts'
import type { AttackFrame } from '../block/attackFrame.ts'
import { arguing, arguingFrame } from '../foul/arguing.ts'

/** The attack that this procedure plays, judged before it ends. */
export const judged = <P extends AnyProcedure>(plain: P): P => ({
  ...plain,
  procedures: { ...plain.procedures, arguing },
  steps: {
    ...plain.steps,
    end: (c: Context, f: Frame) => {
      const { declared, gang } = f as AttackFrame
      const referees = declared.filter((id) => c.match.players[id].side === 'neutral')
      return referees.length > 0 ? call(arguingFrame(gang, referees), 'judged') : 'judged'
    },
    judged: plain.steps.end,
  },
})
