// Attacks where there are referees: once one is over, those who attacked a referee have argued the call. Neighbours:
// ../block/attack.ts is the attack by strength, ../foul/arguing.ts what the referees make of it.
import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { type AnyProcedure, type Context, call, DONE, type Procedure } from '../../kernel/procedure.ts'
import type { AttackFrame } from '../block/attackFrame.ts'
import { arguing, arguingFrame } from '../foul/arguing.ts'

/** The attack by strength that this procedure plays, judged before it ends. */
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

interface ArguedFrame extends Frame {
  readonly proc: 'argued'
  step: 'attack' | 'argue' | 'end'
  readonly player: number
  readonly referee: number
  /** What plays the attack, until it does. */
  attack: Frame | null
}

const argued: Procedure<ArguedFrame, Ctx> = {
  procedures: { arguing },
  steps: {
    attack: (_c, f) => {
      const { attack } = f
      if (!attack) throw new Error('a referee was attacked twice by one deed')
      f.attack = null
      return call(attack, 'argue')
    },
    argue: (_c, f) => call(arguingFrame([f.player], [f.referee]), 'end'),
    end: () => DONE,
  },
}

/** The same for any other attack on one player, which ends his action. */
export const judgedDeed = (deed: Deed): Deed => ({
  ...deed,
  begin: (c, f, answer) => {
    const attack = deed.begin(c, f, answer)
    if (c.match.players[answer.player]?.side !== 'neutral') return attack
    const frame: ArguedFrame = { proc: 'argued', step: 'attack', player: f.player, referee: answer.player, attack }
    return frame
  },
  procedures: { ...deed.procedures, argued },
})
