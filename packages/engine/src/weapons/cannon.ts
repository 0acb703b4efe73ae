// The Cannon in its team's end zone: it is set up once, loaded with its Cannonball at a set-up, and handed the ball. Neighbours: shot.ts
// fires it, smash.ts spikes it; procs/things/pieces.ts clears the pitch.
import { type Deed, MOVES_ON } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame, Match, Piece, Player } from '../kernel/match.ts'
import { pieceFits, takeOff } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, done, type Next, type Procedure, type Returns } from '../kernel/procedure.ts'
import { canTakeBall } from '../procs/ball/ball.ts'
import { gives } from '../procs/ball/ballDeeds.ts'
import { shuns } from '../procs/ball/dislike.ts'
import { sureHandOffFrame } from '../procs/ball/handOffSurely.ts'
import { carriedBall } from '../procs/ball/whichBall.ts'
import { hasState, setState } from '../procs/match/states.ts'
import { heldWeapon, mayUse, useUp } from '../procs/match/weapons.ts'
import { heldBall, inScoringZone } from '../procs/move/zones.ts'
import { findPiece, markPiece, newPiece, removePiece } from '../procs/things/pieces.ts'
import type { Routine } from '../routine.ts'
import { action, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../vocabulary/words.ts'
import { type PlacingFrame, placing, placingFrame } from './placing.ts'
import { touches } from './seeSaw.ts'

/** The skills of those who are named for it. */
export const CANNONBALL = 'cannonball'
export const GUNNER = 'gunner'

/** The mark of one whose barrel is in the ground: it is not fired any more, and whoever is in it stays there. */
export const SPIKED = 'spiked'

export const cannonOf = (match: Match, side: Side): number => findPiece(match, 'cannon', (piece) => piece.side === side)

/** Who is named for a job of the side's cannon. */
export const named = ({ match }: Ctx, side: Side, skill: string): Player | undefined =>
  match.players.find((player) => player.side === side && player.skills.includes(skill))

/** Who is in it. */
export const loadOf = ({ match }: Ctx, { load }: Piece): Player | undefined => match.players[load[0] ?? -1]

interface LoadingFrame extends Frame {
  readonly proc: 'loading'
  step: 'start' | 'placed' | 'ask'
  readonly side: Side
}

const LOAD = action('use')
const LEAVE = action('decline')

/** There was one that could be fired. */
const isSpiked = ({ match }: Ctx, side: Side): boolean => heldWeapon(match, side, 'cannon')?.left === 0

export const spike = (c: Ctx, piece: Piece): void => {
  const stuck = loadOf(c, piece)
  markPiece(piece, SPIKED, true)
  if (stuck) setState(c, stuck, 'trapped', true)
  if (piece.side !== '') useUp(c, piece.side, 'cannon')
}

/** Where nothing else is, a trap counter included. */
const ownEndZone = (c: Ctx, side: Side): readonly Square[] => {
  const { match, rules } = c
  const piece = newPiece('cannon', side)
  return [...match.board.keys()].filter(
    (square) => inScoringZone(c, otherSide(side), square) && pieceFits(match, rules.pitch, piece, square),
  )
}

const climbIn = (c: Ctx, piece: Piece, player: Player): void => {
  takeOff(c.match, c.rules.pitch, player, 'aboard')
  piece.load = [player.id]
  c.events.push({ type: 'removed', player: player.id, to: 'aboard', why: 'cannon' })
}

/** The named one, if he is fit and fits in. */
const loadable = (c: Ctx, side: Side): Player | null => {
  const player = named(c, side, CANNONBALL)
  return player?.place === 'reserves' && player.who.size === 1 ? player : null
}

/** A team does not set up in its cannon all that it has. */
const othersAreFit = ({ match }: Ctx, side: Side, player: Player): boolean =>
  match.players.some((one) => one.side === side && one !== player && one.place === 'reserves')

const loading: Procedure<LoadingFrame, Ctx> = {
  procedures: { placing },
  steps: {
    start: (c, f): Next<LoadingFrame> => {
      if (cannonOf(c.match, f.side) >= 0) return 'placed'
      const frame: PlacingFrame | null = placingFrame(f.side, 'cannon', ownEndZone(c, f.side))
      return frame ? call(frame, 'placed') : DONE
    },

    placed: (c, f) => {
      const piece = c.match.pieces[cannonOf(c.match, f.side)]
      markPiece(piece, SPIKED, isSpiked(c, f.side))
      const player = loadable(c, f.side)
      if (!player || piece.load.length > 0) return DONE
      if (!isSpiked(c, f.side)) return othersAreFit(c, f.side, player) ? 'ask' : DONE
      // It was away for a while. One that was empty when it was spiked stays so.
      if (hasState(player, 'trapped')) climbIn(c, piece, player)
      return DONE
    },

    ask: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (c, f) => question('loadCannon', loadable(c, f.side)?.id ?? -1, { declining: 'staysInReserves' }),
      legal: () => [LOAD, LEAVE],
      chosen: (c, f, answer) => {
        const player = loadable(c, f.side)
        if (player && answer.do === 'use') climbIn(c, c.match.pieces[cannonOf(c.match, f.side)], player)
        return DONE
      },
    },
  },
}

