// Throw a Rock: D6 + FAME each; the higher side's fans hit a random opponent on the pitch, on a tie one of each team.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { type Call, call, DONE, type Done, type Procedure, type Throw } from '../kernel/procedure.ts'
import { type InjuryDice, injuryFrame } from '../procs/hurt/injury.ts'
import { opponentsOnPitch } from '../procs/move/zones.ts'
import { otherSide, type Side, sides } from '../vocabulary/words.ts'
import { awayCrowd, type CrowdsFrame, homeCrowd, lowerCrowds } from './crowds.ts'
import { fameOf } from './eventFrames.ts'

export interface ThrowARockFrame extends Frame {
  readonly proc: 'throwARock'
  /** Sides whose players are still to be hit. */
  victims: readonly Side[]
}

type CrpFrame = ThrowARockFrame & { step: 'start' | 'next' | 'who' }

/** The next side of whom a player is hit; a side without players on the pitch is spared. */
const next = (c: Ctx, f: ThrowARockFrame): 'who' | Done<'done'> => {
  f.victims = f.victims.filter((side) => opponentsOnPitch(c.match, otherSide(side)).length > 0)
  return f.victims.length > 0 ? 'who' : DONE
}

const who: Throw<ThrowARockFrame, Ctx, Call<'next', InjuryDice>> = {
  kind: 'throw',
  dice: (c, f) => [`d${opponentsOnPitch(c.match, otherSide(f.victims[0])).length}`],
  why: () => 'randomPlayer',
  rolled: (c, f, faces) => {
    const victim = opponentsOnPitch(c.match, otherSide(f.victims[0]))[faces[0] - 1]
    f.victims = f.victims.slice(1)
    c.events.push({ type: 'chance', why: 'throwARock', player: victim.id, dice: faces })
    return call(injuryFrame(victim.id, -1, 'rock'), 'next')
  },
}

export const throwARock: Procedure<CrpFrame, Ctx> = {
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
    next,
    who,
  },
}

/** `third`: 2D6 + Fan Factor. */
export const throwARockThird: Procedure<
  ThrowARockFrame & CrowdsFrame & { step: 'start' | 'away' | 'next' | 'who' },
  Ctx
> = {
  fields: { victims: [], homeTotal: 0 },
  steps: {
    start: homeCrowd('throwARock', 'away'),
    away: awayCrowd('throwARock', (_c, f, totals) => {
      f.victims = lowerCrowds(totals)
      return 'next'
    }),
    next,
    who,
  },
}
