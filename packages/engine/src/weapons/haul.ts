// A see-saw is moved once in a turn, whoever moves it: a square by one player, up to three by two, who go along with it and do nothing
// more. Neighbours: seeSaw.ts, launch.ts; procs/move/claims.ts has the tackles of those whom they leave.
import type { Deed } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import { squaresOf } from '../kernel/base.ts'
import type { Frame, Piece, Player } from '../kernel/match.ts'
import { pieceCovers, pieceSquares, playerAt, putPiece, putPlayer } from '../kernel/occupancy.ts'
import { adjacent, directions, OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { ballUnder, disturbBalls } from '../procs/ball/ball.ts'
import { pickUpFrame } from '../procs/ball/pickUp.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { isKeptFromAttacks } from '../procs/match/spells.ts'
import { claims, claimsFrame } from '../procs/move/claims.ts'
import { dared } from '../procs/move/dread.ts'
import { noteMove } from '../procs/move/moved.ts'
import { isOnPitch, stands } from '../procs/move/zones.ts'
import { trapFrame } from '../procs/things/entering.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'
import { action, playerActions, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { isMarkedFor, ridersOf, touches } from './seeSaw.ts'

/** Squares a turn by one player, and by two. */
const ALONE = 1
const BY_TWO = 3

interface Walked {
  readonly player: number
  readonly from: Square
}

export interface HaulFrame extends Frame {
  readonly proc: 'haul'
  step: 'start' | 'helper' | 'next' | 'where' | 'enter' | 'claim' | 'arrive' | 'picked' | 'over'
  readonly piece: number
  readonly player: number
  helper: number
  /** The squares that he has left to walk. */
  readonly moves: number
  /** Squares that it may still be moved. */
  left: number
  /** Who has walked along and not yet arrived: replaced, never changed in place. */
  walked: readonly Walked[]
}

const haul = squareActions('haul')
const moveTo = squareActions('place')
const helpWith = playerActions('choose')
const ALONE_THEN = action('decline')
const STOP = action('stop')

const hauled = (side: Side): string => `seeSaw-${side}`

/** Whether the see-saw of a side has been moved in this turn. */
export const hasHauled = ({ match }: Ctx, side: Side): boolean => match.turn.declared.includes(hauled(side))

const moversOf = (c: Ctx, f: Pick<HaulFrame, 'player' | 'helper'>): readonly Player[] =>
  [f.player, f.helper].flatMap((id) => (id < 0 ? [] : [c.match.players[id]]))

/** Whether all squares are on the pitch, and nobody and nothing is there but the movers. */
const isOpenTo = ({ match }: Ctx, movers: readonly Player[], squares: readonly Square[]): boolean =>
  squares.every((square) => {
    const there = square === OFF ? undefined : match.board[square]
    const player = square === OFF ? null : playerAt(match, square)
    return there === 0 || (player !== null && movers.includes(player))
  })

const fitsThere = (c: Ctx, piece: Piece, movers: readonly Player[], direction: number): boolean => {
  const { match, rules } = c
  const to = rules.pitch.step[piece.at * 8 + direction]
  if (to === OFF) return false
  const squares = pieceSquares(rules.pitch, piece, to)
  const free = match.pieces.every((one) => one === piece || !squares.some((at) => pieceCovers(rules.pitch, one, at)))
  return (
    free &&
    isOpenTo(c, movers, squares) &&
    movers.every((player) => {
      const at = rules.pitch.step[player.at * 8 + direction]
      return at !== OFF && isOpenTo(c, movers, squaresOf(rules.pitch, player, at)) && dared(c, player, [at]).length > 0
    })
  )
}

/** The directions in which these may move it a square now. */
const ways = (c: Ctx, piece: Piece, movers: readonly Player[]): readonly number[] => {
  const side = movers[0].side
  if (side === 'neutral' || ridersOf(c, piece).length > 0 || isMarkedFor(c, side, piece)) return []
  return [...directions.keys()].filter((direction) => fitsThere(c, piece, movers, direction))
}

const helpersFor = (c: Ctx, f: HaulFrame): readonly Player[] => {
  const { side } = c.match.players[f.player]
  const piece = c.match.pieces[f.piece]
  return c.match.players.filter(
    (p) =>
      p.side === side &&
      p.id !== f.player &&
      stands(p) &&
      !p.acted &&
      !isKeptFromAttacks(p) &&
      touches(c, p, piece) &&
      ways(c, piece, [c.match.players[f.player], p]).length > 0,
  )
}

const shift = (c: Ctx, f: HaulFrame, to: Square): void => {
  const { match, rules } = c
  const piece = match.pieces[f.piece]
  const direction = [...directions.keys()].find((d) => rules.pitch.step[piece.at * 8 + d] === to) ?? 0
  const { kind, side, at: from } = piece
  putPiece(match, rules.pitch, f.piece, to)
  c.events.push({ type: 'thingMoved', kind, side, from, to })
  const movers = moversOf(c, f)
  f.walked = movers.map(({ id, at }) => ({ player: id, from: at }))
  for (const player of movers) {
    const at = rules.pitch.step[player.at * 8 + direction]
    c.events.push({ type: 'moved', player: player.id, from: player.at, to: at, how: 'haul' })
    putPlayer(match, rules.pitch, player, at)
  }
}

export const haulProcedure: Procedure<HaulFrame, Ctx> = {
  procedures: { claims },
  steps: {
    start: (c, f) => {
      const { side } = c.match.pieces[f.piece]
      if (side !== '') c.match.turn.declared = [...c.match.turn.declared, hauled(side)]
      return helpersFor(c, f).length > 0 ? 'helper' : 'next'
    },

    helper: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('helper', f.player, { declining: 'movesItAlone' }),
      legal: (c, f) => [ALONE_THEN, ...helpersFor(c, f).map(({ id }) => helpWith(id))],
      chosen: (c, f, answer) => {
        if (answer.do === 'choose') {
          f.helper = answer.player
          f.left = Math.min(BY_TWO, f.moves)
          c.match.players[f.helper].acted = true
          noteMove(c, c.match.players[f.helper])
        }
        return 'next'
      },
    },

    next: (c, f) => {
      const movers = moversOf(c, f)
      const goes = f.left > 0 && turnGoesOn(c) && movers.every(stands)
      return goes && ways(c, c.match.pieces[f.piece], movers).length > 0 ? 'where' : DONE
    },

    where: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('moveThing', f.player, { subject: 'seeSaw', left: f.left }),
      legal: (c, f) => {
        const piece = c.match.pieces[f.piece]
        const squares = ways(c, piece, moversOf(c, f)).map((way) => c.rules.pitch.step[piece.at * 8 + way])
        return [STOP, ...squares.map((square) => moveTo(square))]
      },
      chosen: (c, f, answer) => {
        if (answer.do === 'stop') return DONE
        f.left--
        shift(c, f, answer.square)
        return 'enter'
      },
    },

    // One after the other, and whoever still stands takes a ball that lay in his way.
    enter: (c, f): Next<HaulFrame> => {
      const [first] = f.walked
      if (!first) return 'next'
      const trap = trapFrame(c, c.match.players[first.player], first.from)
      return trap ? call(trap, 'claim') : 'claim'
    },

    // A trap may have taken him away.
    claim: (c, f): Next<HaulFrame> => {
      const [first] = f.walked
      const player = c.match.players[first.player]
      const isThere = stands(player) && adjacent(c.rules.pitch, first.from, player.at)
      const frame = isThere ? claimsFrame(c, first.player, first.from) : null
      return frame ? call(frame, 'arrive') : 'arrive'
    },

    arrive: (c, f): Next<HaulFrame> => {
      const player = c.match.players[f.walked[0].player]
      const ball = stands(player) ? ballUnder(c, player) : -1
      return ball < 0 ? 'picked' : call(pickUpFrame(ball, player.id), 'picked')
    },

    // Whoever fell lies on it, and a big base may cover a second one.
    picked: (c, f) => {
      const player = c.match.players[f.walked[0].player]
      if (!isOnPitch(player) || ballUnder(c, player) < 0) return 'over'
      disturbBalls(c, player)
      return call(settleFrame(), 'over')
    },

    over: (_c, f) => {
      f.walked = f.walked.slice(1)
      return 'enter'
    },
  },
}

/** The see-saws that he can move now, by number. */
const haulable = (c: Ctx, player: Player): readonly number[] =>
  [...c.match.pieces.keys()].filter((i) => {
    const piece = c.match.pieces[i]
    return (
      piece.kind === 'seeSaw' &&
      piece.at !== OFF &&
      piece.side !== '' &&
      !hasHauled(c, piece.side) &&
      touches(c, player, piece) &&
      ways(c, piece, [player]).length > 0
    )
  })

/** It takes the movement that he has left. */
export const haulDeed: Deed = {
  id: 'haul',
  offers: (c, f, player) =>
    f.moves > 0 && c.match.pieces.length > 0 ? haulable(c, player).map((i) => haul(c.match.pieces[i].at)) : [],
  begin: (c, f, { square }): HaulFrame => {
    const piece = haulable(c, c.match.players[f.player]).find((i) => c.match.pieces[i].at === square)
    if (piece === undefined) throw new Error('a see-saw was listed that cannot be moved')
    return {
      ...{ proc: 'haul', step: 'start', piece, player: f.player },
      ...{ helper: -1, moves: f.moves, left: ALONE, walked: [] },
    }
  },
  procedures: { haul: haulProcedure },
}
