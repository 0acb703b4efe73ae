// A half, or overtime: re-rolls restored (not in overtime), then drives until both turn markers have run out.
// Neighbours: match.ts plays the halves, drive.ts the drives.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { type Side, sides } from '../vocabulary/words.ts'
import { driveFrame, halfIsOver } from './drive.ts'
import { openWindow } from './window.ts'

export interface HalfFrame extends Frame {
  readonly proc: 'half'
  step: 'start' | 'drive' | 'drove' | 'end'
  readonly half: number
  kicking: Side
  /** The first touchdown wins, and nobody gets new re-rolls. */
  readonly suddenDeath: boolean
}

export const halfFrame = (half: number, kicking: Side, suddenDeath: boolean): HalfFrame => ({
  proc: 'half',
  step: 'start',
  half,
  kicking,
  suddenDeath,
})

export const half: Procedure<HalfFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const { clock, squads, players } = c.match
      clock.half = f.half
      clock.home = 0
      clock.away = 0
      if (!f.suddenDeath) for (const side of sides) squads[side].rerolls = squads[side].rerollsPerHalf
      c.events.push({ type: 'halfStarted', half: f.half })
      if (f.suddenDeath || c.rules.windows.halfStarting.size === 0) return 'drive'
      return openWindow(
        c,
        'halfStarting',
        players.map((p) => p.id),
        'drive',
      )
    },
    drive: (_c, f) => call(driveFrame(f.kicking), 'drove'),
    drove: (c, f, scored) => {
      if (scored > 0) f.kicking = sides[scored - 1]
      return halfIsOver(c) || (f.suddenDeath && scored > 0) ? 'end' : 'drive'
    },
    end: (c, f) => {
      c.events.push({ type: 'halfEnded', half: f.half })
      return DONE
    },
  },
}
