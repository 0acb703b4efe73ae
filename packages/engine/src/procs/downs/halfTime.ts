// Half-time: whoever sits in the Stunned or Knocked-Out box comes back before the kick-off of the second half. The teams change ends, and
// the pitch is drawn as before, each end named by its team. Neighbours: ../match/recovery.ts is what each restart brings.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { Routine } from '../../routine.ts'
import type { Place } from '../../vocabulary/words.ts'
import { comesBack, neededToRecover } from '../match/recovery.ts'

const BREAK_HEALS: readonly Place[] = ['stunnedBox', 'ko']

/** Before the first kick-off of the second half. */
const isHalfTime = ({ match: { clock } }: Ctx): boolean =>
  clock.half === 2 && clock.homeTaken === 0 && clock.awayTaken === 0

/** The poisoned sleep on. */
const mayRecover = (c: Ctx, player: Player): boolean => neededToRecover(c, player) !== undefined

export const halfTimeRest: Routine = {
  id: 'halfTimeRest',
  at: 'restart',
  begin: (c) => {
    if (isHalfTime(c))
      for (const player of c.match.players)
        if (player.side !== 'neutral' && BREAK_HEALS.includes(player.place) && mayRecover(c, player))
          comesBack(c, player)
    return null
  },
}
