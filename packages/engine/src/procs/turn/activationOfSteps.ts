// What a player does where nothing is declared and he has his movement only. Neighbours: activation.ts has the steps,
// turnOfEach.ts lets him act.
import type { Ctx } from '../../edition.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { act, activation } from './activation.ts'
import type { ActivationFrame } from './activationFrame.ts'

export const activationOfSteps: Procedure<ActivationFrame, Ctx> = {
  ...activation,
  steps: {
    ...activation.steps,
    act: { ...act, legal: (c, f) => act.legal(c, f).filter(({ do: verb }) => verb === 'step' || verb === 'endAction') },
  },
}
