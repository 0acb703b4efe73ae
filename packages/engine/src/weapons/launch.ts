// The see-saw is used at the end of its team's turn: a bouncer leaps on one end and catapults the jumper on the other, a team-mate or an
// opponent who is on it already. Neighbours: seeSaw.ts, tables/flightTables.ts; procs/ball/flight.ts brings the jumper down.
import type { Ctx } from '../edition.ts'
import type { Frame, Piece, Player } from '../kernel/match.ts'
import { pieceCovers, pieceSquares, putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square, squareAt } from '../kernel/pitch.ts'
import { type Call, call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { ballUnder } from '../procs/ball/ball.ts'
import { flight, flightFrame, overTheEdge, takeOffInto } from '../procs/ball/flight.ts'
import { pickUpFrame } from '../procs/ball/pickUp.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { lie } from '../procs/hurt/fall.ts'
import { statNow } from '../procs/match/weather.ts'
import { markers, stands } from '../procs/move/zones.ts'
import { lastTotal } from '../procs/rolling/judging.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import { hasClimbed } from '../procs/things/climbing.ts'
import { playIsOver } from '../procs/turn/turnover.ts'
import type { Routine } from '../routine.ts'
import { SHORTEST_JUMP, type seeSawTable } from '../tables/flightTables.ts'
import { action, playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { hasHauled } from './haul.ts'
import { breakSeeSaw, ridersOf, seeSawOf, touches } from './seeSaw.ts'

export interface LaunchFrame extends Frame {
  readonly proc: 'launch'
  step: 'jumper' | 'bouncer' | 'mount' | 'climb' | 'roll' | 'rolled' | 'flown' | 'end'
  readonly piece: number
  readonly side: Side
  jumper: number
  bouncer: number
  /** The columns of a square of the flight: 1 or −1. */
  way: number
}

type Result = (typeof seeSawTable)['rows'][number]['result']

const choose = playerActions('choose')
const DECLINE = action('decline')

const pieceOf = (c: Ctx, f: LaunchFrame): Piece => c.match.pieces[f.piece]

/** A big base has no room on an end. */
const isSmall = ({ who }: Player): boolean => who.size === 1

/** He is at the see-saw and no opponent has him in his zone but the jumper himself. */
const isReady = (c: Ctx, player: Player, piece: Piece, jumper: Player | null): boolean =>
  player.side === piece.side &&
  isSmall(player) &&
  stands(player) &&
  !hasClimbed(player) &&
  touches(c, player, piece) &&
  markers(c, player, player.at).every((one) => one === jumper)

const bouncersFor = (c: Ctx, piece: Piece, jumper: Player): readonly Player[] =>
  c.match.players.filter(
    (player) =>
      player !== jumper &&
      isReady(c, player, piece, jumper) &&
      ridersOf(c, piece).every((one) => one === player || one === jumper),
  )

const isCaught = (c: Ctx, player: Player, piece: Piece): boolean =>
  player.side !== piece.side &&
  player.side !== 'neutral' &&
  isSmall(player) &&
  pieceCovers(c.rules.pitch, piece, player.at)

const jumpersOn = (c: Ctx, piece: Piece): readonly Player[] =>
  c.match.players.filter(
    (player) =>
      (isReady(c, player, piece, null) || isCaught(c, player, piece)) && bouncersFor(c, piece, player).length > 0,
  )

/** The end for the jumper, nearest to the own end zone of the see-saw's team, and that for the bouncer. */
const endsOf = ({ rules }: Ctx, piece: Piece): readonly Square[] => {
  const squares = pieceSquares(rules.pitch, piece)
  return piece.side === 'home' ? squares : [...squares].reverse()
}

const getOn = (c: Ctx, id: number, to: Square): void => {
  const player = c.match.players[id]
  if (player.at === to) return
  c.events.push({ type: 'moved', player: id, from: player.at, to, how: 'seeSaw' })
  putPlayer(c.match, c.rules.pitch, player, to)
}

/** Where the bouncer leaps: the end on which the jumper is not. */
const otherEnd = (c: Ctx, f: LaunchFrame): Square => {
  const [first, second] = endsOf(c, pieceOf(c, f))
  return c.match.players[f.jumper].at === first ? second : first
}

const takesBallThen = <S extends string>(c: Ctx, id: number, then: S): S | Call<S> => {
  const ball = stands(c.match.players[id]) ? ballUnder(c, c.match.players[id]) : -1
  return ball < 0 ? then : call(pickUpFrame(ball, id), then)
}

/** Whose roll it is: that of the player of the see-saw's team who jumps, or else bounces. */
const rollerOf = (c: Ctx, f: LaunchFrame): readonly [roller: number, other: number] =>
  c.match.players[f.jumper].side === f.side ? [f.jumper, f.bouncer] : [f.bouncer, f.jumper]

const breaks = (c: Ctx, f: LaunchFrame): Call<'end'> => {
  breakSeeSaw(c, f.piece, 'broken')
  for (const id of [f.bouncer, f.jumper]) lie(c, c.match.players[id], 'seeSaw')
  return call(settleFrame(), 'end')
}

const flyOff = (c: Ctx, f: LaunchFrame, way: number): Next<LaunchFrame> => {
  const [roller, other] = rollerOf(c, f)
  f.way = f.side === 'home' ? way : -way
  const modifiers = [
    ...statNow(c, c.match.players[f.bouncer], 'ST').why,
    ...statNow(c, c.match.players[f.jumper], 'ST').why.map((part) => ({ ...part, value: -part.value })),
  ]
  return call(rollFrame(c, 'flight', roller, { modifiers, concerns: [other] }), 'flown')
}

export const launch: Procedure<LaunchFrame, Ctx> = {
  procedures: { flight },
  steps: {
    jumper: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('jumper', -1, { declining: 'nobodyFlies' }),
      legal: (c, f) => [DECLINE, ...jumpersOn(c, pieceOf(c, f)).map(({ id }) => choose(id))],
      chosen: (_c, f, answer) => {
        if (answer.do === 'decline') return DONE
        f.jumper = answer.player
        return 'bouncer'
      },
    },

    bouncer: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('bouncer', f.jumper, { declining: 'nobodyFlies' }),
      legal: (c, f) => [
        DECLINE,
        ...bouncersFor(c, pieceOf(c, f), c.match.players[f.jumper]).map(({ id }) => choose(id)),
      ],
      chosen: (_c, f, answer) => {
        if (answer.do === 'decline') return DONE
        f.bouncer = answer.player
        return 'mount'
      },
    },

    // Who is on it against his will stays on his end.
    mount: (c, f) => {
      if (c.match.players[f.jumper].side === f.side) getOn(c, f.jumper, endsOf(c, pieceOf(c, f))[0])
      return takesBallThen(c, f.jumper, 'climb')
    },

    climb: (c, f) => {
      getOn(c, f.bouncer, otherEnd(c, f))
      return takesBallThen(c, f.bouncer, 'roll')
    },

    roll: (c, f) => {
      const [roller, other] = rollerOf(c, f)
      const modifiers = statNow(c, c.match.players[f.jumper], 'CL').why
      return call(rollFrame(c, 'seeSaw', roller, { modifiers, concerns: [other] }), 'rolled')
    },

    rolled: (c, f): Next<LaunchFrame> => {
      switch (c.match.lastRoll?.result as Result) {
        case 'snaps':
        case 'breaks':
          return breaks(c, f)
        case 'swap':
          Object.assign(f, { jumper: f.bouncer, bouncer: f.jumper })
          return 'roll'
        case 'wrongWay':
          return flyOff(c, f, -1)
        case 'rightWay':
          return flyOff(c, f, 1)
      }
    },

    flown: (c, f) => {
      const { pitch } = c.rules
      const player = c.match.players[f.jumper]
      const origin = player.at
      const column = pitch.x[origin] + f.way * Math.max(SHORTEST_JUMP, lastTotal(c))
      const at = squareAt(pitch, column, pitch.y[origin])
      player.posture = 'standing'
      c.events.push({ type: 'launched', player: f.jumper, by: f.bouncer, thing: 'seeSaw' })
      takeOffInto(c, player)
      const how = { by: f.bouncer, how: 'flown', origin } as const
      if (at !== OFF) return call(flightFrame(player, how, at), 'end')
      c.events.push({ type: 'moved', player: f.jumper, from: origin, to: OFF, how: 'flown' })
      overTheEdge(c, player, squareAt(pitch, f.way > 0 ? pitch.length - 1 : 0, pitch.y[origin]))
      return call(flightFrame(player, how, OFF, 'crowd'), 'end')
    },

    end: () => DONE,
  },
}

export const seeSawLaunches: Routine = {
  id: 'seeSawLaunches',
  at: 'turnEnd',
  begin: (c, side): LaunchFrame | null => {
    const piece = seeSawOf(c.match, side)
    if (piece < 0 || playIsOver(c) || hasHauled(c, side) || jumpersOn(c, c.match.pieces[piece]).length === 0)
      return null
    return { proc: 'launch', step: 'jumper', piece, side, jumper: -1, bouncer: -1, way: 0 }
  },
  procedures: { launch },
}
