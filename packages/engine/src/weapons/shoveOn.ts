// Somebody is pushed away by a machine, or by one whom it pushes: also to a square where others are, who go on before him. Who has no way
// to go stays. Neighbours: ram.ts calls it; procs/block/pushAway.ts is the push to empty squares, procs/block/push.ts that of block dice.
import type { Ctx } from '../edition.ts'
import { footprint, nearestSquare } from '../kernel/base.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { directionTo, OFF, type Square } from '../kernel/pitch.ts'
import { call, done, type Next, type Procedure, type Receives, type Returns } from '../kernel/procedure.ts'
import { innermost } from '../kernel/stack.ts'
import { ballUnder, disturbBalls } from '../procs/ball/ball.ts'
import { pickUpFrame } from '../procs/ball/pickUp.ts'
import { isOnPitch, stands } from '../procs/move/zones.ts'
import { trapFrame } from '../procs/things/entering.ts'
import { isMachine } from '../procs/things/machines.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { playersOn } from './ground.ts'
import type { RamFrame } from './ramFrame.ts'
import { breakSeeSawsUnder } from './seeSaw.ts'

export type ShoveOnResult = 'moved' | 'stayed'
const MOVED = done('moved')
const STAYED = done('stayed')

export interface ShoveOnFrame extends Frame, Returns<ShoveOnResult>, Receives<{ chained: ShoveOnResult }> {
  readonly proc: 'shoveOn'
  step: 'find' | 'choose' | 'place' | 'chained' | 'move' | 'sprung' | 'moved'
  readonly victim: number
  /** The square from which he is pushed. */
  readonly from: Square
  /** Who pushes him. */
  readonly by: number
  squares: readonly Square[]
  to: Square
}

export const shoveOnFrame = ({ rules }: Ctx, victim: Player, by: Player): ShoveOnFrame => ({
  ...{ proc: 'shoveOn', step: 'find', victim: victim.id },
  from: nearestSquare(rules.pitch, by, nearestSquare(rules.pitch, victim, by.at)),
  ...{ by: by.id, squares: [], to: OFF },
})

/** The machine itself, and who is on the move in this push. */
const isBusy = (c: Ctx, { id }: Player): boolean =>
  innermost<ShoveOnFrame>(c.match, 'shoveOn', ({ victim }) => victim === id) !== undefined ||
  innermost<RamFrame>(c.match, 'ram', ({ player }) => player === id) !== undefined

const others = (c: Ctx, victim: Player, at: Square): readonly Player[] =>
  playersOn(c, footprint(c.rules.pitch, at, victim.who.size)).filter((player) => player !== victim)

const canGo = (c: Ctx, victim: Player, at: Square): boolean =>
  at !== OFF &&
  footprint(c.rules.pitch, at, victim.who.size).every((square) => square !== OFF && c.match.board[square] >= 0) &&
  others(c, victim, at).every((other) => !isBusy(c, other))

/** Straight on and to either side of it. */
const squaresFor = (c: Ctx, { from }: ShoveOnFrame, victim: Player): readonly Square[] => {
  const { pitch } = c.rules
  const direction = directionTo(pitch, from, nearestSquare(pitch, victim, from))
  return pitch.beyond[victim.at * 8 + direction].filter((at) => canGo(c, victim, at))
}

/** Who has nowhere to go falls where he is, and so does whoever was to have his square. */
const stay = (c: Ctx, { victim }: ShoveOnFrame): typeof STAYED => {
  const ram = innermost<RamFrame>(c.match, 'ram')
  if (ram) ram.falls = [...ram.falls, victim]
  return STAYED
}

const pushTo = squareActions('push')

export const shoveOn: Procedure<ShoveOnFrame, Ctx> = {
  steps: {
    find: (c, f) => {
      f.squares = squaresFor(c, f, c.match.players[f.victim])
      if (f.squares.length === 0) return stay(c, f)
      f.to = f.squares[0]
      return f.squares.length === 1 ? 'place' : 'choose'
    },

    choose: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('pushSquare', f.victim, { other: f.by }),
      legal: (_c, f) => f.squares.map(pushTo),
      chosen: (_c, f, { square }) => {
        f.to = square
        return 'place'
      },
    },

    // Who was to make room for him may have come down on him, from a trampoline.
    place: (c, f): Next<ShoveOnFrame> => {
      const victim = c.match.players[f.victim]
      if (!isOnPitch(victim)) return MOVED
      const [other] = others(c, victim, f.to)
      return other ? call(shoveOnFrame(c, other, victim), 'chained') : 'move'
    },

    chained: (c, f, other) => (other === 'moved' ? 'place' : stay(c, f)),

    move: (c, f): Next<ShoveOnFrame> => {
      const victim = c.match.players[f.victim]
      const { at: from } = victim
      const ram = innermost<RamFrame>(c.match, 'ram')
      if (ram) ram.moved = [...ram.moved, f.victim]
      c.events.push({ type: 'moved', player: f.victim, from, to: f.to, how: 'pushed' })
      putPlayer(c.match, c.rules.pitch, victim, f.to)
      if (isMachine(c, victim)) breakSeeSawsUnder(c, victim)
      const trap = trapFrame(c, victim, from)
      return trap ? call(trap, 'sprung') : 'sprung'
    },

    // Who lies cannot take a ball that is there.
    sprung: (c, f): Next<ShoveOnFrame> => {
      const victim = c.match.players[f.victim]
      const ball = isOnPitch(victim) ? ballUnder(c, victim) : -1
      if (ball < 0) return MOVED
      if (stands(victim)) return call(pickUpFrame(ball, f.victim), 'moved')
      disturbBalls(c, victim)
      return MOVED
    },

    moved: () => MOVED,
  },
}
