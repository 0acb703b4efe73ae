// A ball gets under a machine, or comes down on it: nothing is left of it. Neighbours: destroyedBall.ts restarts play,
// things/machines.ts has the machines; pickUpSurely.ts, landing.ts and weapons/ come here.
import type { Ctx } from '../../edition.ts'
import { covers } from '../../kernel/base.ts'
import type { Ball, Player } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { destroyBall } from './destroyedBall.ts'
import { isFootball } from './whichBall.ts'

/** Without a football play restarts; a head is not missed. */
export const crushBall = (c: Ctx, ball: Ball, { side }: Player): void => {
  if (side === 'neutral') return
  if (isFootball(ball)) {
    destroyBall(c, ball, side)
    return
  }
  c.events.push({ type: 'ballMoved', from: ball.at, to: ball.at, how: 'crushed', dice: [] })
  Object.assign(ball, { state: 'absent', carrier: -1, at: OFF })
}

/** Whatever lies where the machine is now. */
export const crushBalls = (c: Ctx, machine: Player): void => {
  for (const ball of c.match.balls)
    if ((ball.state === 'ground' || ball.state === 'loose') && covers(c.rules.pitch, machine, ball.at))
      crushBall(c, ball, machine)
}
