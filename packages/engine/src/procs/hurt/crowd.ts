// A player pushed off the pitch suffers an injury roll by the crowd, without an armour roll; if stunned he goes to the
// reserves. Neighbours: push.ts sends players there, block.ts resolves it after the follow-up.
import type { Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { heldBall } from '../move/zones.ts'
import { turnover } from '../turn/turnover.ts'
import { type InjuryFrame, injuryFrame } from './injury.ts'

/** His square at the edge of the pitch; a big base may touch the edge with a part of it only. */
const squareAtEdge = ({ rules: { pitch } }: Ctx, player: Player): Square => {
  const { x, y, length, width } = pitch
  const atEdge = (square: Square): boolean =>
    x[square] === 0 || y[square] === 0 || x[square] === length - 1 || y[square] === width - 1
  return squaresOf(pitch, player, player.at).find(atEdge) ?? player.at
}

/** Takes him off the pitch; a ball he carries is out at his last square until it is thrown in. */
export const intoTheCrowd = (c: Ctx, player: Player): void => {
  const ball = heldBall(c.match, player)
  if (ball) {
    ball.state = 'out'
    ball.carrier = -1
    ball.at = squareAtEdge(c, player)
    if (player.side === c.match.turn.side) turnover(c, 'carrierInCrowd')
  }
  takeOff(c.match, c.rules.pitch, player, 'crowd')
  c.events.push({ type: 'removed', player: player.id, to: 'crowd', why: 'crowd' })
}

/** The injury roll of the next player in the crowd, or null. */
export const crowdInjury = (c: Ctx): InjuryFrame | null => {
  const victim = c.match.players.find((p) => p.place === 'crowd')
  return victim ? injuryFrame(victim.id, -1, 'crowd') : null
}
