// Handing the ball to a player in an adjacent square, friend or foe: it always arrives, he must catch it.
// Neighbours: catch.ts, settle.ts; activation.ts calls it and ends the action after it.
import { anySkill, type Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { catchFrame } from './catch.ts'
import { settleFrame } from './settle.ts'
import { turnover } from './turnover.ts'

export interface HandOffFrame extends Frame {
  readonly proc: 'handOff'
  step: 'give' | 'given' | 'judge'
  readonly ball: number
  readonly target: number
}

export const handOffFrame = (ball: number, target: number): HandOffFrame => ({
  proc: 'handOff',
  step: 'give',
  ball,
  target,
})

/** A ball that left a player's hands must come to rest with his own team. */
export const judgePossession = (c: Ctx, ball: number, why: string): void => {
  const { carrier, state } = c.match.balls[ball]
  // It came to its own team and then turned out to be none.
  if (state === 'absent') return
  if (carrier >= 0) {
    const player = c.match.players[carrier]
    if (player.side === c.match.turn.side) return
    if (anySkill(c, player, 'robsQuietly', (skill) => skill.robsQuietly?.(player) === true)) return
  }
  turnover(c, why)
}

export const handOff: Procedure<HandOffFrame, Ctx> = {
  steps: {
    give: (c, f) => {
      const ball = c.match.balls[f.ball]
      const to = c.match.players[f.target].at
      c.events.push({ type: 'ballMoved', from: ball.at, to, how: 'handOff', dice: [] })
      return call(catchFrame(f.ball, f.target, 'handOff'), 'given')
    },
    given: () => call(settleFrame(), 'judge'),
    judge: (c, f) => {
      judgePossession(c, f.ball, 'handOff')
      return DONE
    },
  },
}
