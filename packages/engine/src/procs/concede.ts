// Giving up: the match ends at once and the opponent wins. Neighbours: turn.ts and setUp.ts say when it is allowed.
import type { Ctx } from '../edition.ts'
import { DONE } from '../kernel/procedure.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'

export const concede = (c: Ctx, side: Side): number => {
  const { squads, stack } = c.match
  const winner = otherSide(side)
  c.match.result = { winner, score: { home: squads.home.score, away: squads.away.score }, by: 'concession' }
  c.match.turn.running = false
  c.events.push({ type: 'matchEnded', winner, by: 'concession' })
  // Every procedure below is over with it; the frame on top is popped by the machine.
  stack.splice(0, stack.length - 1)
  return DONE
}
