// What happens with the referees by itself: they are placed, those who were hurt once they have recovered, and they move at the start
// of the offence's turns. Neighbours: placeReferees.ts, refereeMoves.ts; ../match/recovery.ts has who recovers.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { Routine } from '../../routine.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { isOnPitch } from '../move/zones.ts'
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
