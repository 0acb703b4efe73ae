// Field Invasion, the Pitch Invasion of third: 2D6 + Fan Factor; D6 random players of the lower side, of both on a tie, are
// injured. Neighbours: pitchInvasion.ts has its frame, crowds.ts the roll-off.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { opponentsOnPitch } from '../procs/move/zones.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'
import { awayCrowd, type CrowdsFrame, homeCrowd, lowerCrowds } from './crowds.ts'
import type { PitchInvasionFrame } from './pitchInvasion.ts'

type FieldInvasionFrame = PitchInvasionFrame &
  CrowdsFrame & {
    step: 'start' | 'away' | 'next' | 'howMany' | 'who'
    /** Sides whose players are still to be hit, and how many of the first. */
    victims: readonly Side[]
    left: number
  }

/** Players of the side who are on the pitch and were not drawn yet. */
const candidates = (c: Ctx, f: FieldInvasionFrame): Player[] =>
  opponentsOnPitch(c.match, otherSide(f.victims[0])).filter(({ id }) => !f.players.includes(id))

export const pitchInvasionThird: Procedure<FieldInvasionFrame, Ctx> = {
  fields: { players: [], victims: [], left: 0, homeTotal: 0 },
  steps: {
    start: homeCrowd('pitchInvasion', 'away'),

    away: awayCrowd('pitchInvasion', (_c, f, totals) => {
      f.victims = lowerCrowds(totals)
      return 'next'
    }),

    next: (c, f): Next<FieldInvasionFrame> => {
      if (f.victims.length === 0) return DONE
      if (candidates(c, f).length > 0) return f.left > 0 ? 'who' : 'howMany'
      f.left = 0
      f.victims = f.victims.slice(1)
      return 'next'
    },

    howMany: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'pitchInvasion',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'pitchInvasion', player: -1, dice: faces })
        f.left = faces[0]
        return 'who'
      },
    },

    who: {
      kind: 'throw',
      dice: (c, f) => [`d${candidates(c, f).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        const victim = candidates(c, f)[faces[0] - 1]
        f.players = [...f.players, victim.id]
        f.left--
        if (f.left === 0) f.victims = f.victims.slice(1)
        c.events.push({ type: 'chance', why: 'pitchInvasion', player: victim.id, dice: faces })
        return call(injuryFrame(victim.id, -1, 'rock'), 'next')
      },
    },
  },
}
