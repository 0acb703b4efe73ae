// One player's action where none is declared: what he does says which of his team's actions it is, and from then on only what
// that one allows goes on. Neighbours: activation.ts has the steps, openActions.ts what a deed decides.
import type { Ctx } from '../../edition.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { act, activation } from './activation.ts'
import { type ActivationFrame, isOpen } from './activationFrame.ts'
import { noteKind } from './declaration.ts'
import { kindAfter } from './openActions.ts'

export const activationOpen: Procedure<ActivationFrame, Ctx> = {
  ...activation,
  steps: {
    ...activation.steps,
    act: {
      ...act,
      chosen: (c, f, answer) => {
        if (isOpen(f.action)) {
          f.action = kindAfter(c, f, answer)
          if (!isOpen(f.action)) noteKind(c, f)
        }
        return act.chosen(c, f, answer)
      },
    },
  },
}
