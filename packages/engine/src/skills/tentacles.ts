// Tentacles: may hold an opponent who dodges or leaps out of his zone; held, his action is over.
import type { Skill } from '../hooks.ts'
import type { StepFrame } from '../procs/step.ts'
import { hasZone } from '../procs/zones.ts'

export const tentacles: Skill = {
  id: 'tentacles',
  name: 'Tentacles',
  category: 'mutation',
  windows: {
    leaving: {
      offer: (_c, owner, cause) => {
        const f = cause as StepFrame
        return hasZone(owner) && !f.grabbed
      },
      roll: (c, owner, cause) => {
        const f = cause as StepFrame
        f.grabbed = true
        const mover = c.match.players[f.player]
        return {
          roll: 'tentacles',
          player: f.player,
          other: owner.id,
          modifiers: [
            { value: mover.stats.ST ?? 0, source: 'ST', player: mover.id },
            { value: -(owner.stats.ST ?? 0), source: 'ST', player: owner.id },
          ],
        }
      },
      tested: (_c, _owner, cause, escaped) => {
        if (!escaped) (cause as StepFrame).held = true
        return null
      },
      declining: 'He lets him go.',
    },
  },
}
