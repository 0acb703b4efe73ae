// After a push one of the attackers must move into a square that became free, if he can: without using movement, and nobody may
// claim a tackle. Neighbours: attack.ts calls it, pushAway.ts made the square free.
import type { Ctx } from '../../edition.ts'
import { footprint } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { putPlayer } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { ballUnder } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { dared } from '../move/dread.ts'
import { openSquares } from '../move/stride.ts'
import { stands } from '../move/zones.ts'
import { isUnmoved, trapFrame } from '../things/entering.ts'

export interface AdvanceFrame extends Frame {
  readonly proc: 'advance'
  step: 'find' | 'choose' | 'move' | 'sprung' | 'end'
  readonly attackers: readonly number[]
  readonly vacated: readonly Square[]
  player: number
  to: Square
}

export const advanceFrame = (attackers: readonly number[], vacated: readonly Square[]): AdvanceFrame => ({
  ...{ proc: 'advance', step: 'find', attackers, vacated },
  ...{ player: -1, to: -1 },
})

/** Where he can go: into one of the squares, on a big base with part of it. */
const spots = (c: Ctx, player: Player, vacated: readonly Square[]): readonly Square[] =>
  dared(c, player, openSquares(c, player)).filter((to) =>
    footprint(c.rules.pitch, to, player.who.size).some((square) => vacated.includes(square)),
  )

const advances = (c: Ctx, { attackers, vacated }: AdvanceFrame): Action[] =>
  attackers
    .map((id) => c.match.players[id])
    .filter(stands)
    .flatMap((player) => spots(c, player, vacated).map((to) => action('step', player.id, to)))

const chosen = (f: AdvanceFrame, { player, square }: Action): 'move' => {
  f.player = player
  f.to = square
  return 'move'
}

export const advance: Procedure<AdvanceFrame, Ctx> = {
  steps: {
    find: (c, f) => {
      const open = advances(c, f)
      if (open.length === 0) return DONE
      return open.length === 1 ? chosen(f, open[0]) : 'choose'
    },

    choose: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('advance', f.attackers[0]),
      legal: advances,
      chosen: (_c, f, answer) => chosen(f, answer),
    },

    move: (c, f): Next<AdvanceFrame> => {
      const player = c.match.players[f.player]
      c.events.push({ type: 'moved', player: f.player, from: player.at, to: f.to, how: 'followUp' })
      const from = player.at
      putPlayer(c.match, c.rules.pitch, player, f.to)
      const trap = trapFrame(c, player, from)
      return trap ? call(trap, 'sprung') : 'sprung'
    },

    sprung: (c, f): Next<AdvanceFrame> => {
      const player = c.match.players[f.player]
      const ball = isUnmoved(player, f.to) ? ballUnder(c, player) : -1
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'end') : DONE
    },

    end: () => DONE,
  },
}
