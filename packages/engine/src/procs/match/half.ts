// A half, or overtime: restores re-rolls (not in overtime), then plays drives until both turn markers have run out
// or a side has won.
// Neighbours: match.ts plays the halves, drive.ts the drives.

import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { type Side, sides } from '../../vocabulary/words.ts'
import { openMoment } from '../rolling/moment.ts'
import { leaderRerolls } from '../rolling/reroll.ts'
import { endPrayers } from './answeredPrayers.ts'
import { chefFrame, takeCooks } from './chef.ts'
import { halfIsOver, isWon } from './clock.ts'
import { type DriveResult, driveFrame } from './driveFrame.ts'
import { endEffects } from './effects.ts'
import { giveBack } from './limits.ts'
import { takeBack } from './loans.ts'

export interface HalfFrame extends Frame, Receives<{ drove: DriveResult }> {
  readonly proc: 'half'
  step: 'start' | 'started' | 'leaders' | 'drive' | 'drove' | 'end'
  readonly half: number
  kicking: Side
  /** No team gets new re-rolls; in some editions the first touchdown wins. */
  readonly overtime: boolean
  /** Sides whose chef has not cooked yet. */
  cooks: readonly Side[]
}

export const halfFrame = (half: number, kicking: Side, overtime: boolean): HalfFrame => ({
  proc: 'half',
  step: 'start',
  half,
  kicking,
  overtime,
  cooks: [],
})

const copy = (f: HalfFrame): HalfFrame => ({
  proc: f.proc,
  step: f.step,
  half: f.half,
  kicking: f.kicking,
  overtime: f.overtime,
  cooks: f.cooks,
})

const hasLeader = (c: Ctx, side: Side): boolean => c.match.players.some((p) => p.side === side && may(c, p).leads)

export const half: Procedure<HalfFrame, Ctx> = {
  copy,
  steps: {
    start: (c, f) => {
      const { clock, squads } = c.match
      clock.half = f.half
      clock.home = 0
      clock.away = 0
      clock.homeTaken = 0
      clock.awayTaken = 0
      clock.down = 0
      // Re-rolls won or lost before the match count in its first half.
      if (c.rules.teamRerolls.restoredAtHalf && !f.overtime && f.half > 1)
        for (const side of sides) squads[side].rerolls = squads[side].rerollsPerHalf
      c.events.push({ type: 'halfStarted', half: f.half })
      return openMoment(c, 'halfStarting', f.kicking, 'started')
    },

    started: (c, f) => {
      const { chef } = c.rules
      f.cooks = f.overtime || !chef ? [] : sides.filter((side) => c.match.squads[side].resources.chef > 0)
      if (chef?.cooksAfterKick || f.cooks.length === 0) return 'leaders'
      return call(chefFrame(takeCooks(c)), 'leaders')
    },

    leaders: (c, f) => {
      if (!f.overtime) for (const side of sides) leaderRerolls.put(c.match.squads[side], hasLeader(c, side) ? 1 : 0)
      return 'drive'
    },

    drive: (_c, f) => call(driveFrame(f.kicking), 'drove'),
    drove: (c, f, scorer) => {
      const scored = scorer !== 'nobody'
      if (scored) f.kicking = scorer
      return halfIsOver(c) || isWon(c) || (f.overtime && c.rules.clock.suddenDeath && scored) ? 'end' : 'drive'
    },
    end: (c, f) => {
      takeBack(c, 'half')
      takeBack(c, 'touchdown')
      giveBack(c, 'half')
      endPrayers(c, 'half')
      endEffects(c, 'half')
      c.events.push({ type: 'halfEnded', half: f.half })
      return DONE
    },
  },
}
