// Pushes a player back one square: possible squares, who chooses, chain pushes and the crowd. Returns 1 if he moved.
// Neighbours: block.ts calls it; crowd.ts takes players who leave the pitch.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { footprint, nearestSquare } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { bodiesUnder, fits, isFree, playerAt, putPlayer } from '../../kernel/occupancy.ts'
import { directionTo, OFF, type Square } from '../../kernel/pitch.ts'
import { call, done, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import { squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { disturbBalls } from '../ball/ball.ts'
import { intoTheCrowd } from '../hurt/crowd.ts'
import { hasState } from '../match/states.ts'
import type { MakeRoomFrame } from '../move/makeRoom.ts'
import { overTrapdoor, trapdoorFrame } from '../move/trapdoor.ts'
import { activeFirst } from '../move/zones.ts'
import { openWindow } from '../rolling/window.ts'

export type PushResult = 'moved' | 'stayed'
const MOVED = done('moved')
const STAYED = done('stayed')

export interface PushFrame extends Frame, Returns<PushResult>, Receives<{ chained: PushResult }> {
  readonly proc: 'push'
  step: 'start' | 'find' | 'choose' | 'place' | 'chained' | 'move' | 'moved'
  readonly victim: number
  /** The square he is pushed away from. */
  readonly from: Square
  /** The player who made the block, or −1. */
  readonly by: number
  readonly chain: boolean
  /** Skills may refuse the push, allow any empty adjacent square, or give the choice to the other coach. */
  refused: boolean
  anywhere: boolean
  /** A square that may not be chosen, or OFF. */
  barred: Square
  chooser: Side
  squares: readonly Square[]
  to: Square
}

/** A push that no player makes. */
export const shoveFrame = (victim: number, from: Square, chooser: Side): PushFrame => ({
  proc: 'push',
  step: 'start',
  victim,
  from,
  by: -1,
  chain: false,
  refused: false,
  anywhere: false,
  barred: OFF,
  chooser,
  squares: [],
  to: OFF,
})

export const pushFrame = (c: Ctx, victim: number, from: Square, by: number, chain: boolean): PushFrame => ({
  ...shoveFrame(victim, from, coachOf(c.match, c.match.players[by])),
  by,
  chain,
})

const copy = (f: PushFrame): PushFrame => ({
  proc: f.proc,
  step: f.step,
  victim: f.victim,
  from: f.from,
  by: f.by,
  chain: f.chain,
  refused: f.refused,
  anywhere: f.anywhere,
  barred: f.barred,
  chooser: f.chooser,
  squares: f.squares,
  to: f.to,
})

/** Straight on and 45° to either side, clockwise; OFF beyond the edge. With `anywhere` all adjacent squares. */
const pushSquares = ({ rules: { pitch } }: Ctx, { from, anywhere }: PushFrame, victim: Player): readonly Square[] => {
  const { at, who } = victim
  const around = anywhere
    ? pitch.neighbours[at]
    : pitch.beyond[at * 8 + directionTo(pitch, from, nearestSquare(pitch, victim, from))]
  // A player on a big base leaves the pitch as soon as any part of his base does.
  return who.size === 1
    ? around
    : around.map((square) => (square === OFF || footprint(pitch, square, who.size).includes(OFF) ? OFF : square))
}

/** Players who would be pushed on if he were pushed there. */
const inTheWay = (c: Ctx, victim: Player, square: Square): readonly Player[] => {
  if (victim.who.size > 1) return bodiesUnder(c.match, c.rules.pitch, victim, square)
  const other = playerAt(c.match, square)
  return other ? [other] : []
}

/** Players who are being pushed in this chain, or who stand over one of them, cannot be pushed again. */
const stays = (c: Ctx, player: Player): boolean =>
  innermost<PushFrame>(c.match, 'push', ({ victim }) => victim === player.id) !== undefined ||
  innermost<MakeRoomFrame>(c.match, 'makeRoom', (f) => f.player === player.id) !== undefined

/** Whether he can be pushed onto other players there, because all of them can be pushed on. */
const canShove = (c: Ctx, victim: Player, square: Square): boolean => {
  if (square === OFF) return false
  const others = inTheWay(c, victim, square)
  return others.length > 0 && !others.some((other) => stays(c, other))
}

const pushTo = squareActions('push')

export const push: Procedure<PushFrame, Ctx> = {
  copy,
  steps: {
    start: (c, f) => {
      const victim = c.match.players[f.victim]
      if (hasState(victim, 'rooted')) return STAYED
      const owners = f.by < 0 ? [victim.id] : activeFirst(c.match, c.match.players[f.by], victim)
      return openWindow(c, 'pushing', owners, 'find')
    },

    find: (c, f) => {
      const victim = c.match.players[f.victim]
      if (f.refused) return STAYED
      const around = pushSquares(c, f, victim)
      const empty = around.filter(
        (square) =>
          square !== OFF &&
          square !== f.barred &&
          (victim.who.size === 1 ? isFree(c.match, square) : fits(c.match, c.rules.pitch, victim, square)),
      )
      if (empty.length === 0 && around.includes(OFF)) {
        c.events.push({ type: 'pushedOff', player: victim.id, by: f.by })
        intoTheCrowd(c, victim)
        return MOVED
      }
      f.squares = empty.length > 0 ? empty : around.filter((square) => canShove(c, victim, square))
      if (f.squares.length === 0) return STAYED
      f.to = f.squares[0]
      return f.squares.length === 1 ? 'place' : 'choose'
    },

    choose: {
      kind: 'choice',
      by: (_c, f) => f.chooser,
      question: (_c, f) => question('pushSquare', f.victim, { other: f.by }),
      legal: (_c, f) => f.squares.map(pushTo),
      chosen: (_c, f, answer) => {
        f.to = answer.square
        return 'place'
      },
    },

    place: (c, f) => {
      const victim = c.match.players[f.victim]
      const other = inTheWay(c, victim, f.to)[0]
      if (!other) return 'move'
      const from = nearestSquare(c.rules.pitch, victim, other.at)
      const chained = f.by < 0 ? shoveFrame(other.id, from, f.chooser) : pushFrame(c, other.id, from, f.by, true)
      return call(chained, 'chained')
    },

    // A big base may have to push several players on.
    chained: (_c, _f, other) => (other === 'moved' ? 'place' : STAYED),

    move: (c, f) => {
      const victim = c.match.players[f.victim]
      const from = victim.at
      putPlayer(c.match, c.rules.pitch, victim, f.to)
      c.events.push({ type: 'moved', player: f.victim, from, to: f.to, how: 'pushed' })
      disturbBalls(c, victim)
      return overTrapdoor(c, victim, f.to) ? call(trapdoorFrame(f.victim), 'moved') : MOVED
    },

    moved: () => MOVED,
  },
}
