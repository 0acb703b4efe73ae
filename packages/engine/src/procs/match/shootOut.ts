// Decides a match that is level after overtime. Its result is the winner. Bugman and crp: one roll-off plus
// unused team re-rolls. bb2020: five roll-offs. Neighbour: match.ts.

import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { type Done, done, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import type { Side } from '../../vocabulary/words.ts'
import { leaderRerolls } from '../rolling/reroll.ts'

const WON: { readonly [S in Side]: Done<S> } = { home: done('home'), away: done('away') }

export interface ShootOutFrame extends Frame, Returns<Side> {
  readonly proc: 'shootOut'
  step: 'start'
  home: number
  away: number
}

/** Unused team re-rolls; the leader's counts if a player with Leader was on the pitch at the end. */
const countersLeft = (c: Ctx, side: Side): number => {
  const squad = c.match.squads[side]
  const led = c.match.players.some((p) => p.side === side && p.fielded && may(c, p).leads)
  return squad.rerolls + (led ? leaderRerolls.of(squad) : 0)
}

export const shootOutCrp: Procedure<ShootOutFrame, Ctx> = {
  steps: {
    start: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'shootOut',
      ordered: true,
      rolled: (c, _f, faces) => {
        const home = faces[0] + countersLeft(c, 'home')
        const away = faces[1] + countersLeft(c, 'away')
        c.events.push({ type: 'rollOff', why: 'shootOut', home, away })
        return home === away ? 'start' : WON[home > away ? 'home' : 'away']
      },
    },
  },
}

const KICKS = 5

export const shootOutBb2020: Procedure<ShootOutFrame, Ctx> = {
  steps: {
    start: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'shootOut',
      ordered: true,
      rolled: (c, f, faces) => {
        c.events.push({ type: 'rollOff', why: 'shootOut', home: faces[0], away: faces[1] })
        // A tied roll-off is rolled again.
        if (faces[0] === faces[1]) return 'start'
        if (faces[0] > faces[1]) f.home++
        else f.away++
        if (f.home + f.away < KICKS) return 'start'
        return WON[f.home > f.away ? 'home' : 'away']
      },
    },
  },
}
