// Where a ball comes down that nobody caught: it scatters from the target square by square, or flies on in one direction; only the
// last square counts. Neighbours: throwOnTable.ts throws it, landing.ts has it land, settle.ts brings it back from the crowd.
import type { Ctx } from '../../edition.ts'
import type { Ball } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'

/** It leaves its carrier's hands and comes down there. */
export const flyBall = (c: Ctx, ball: Ball, to: Square, how: 'pass' | 'kick' = 'pass'): void => {
  c.events.push({ type: 'ballMoved', from: ball.at, to, how, dice: [] })
  ball.state = 'air'
  ball.carrier = -1
  ball.at = to
}

/** It goes so many squares where the die points. Beyond the edge it is out, and its last square is kept. */
export const driftBall = (c: Ctx, ball: Ball, faces: readonly number[], squares: number): void => {
  const from = ball.at
  for (let i = 0; i < squares && ball.state === 'air'; i++) {
    const to = c.rules.pitch.step[ball.at * 8 + faces[0] - 1]
    if (to === OFF) ball.state = 'out'
    else ball.at = to
  }
  const to = ball.state === 'out' ? OFF : ball.at
  c.events.push({ type: 'ballMoved', from, to, how: 'scatter', dice: faces })
}
