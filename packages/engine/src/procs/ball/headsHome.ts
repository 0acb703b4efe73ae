// Heads that are brought home: a standing player who holds one on an entry square of his side has reached his dug-out. Neighbours:
// hurt/decapitated.ts cuts them off; settle.ts and turn/activationOfDeeds.ts ask whenever balls and players are at rest.
import type { Ctx } from '../../edition.ts'
import { anySquare } from '../../kernel/base.ts'
import type { Ball } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { ballNatures } from '../../tables/ballKinds.ts'
import { gainReroll } from '../match/resources.ts'
import { stands } from '../move/zones.ts'

/** Reward or no reward, it is out of play. */
const bringHome = (c: Ctx, ball: Ball): void => {
  const player = c.match.players[ball.carrier]
  const { cutBy } = ball
  if (player?.side === undefined || player.side === 'neutral' || !cutBy || !stands(player)) return
  const entries = c.rules.pitch.entrySquares[player.side]
  if (!anySquare(c.rules.pitch, player, (square) => entries.includes(square))) return
  c.events.push({ type: 'headHome', side: player.side, player: player.id, cutBy })
  Object.assign(ball, { state: 'absent', carrier: -1, at: OFF })
  if (player.side === cutBy) gainReroll(c, cutBy, 'head')
}

export const bringHeadsHome = (c: Ctx): void => {
  if (c.match.balls.length > 1)
    for (const ball of c.match.balls) if (ballNatures[ball.kind].goesHome) bringHome(c, ball)
}
