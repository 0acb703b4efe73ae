// Riot: both turn markers move back or on, depending on the receiving team's marker.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Done, type Procedure } from '../kernel/procedure.ts'
import { turnsAllowed } from '../procs/match/clock.ts'
import { sides } from '../vocabulary/words.ts'
import { receivingSide } from './eventFrames.ts'

export interface RiotFrame extends Frame {
  readonly proc: 'riot'
  step: 'start' | 'roll'
}

const moveMarkers = (c: Ctx, by: number, last = Number.POSITIVE_INFINITY): Done<'done'> => {
  const { clock } = c.match
  for (const side of sides) clock[side] = Math.min(last, Math.max(0, clock[side] + by))
  c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: 'riot' })
  return DONE
}

export const riot: Procedure<RiotFrame, Ctx> = {
  steps: {
    start: (c) => {
      const { clock } = c.match
      const side = receivingSide(c)
      if (clock[side] === turnsAllowed(c.rules, c.match) - 1) return moveMarkers(c, -1)
      const taken = side === 'home' ? clock.homeTaken : clock.awayTaken
      return taken === 0 ? moveMarkers(c, 1) : 'roll'
    },
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'riot',
      rolled: (c, _f, faces) => {
        c.events.push({ type: 'chance', why: 'riot', player: -1, dice: faces })
        return moveMarkers(c, faces[0] <= 3 ? 1 : -1)
      },
    },
  },
}

/** `third`: both markers move on by a D6, each to the last turn of the half at most. */
export const riotThird: Procedure<RiotFrame & { step: 'start' }, Ctx> = {
  steps: {
    start: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'riot',
      rolled: (c, _f, faces) => {
        c.events.push({ type: 'chance', why: 'riot', player: -1, dice: faces })
        return moveMarkers(c, faces[0], turnsAllowed(c.rules, c.match))
      },
    },
  },
}
