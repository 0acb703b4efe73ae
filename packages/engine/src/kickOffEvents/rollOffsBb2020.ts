// Cheering Fans and Brilliant Coaching of bb2020: D6 + staff; the higher side gets a prayer, or a re-roll for the drive;
// a tie gives nothing. Neighbour: ../procs/match/pray.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Done, type Next, type Procedure, type Throw } from '../kernel/procedure.ts'
import { gainDriveReroll } from '../procs/match/driveRerolls.ts'
import { anyEffect, effectSum } from '../procs/match/effects.ts'
import { pray, prayFrame } from '../procs/match/pray.ts'
import { assistantCoaches, cheerleaders, coachEjected } from '../procs/match/staff.ts'
import { asD3, type BySide, type Side, sides } from '../vocabulary/words.ts'
import type { BrilliantCoachingFrame } from './brilliantCoaching.ts'
import type { CheeringFansFrame } from './cheeringFans.ts'

const rollOff = <F extends Frame, N extends Next<F>>(
  why: string,
  bonus: (c: Ctx, side: Side, f: F) => number,
  won: (c: Ctx, side: Side) => N,
): Throw<F, Ctx, N | Done<'done'>> => ({
  kind: 'throw',
  dice: () => ['d6', 'd6'],
  why: () => why,
  ordered: true,
  rolled: (c, f, faces) => {
    const home = faces[0] + bonus(c, 'home', f)
    const away = faces[1] + bonus(c, 'away', f)
    c.events.push({ type: 'rollOff', why, home, away })
    return home === away ? DONE : won(c, home > away ? 'home' : 'away')
  },
})

type Cheering = CheeringFansFrame & {
  step: 'start' | 'next' | 'louder' | 'rollOff' | 'end'
  /** Sides that may still gain cheerleaders from an inducement, and how many each gained. */
  left?: readonly Side[]
  more?: BySide<number>
}

export const cheeringFansBb2020: Procedure<Cheering, Ctx> = {
  procedures: { pray },
  steps: {
    start: (c, f) => {
      f.left = sides.filter((side) => anyEffect(c, side, ({ loudCheers }) => loudCheers === true))
      f.more = { home: 0, away: 0 }
      return 'next'
    },

    next: (_c, f) => (f.left && f.left.length > 0 ? 'louder' : 'rollOff'),

    louder: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'louderCheers',
      rolled: (c, f, faces) => {
        const [side, ...left] = f.left ?? []
        c.events.push({ type: 'chance', why: 'louderCheers', player: -1, dice: faces })
        f.left = left
        f.more = { home: 0, away: 0, ...f.more, [side]: asD3(faces[0]) }
        return 'next'
      },
    },

    rollOff: rollOff(
      'cheeringFans',
      (c, side, f: Cheering) => {
        const more = f.more?.[side] ?? 0
        // The inducement's own cheerleader counts if the team has no others.
        return Math.max(cheerleaders.of(c.match.squads[side]), more > 0 ? 1 : 0) + more
      },
      (_c, side) => call(prayFrame(side), 'end'),
    ),
    end: () => DONE,
  },
}

export const brilliantCoachingBb2020: Procedure<BrilliantCoachingFrame, Ctx> = {
  steps: {
    start: rollOff(
      'brilliantCoaching',
      (c, side) =>
        assistantCoaches.of(c.match.squads[side]) -
        (coachEjected.of(c.match.squads[side]) ? 1 : 0) +
        effectSum(c, side, 'coachingBonus'),
      (c, side) => {
        gainDriveReroll(c, side, 'brilliantCoaching')
        return DONE
      },
    ),
  },
}
