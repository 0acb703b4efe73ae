// A trampoline at the bottom of a pit: it throws a player four squares through the air in a random direction. Neighbours: trap.ts calls
// it, ../ball/flight.ts brings him down.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { TRAMPOLINE_SQUARES } from '../../tables/trapTables.ts'
import { disturbBalls } from '../ball/ball.ts'
import { flight, flightFrame, overTheEdge, takeOffInto } from '../ball/flight.ts'

export interface TrampolineFrame extends Frame {
  readonly proc: 'trampoline'
  step: 'up' | 'down'
  readonly player: number
}

export const trampolineFrame = ({ id }: Player): TrampolineFrame => ({ proc: 'trampoline', step: 'up', player: id })

/** The last square on the pitch in this direction, and the one where he comes down, or OFF. */
const flown = (c: Ctx, from: Square, direction: number): readonly [last: Square, at: Square] => {
  let [last, at] = [from, from]
  for (let i = 0; i < TRAMPOLINE_SQUARES && at !== OFF; i++) {
    last = at
    at = c.rules.pitch.step[last * 8 + direction]
  }
  return [last, at]
}

export const trampoline: Procedure<TrampolineFrame, Ctx> = {
  procedures: { flight },
  steps: {
    up: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'trampoline',
      rolled: (c, f, faces) => {
        const player = c.match.players[f.player]
        const origin = player.at
        const [last, at] = flown(c, origin, faces[0] - 1)
        c.events.push({ type: 'chance', why: 'trampoline', player: f.player, dice: faces })
        disturbBalls(c, player)
        takeOffInto(c, player)
        c.events.push({ type: 'moved', player: f.player, from: origin, to: at, how: 'trampoline' })
        if (at === OFF) overTheEdge(c, player, last)
        const lands = flightFrame(player, { by: -1, how: 'bounced', origin }, at, at === OFF ? 'crowd' : 'comeDown')
        return call(lands, 'down')
      },
    },

    down: () => DONE,
  },
}
