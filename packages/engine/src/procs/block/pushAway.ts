// A player is pushed away by an attack that is read on a table: only to an empty square beside him, and nobody is pushed on or off
// the pitch. Neighbours: attack.ts calls it, advance.ts brings an attacker after him; push.ts is the push of block dice.
import type { Ctx } from '../../edition.ts'
import { zoneReaches } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, done, type Next, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { proposalsSecond } from '../../tables/proposalsSecond.ts'
import { squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { ballUnder } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { openSquares } from '../move/stride.ts'
import { isUnmoved, trapFrame } from '../things/entering.ts'

export type PushAwayResult = 'moved' | 'stayed'
const MOVED = done('moved')
const STAYED = done('stayed')

export interface PushAwayFrame extends Frame, Returns<PushAwayResult> {
  readonly proc: 'pushAway'
  step: 'find' | 'choose' | 'move' | 'sprung' | 'moved'
  readonly victim: number
  readonly by: readonly number[]
  squares: readonly Square[]
  to: Square
}

export const pushAwayFrame = (victim: number, by: readonly number[]): PushAwayFrame => ({
  ...{ proc: 'pushAway', step: 'find', victim, by },
  ...{ squares: [], to: OFF },
})

const goesAway: boolean = proposalsSecond.pushGoesAway.value

/** Empty squares beside him that are away from one who pushes him: not beside that player any more. */
const pushSquares = (c: Ctx, { by }: PushAwayFrame, victim: Player): readonly Square[] =>
  openSquares(c, victim).filter(
    (to) => !goesAway || by.some((id) => !zoneReaches(c.rules.pitch, c.match.players[id], victim, to)),
  )

const pushTo = squareActions('push')

export const pushAway: Procedure<PushAwayFrame, Ctx> = {
  steps: {
    find: (c, f) => {
      f.squares = pushSquares(c, f, c.match.players[f.victim])
      if (f.squares.length === 0) return STAYED
      f.to = f.squares[0]
      return f.squares.length === 1 ? 'move' : 'choose'
    },

    choose: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('pushSquare', f.victim, { other: f.by[0] }),
      legal: (_c, f) => f.squares.map(pushTo),
      chosen: (_c, f, answer) => {
        f.to = answer.square
        return 'move'
      },
    },

    move: (c, f): Next<PushAwayFrame> => {
      const victim = c.match.players[f.victim]
      c.events.push({ type: 'moved', player: f.victim, from: victim.at, to: f.to, how: 'pushed' })
      const from = victim.at
      putPlayer(c.match, c.rules.pitch, victim, f.to)
      const trap = trapFrame(c, victim, from)
      return trap ? call(trap, 'sprung') : 'sprung'
    },

    sprung: (c, f): Next<PushAwayFrame> => {
      const victim = c.match.players[f.victim]
      const ball = isUnmoved(victim, f.to) ? ballUnder(c, victim) : -1
      return ball >= 0 ? call(pickUpFrame(ball, f.victim), 'moved') : MOVED
    },

    moved: () => MOVED,
  },
}
