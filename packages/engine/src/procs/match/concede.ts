// Conceding: the match ends at once and the opponent wins. Neighbours: turn.ts and setUp.ts say when it is allowed.
import type { Ctx } from '../../edition.ts'
import { DONE, type Done } from '../../kernel/procedure.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { turnBack } from './turncoats.ts'

/** `excused`: the team had too few players to go on, so conceding costs nothing, also in the league. */
export const concede = (c: Ctx, side: Side, excused = false): Done<'done'> => {
  const { squads, stack } = c.match
  turnBack(c)
  const winner = otherSide(side)
  if (c.rules.concession.concederLosesScore && !excused) {
    squads[winner].score += squads[side].score + 1
    squads[side].score = 0
  }
  const by = excused ? 'excusedConcession' : 'concession'
  c.match.result = { winner, score: { home: squads.home.score, away: squads.away.score }, by }
  c.match.turn.running = false
  c.events.push({ type: 'matchEnded', winner, by })
  // All procedures end except the match itself; the machine pops the frame on top.
  stack.splice(1, stack.length - 2)
  stack[0].step = 'end'
  return DONE
}
