// Cheering Fans and Brilliant Coaching of the Second Season: D6 + staff; the higher side prays, or gains a re-roll for the
// drive; a tie gives nothing. Neighbour: pray.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Throw } from '../../kernel/procedure.ts'
import type { Side } from '../../vocabulary/words.ts'
import { prayFrame } from '../pray.ts'
import { gainReroll } from '../resources.ts'
import type { BrilliantCoachingFrame } from './brilliantCoaching.ts'
import type { CheeringFansFrame } from './cheeringFans.ts'

const rollOff = <F extends Frame>(
  why: string,
  bonus: (c: Ctx, side: Side) => number,
  won: (c: Ctx, side: Side) => Next<F>,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6', 'd6'],
  why: () => why,
  ordered: true,
  rolled: (c, _f, faces) => {
    const home = faces[0] + bonus(c, 'home')
    const away = faces[1] + bonus(c, 'away')
    c.events.push({ type: 'rollOff', why, home, away })
    return home === away ? DONE : won(c, home > away ? 'home' : 'away')
  },
})

type Cheering = CheeringFansFrame & { step: 'start' | 'end' }

export const cheeringFans2020: Procedure<Cheering, Ctx> = {
  steps: {
    start: rollOff<Cheering>(
      'cheeringFans',
      (c, side) => c.match.squads[side].cheerleaders,
      (_c, side) => call(prayFrame(side), 'end'),
    ),
    end: () => DONE,
  },
}

export const brilliantCoaching2020: Procedure<BrilliantCoachingFrame, Ctx> = {
  steps: {
    start: rollOff<BrilliantCoachingFrame>(
      'brilliantCoaching',
      (c, side) => c.match.squads[side].assistantCoaches - (c.match.squads[side].coachEjected ? 1 : 0),
      (c, side) => {
        gainReroll(c, side, 'brilliantCoaching')
        c.match.squads[side].driveRerolls++
        return DONE
      },
    ),
  },
}
