// A touchdown with a ball that may be a copy: on a D6 it counts, or the ball vanishes and the other one is real.
// Neighbours: turnover.ts finds who scores, settle.ts and activation.ts call it, inducements/cards/ copies the ball.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { OFF } from '../kernel/pitch.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { stopEffects } from '../procs/match/effects.ts'
import { heldBall } from '../procs/move/zones.ts'
import { score } from '../procs/turn/turnover.ts'

export interface ClaimFrame extends Frame {
  readonly proc: 'claim'
  step: 'roll'
  readonly player: number
}

export const claimFrame = (player: number): ClaimFrame => ({ proc: 'claim', step: 'roll', player })

const VANISHES_ON = 3

export const claim: Procedure<ClaimFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'clonedBall',
      rolled: (c, f, faces) => {
        const player = c.match.players[f.player]
        const ball = heldBall(c.match, player)
        c.events.push({ type: 'chance', why: 'clonedBall', player: f.player, dice: faces })
        if (faces[0] > VANISHES_ON || !ball) score(c, player)
        else {
          c.events.push({ type: 'ballMoved', from: ball.at, to: ball.at, how: 'vanished', dice: [] })
          ball.state = 'absent'
          ball.carrier = -1
          ball.at = OFF
        }
        stopEffects(c, (effect) => effect.clonesBall === true)
        return DONE
      },
    },
  },
}
