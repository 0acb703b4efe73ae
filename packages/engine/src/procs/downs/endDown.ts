// A down is over: the ball is dead and the turn ends. Neighbours: downs.ts goes on from here, settleInDowns.ts, runOut.ts and fieldGoal.ts
// end downs, counting.ts counts them.
import type { Ctx } from '../../edition.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { DownEnd } from '../../vocabulary/downs.ts'
import type { Side } from '../../vocabulary/words.ts'
import { removeBalls } from '../match/driveSteps.ts'
import { turnover } from '../turn/turnover.ts'
import { type DownsFrame, downsOf } from './downsFrame.ts'

export const theDowns = (c: Ctx): DownsFrame => {
  const downs = downsOf(c.match)
  if (!downs) throw new Error('no down is being played')
  return downs
}

/** Whether the ball was last thrown, and neither caught nor intercepted so far: the throw has ended the turn. */
export const isMissedThrow = ({ match: { turn } }: Ctx): boolean =>
  turn.turnover === 'pass' || turn.turnover === 'fumble'

/** `heir` has the ball in the next down, in the row of `spot`. What ended a down first counts. */
export const endDown = (c: Ctx, why: DownEnd, heir: Side, spot: Square): void => {
  const downs = theDowns(c)
  if (downs.over !== '') return
  Object.assign(downs, { over: why, heir, spot })
  removeBalls(c)
  c.events.push({ type: 'downOver', why, side: heir, square: spot })
  turnover(c, 'downOver')
}
