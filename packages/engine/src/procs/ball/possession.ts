// Who has the ball after a pass or a hand-off, and whether that is a turnover. Neighbours: passSteps.ts, handOff.ts.
import type { Ctx } from '../../edition.ts'
import { mayNow } from '../../kit.ts'
import type { Turnover } from '../../vocabulary/turnovers.ts'
import { turnover } from '../turn/turnover.ts'

/** A turnover if the ball left a player's hands and did not come to rest with his own team. */
export const judgePossession = (c: Ctx, ball: number, why: Turnover): void => {
  const { carrier, state } = c.match.balls[ball]
  // A team-mate had it, and then it turned out to be a copy.
  if (state === 'absent') return
  if (carrier >= 0) {
    const player = c.match.players[carrier]
    if (player.side === c.match.turn.side) return
    if (mayNow(c, player, 'robsQuietly')) return
  }
  turnover(c, why)
}
