// What happens with the referees by itself: they are placed, they move at the start of the offence's turns, and those who were hurt
// come back at a restart. Neighbours: placeReferees.ts, refereeMoves.ts; arguing.ts says whose dug-out they come through.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { testOf } from '../../tables/tests.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { isOnPitch } from '../move/zones.ts'
import { type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { carryTo, dugOutOf } from './arguing.ts'
import { firstRefereesFrame, placeReferees, placeRefereesFrame } from './placeReferees.ts'
import { refereeMoves, refereeMovesFrame } from './refereeMoves.ts'

const refereesWho = (c: Ctx, test: (referee: Player) => boolean): readonly number[] =>
  c.match.players.filter((one) => one.side === 'neutral' && test(one)).map(({ id }) => id)

const isReady = ({ place }: Player): boolean => place === 'reserves'

export const refereesTakePlace: Routine = {
  id: 'refereesTakePlace',
  at: 'setUpDone',
  begin: (c, side) => {
    const waiting = refereesWho(c, isReady)
    if (waiting.length === 0) return null
    // All are placed before the first turn; later only those come who were hurt.
    return c.match.clock.drive === 1 ? firstRefereesFrame(waiting) : placeRefereesFrame(waiting, side)
  },
  procedures: { placeReferees },
}

export const refereesMove: Routine = {
  id: 'refereesMove',
  at: 'turnStart',
  begin: (c, side) => {
    const waiting = side === otherSide(c.match.drive.kicking) ? refereesWho(c, isOnPitch) : []
    return waiting.length > 0 ? refereeMovesFrame(side, waiting) : null
  },
  procedures: { refereeMoves },
}

interface RefereesReturnFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'refereesReturn'
  step: 'next' | 'rolled'
  /** Knocked out, with their roll still to come: replaced, never changed in place. */
  waiting: readonly number[]
}

const comeBack = (c: Ctx, id: number): void => {
  c.match.players[id].place = 'reserves'
  c.events.push({ type: 'returned', player: id, why: 'recover' })
}

const wakeReferees: Procedure<RefereesReturnFrame, Ctx> = {
  steps: {
    next: (c, f) => {
      if (f.waiting.length === 0) return DONE
      const referee = c.match.players[f.waiting[0]]
      const base = testOf(c, 'recover').base(c, referee)
      return call(sideRollFrame(c, 'recover', dugOutOf(referee) ?? '', { base, why: 'referee' }), 'rolled')
    },
    rolled: (c, f, roll) => {
      if (roll === 'passed') comeBack(c, f.waiting[0])
      f.waiting = f.waiting.slice(1)
      return 'next'
    },
  },
}

export const refereesReturn: Routine = {
  id: 'refereesReturn',
  at: 'restart',
  begin: (c, side) => {
    // Whom nobody of either side hurt comes through the dug-out of those who receive.
    for (const id of refereesWho(c, (one) => !isOnPitch(one) && dugOutOf(one) === null))
      carryTo(c, c.match.players[id], side)
    for (const id of refereesWho(c, ({ place }) => place === 'stunnedBox')) comeBack(c, id)
    const waiting = refereesWho(c, ({ place }) => place === 'ko')
    return waiting.length > 0 ? ({ proc: 'refereesReturn', step: 'next', waiting } as RefereesReturnFrame) : null
  },
  procedures: { refereesReturn: wakeReferees },
}
