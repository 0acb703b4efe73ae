// One square of movement where no roll is made to leave a tackle zone. Neighbours: step.ts is the step with rolls, which it
// replaces by the same frame.
import type { Ctx } from '../../edition.ts'
import { putPlayer } from '../../kernel/occupancy.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { type StepFrame, step } from './step.ts'

export const stepFreely: Procedure<StepFrame, Ctx> = {
  ...step,
  steps: {
    ...step.steps,
    leave: () => 'move',
    move: (c, f) => {
      putPlayer(c.match, c.rules.pitch, c.match.players[f.player], f.to)
      c.events.push({ type: 'moved', player: f.player, from: f.from, to: f.to, how: 'move', byRoll: false })
      return 'arrived'
    },
  },
}
