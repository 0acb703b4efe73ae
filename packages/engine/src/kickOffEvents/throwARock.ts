// Throw a Rock: D6 + FAME each; the higher side's fans hit a random opponent on the pitch, on a tie one of each team.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { opponentsOnPitch } from '../procs/move/zones.ts'
import { otherSide, type Side, sides } from '../vocabulary/words.ts'
import { fameOf } from './eventFrames.ts'

export interface ThrowARockFrame extends Frame {
  readonly proc: 'throwARock'
  step: 'start' | 'next' | 'who'
  /** Sides whose players are still to be hit. */
  victims: readonly Side[]
}

export const throwARock: Procedure<ThrowARockFrame, Ctx> = {
  fields: { victims: [] },
  steps: {
    start: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'throwARock',
      ordered: true,
      rolled: (c, f, faces) => {
        const total = { home: faces[0] + fameOf(c, 'home'), away: faces[1] + fameOf(c, 'away') }
        c.events.push({ type: 'rollOff', why: 'throwARock', ...total })
        f.victims = sides.filter((side) => total[otherSide(side)] >= total[side])
        return 'next'
      },
    },
    next: (c, f) => {
      const side = f.victims[0]
      if (!side) return DONE
      if (opponentsOnPitch(c.match, otherSide(side)).length > 0) return 'who'
      f.victims = f.victims.slice(1)
      return 'next'
    },
    who: {
      kind: 'throw',
      dice: (c, f) => [`d${opponentsOnPitch(c.match, otherSide(f.victims[0])).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        const victim = opponentsOnPitch(c.match, otherSide(f.victims[0]))[faces[0] - 1]
        f.victims = f.victims.slice(1)
        c.events.push({ type: 'chance', why: 'throwARock', player: victim.id, dice: faces })
        return call(injuryFrame(victim.id, -1, 'rock'), 'next')
      },
    },
  },
}