export const cannonComes: Routine = {
  id: 'cannonComes',
  at: 'settingUp',
  begin: (c, side): LoadingFrame | null =>
    mayUse(c, side, 'cannon') ? { proc: 'loading', step: 'start', side } : null,
  procedures: { loading },
}

/** One that was ruled off leaves, with whoever is stuck in it. */
export const cannonGoes: Routine = {
  id: 'cannonGoes',
  at: 'restart',
  begin: (c) => {
    for (const side of sides) {
      const index = cannonOf(c.match, side)
      if (index < 0 || mayUse(c, side, 'cannon')) continue
      const stuck = loadOf(c, c.match.pieces[index])
      c.match.pieces[index].load = []
      removePiece(c, index, 'ruledOff')
      if (!stuck) continue
      stuck.place = 'ruledOff'
      c.events.push({ type: 'removed', player: stuck.id, to: 'ruledOff', why: 'ruling' })
    }
    return null
  },
}

const HANDED = 'intoCannon'

/** Whether the Cannonball was handed the ball in this turn. */
export const wasHandedBall = ({ match }: Ctx): boolean => match.turn.declared.includes(HANDED)

interface HandInFrame extends Frame, Returns<typeof MOVES_ON> {
  readonly proc: 'handIn'
  step: 'hand' | 'handed'
  readonly player: number
  readonly piece: number
}

const GOES_ON = done(MOVES_ON)

const handIn: Procedure<HandInFrame, Ctx> = {
  steps: {
    hand: (c, f) =>
      call(sureHandOffFrame(carriedBall(c.match, f.player), f.player, c.match.pieces[f.piece].load[0]), 'handed'),

    handed: (c, f) => {
      const { load, at } = c.match.pieces[f.piece]
      const ball = heldBall(c.match, c.match.players[load[0]])
      if (ball) {
        ball.at = at
        c.match.turn.declared = [...c.match.turn.declared, HANDED]
      }
      return GOES_ON
    },
  },
}

const handTo = squareActions('handOff')

/** The cannon that he is next to, if the one in it can be handed the ball. */
const openCannon = (c: Ctx, player: Player): number => {
  if (player.side === 'neutral') return -1
  const index = cannonOf(c.match, player.side)
  const piece = index < 0 ? null : c.match.pieces[index]
  const taker = piece && loadOf(c, piece)
  return piece && taker && touches(c, player, piece) && canTakeBall(c, taker) && !shuns(player, taker) ? index : -1
}

export const handInDeed: Deed = {
  id: 'handIn',
  late: true,
  offers: (c, _f, player) => {
    if (c.match.pieces.length === 0 || !gives(c, player, 'handOff')) return []
    const index = openCannon(c, player)
    return index < 0 ? [] : [handTo(c.match.pieces[index].at)]
  },
  begin: (c, f): HandInFrame => ({
    ...{ proc: 'handIn', step: 'hand', player: f.player },
    piece: openCannon(c, c.match.players[f.player]),
  }),
  procedures: { handIn },
}
