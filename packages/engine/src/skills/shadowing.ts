// Shadowing: follows an opponent who moves out of his zone, unless the opponent's roll shakes him off.
import type { Skill } from '../hooks.ts'
import { isFree, putPlayer } from '../kernel/occupancy.ts'
import type { ActivationFrame } from '../procs/activation.ts'
import { hasState } from '../procs/states.ts'
import type { StepFrame } from '../procs/step.ts'
import { scoreAtOnce } from '../procs/turnover.ts'
import { hasZone, swings } from '../procs/zones.ts'

export const shadowing: Skill = {
  id: 'shadowing',
  name: 'Shadowing',
  category: 'general',
  windows: {
    left: {
      offer: (c, owner, cause) => {
        const f = cause as StepFrame
        const acting = c.match.stack.some(
          (frame) => frame.proc === 'activation' && (frame as ActivationFrame).player === f.player,
        )
        return (
          acting &&
          !f.followed &&
          hasZone(owner) &&
          !hasState(owner, 'rooted') &&
          !swings(c, owner) &&
          isFree(c.match, f.from)
        )
      },
      roll: (c, owner, cause) => {
        const f = cause as StepFrame
        f.followed = true
        const mover = c.match.players[f.player]
        return {
          roll: 'shadowing',
          player: f.player,
          other: owner.id,
          modifiers: [
            { value: mover.stats.MA ?? 0, source: 'MA', player: mover.id },
            { value: -(owner.stats.MA ?? 0), source: 'MA', player: owner.id },
          ],
        }
      },
      tested: (c, owner, cause, escaped) => {
        const f = cause as StepFrame
        if (escaped || !isFree(c.match, f.from)) return null
        const from = owner.at
        putPlayer(c.match, c.rules.pitch, owner, f.from)
        c.events.push({ type: 'moved', player: owner.id, from, to: f.from, how: 'shadowing' })
        scoreAtOnce(c)
        return null
      },
      declining: 'He lets him go.',
    },
  },
}
