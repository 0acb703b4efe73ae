// At the start of the offence's turns its coach has the referees move, in his order: those who stand walk at random and penalise
// whoever stands in their way, those who lie turn over or get up and penalise the nearest. Neighbours: refereeRoutines.ts starts it,
// refereeCalls.ts penalises; a tackle on one who walks is a claim of ../move/claims.ts, and an argument.
import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { isFree, playerAt, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import type { PenaltyReason } from '../../vocabulary/events.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { rise } from '../hurt/fall.ts'
import { turnFaceUp } from '../hurt/stun.ts'
import { type ClaimResult, claims, claimsOf } from '../move/claims.ts'
import { isOnPitch, markers, stands } from '../move/zones.ts'
import { sideRollFrame } from '../rolling/roll.ts'
import { piecesOn } from '../things/pieces.ts'
import { argumentFrame } from './arguing.ts'
import { refereeCalls, refereeCallsFrame } from './refereeCalls.ts'

export interface RefereeMovesFrame extends Frame, Receives<{ claimed: ClaimResult }> {
  readonly proc: 'refereeMoves'
  step: 'next' | 'choose' | 'begin' | 'direction' | 'far' | 'walk' | 'claim' | 'claimed' | 'nearest' | 'among'
  readonly side: Side
  /** Who has still to move: replaced, never changed in place. */
  waiting: readonly number[]
  referee: number
  /** A face of the D8. */
  direction: number
  left: number
  /** Players who may still claim a tackle for his last square: replaced, never changed in place. */
  claimants: readonly number[]
  /** Who was asked last. */
  tackler: number
}

export const refereeMovesFrame = (side: Side, waiting: readonly number[]): RefereeMovesFrame => ({
  ...{ proc: 'refereeMoves', step: 'next', side, waiting },
  ...{ referee: -1, direction: 0, left: 0 },
  ...{ claimants: [], tackler: -1 },
})

const moveNext = playerActions('choose')

const penalises = (f: RefereeMovesFrame, offender: Player, why: PenaltyReason): Next<RefereeMovesFrame> =>
  call(refereeCallsFrame({ offender: offender.id, why, certain: [f.referee] }), 'next')

/** Whoever is on the pitch and nearest to him, on either side, standing or not. */
const nearestTo = (c: Ctx, referee: Player): readonly Player[] => {
  const others = c.match.players.filter((p) => isOnPitch(p) && p.side !== 'neutral')
  const gaps = others.map((other) => gapBetween(c.rules.pitch, referee, other))
  return others.filter((_, i) => gaps[i] === Math.min(...gaps))
}

const isObstructed = (c: Ctx, square: Square): boolean =>
  !isFree(c.match, square) ||
  c.match.balls.some(({ state, at }) => state === 'ground' && at === square) ||
  piecesOn(c.match, c.rules.pitch, square).length > 0

/** Players whose zone he has walked inside, those of the side whose turn it is first. */
const insideZoneOf = (c: Ctx, referee: Player, from: Square): readonly number[] => {
  const left = markers(c, referee, from)
  const inside = markers(c, referee, referee.at).filter((other) => left.includes(other) && !may(c, other).attacksNobody)
  const ofActive = inside.filter(({ side }) => side === c.match.turn.side)
  return [...new Set([...ofActive, ...inside])].map(({ id }) => id)
}

export const refereeMoves: Procedure<RefereeMovesFrame, Ctx> = {
  procedures: { claims, refereeCalls },
  steps: {
    next: (c, f) => {
      f.waiting = f.waiting.filter((id) => isOnPitch(c.match.players[id]))
      if (f.waiting.length === 0 || c.match.turn.turnover !== '') return DONE
      if (f.waiting.length > 1) return 'choose'
      f.referee = f.waiting[0]
      return 'begin'
    },

    choose: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('moveReferee'),
      legal: (_c, f) => f.waiting.map(moveNext),
      chosen: (_c, f, answer) => {
        f.referee = answer.player
        return 'begin'
      },
    },

    begin: (c, f) => {
      const referee = c.match.players[f.referee]
      f.waiting = f.waiting.filter((id) => id !== f.referee)
      if (stands(referee)) return 'direction'
      if (referee.posture === 'faceDown') {
        turnFaceUp(c, referee, 'turnedOver')
        return 'next'
      }
      rise(c, referee, 'standUp')
      return 'nearest'
    },

    direction: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'refereeDirection',
      side: (_c, f) => f.side,
      rolled: (c, f, faces) => {
        f.direction = faces[0]
        c.events.push({ type: 'chance', why: 'refereeDirection', player: f.referee, dice: faces })
        return call(sideRollFrame(c, 'refereeMove', ''), 'far')
      },
    },

    far: (c, f) => {
      f.left = Number(c.match.lastRoll?.result ?? 0)
      return 'walk'
    },

    walk: (c, f): Next<RefereeMovesFrame> => {
      const referee = c.match.players[f.referee]
      if (f.left === 0 || !stands(referee)) return 'next'
      f.left--
      const from = referee.at
      const to = c.rules.pitch.step[from * 8 + f.direction - 1]
      if (to === OFF) return 'next'
      const other = playerAt(c.match, to)
      if (other && other.side !== 'neutral' && stands(other)) return penalises(f, other, 'unsportsmanlike')
      if (isObstructed(c, to)) return 'next'
      putPlayer(c.match, c.rules.pitch, referee, to)
      c.events.push({ type: 'moved', player: f.referee, from, to, how: 'referee' })
      f.claimants = insideZoneOf(c, referee, from)
      return 'claim'
    },

    claim: (_c, f) => {
      if (f.claimants.length === 0) return 'walk'
      f.tackler = f.claimants[0]
      f.claimants = f.claimants.slice(1)
      return call(claimsOf(f.referee, [f.tackler]), 'claimed')
    },

    claimed: (c, f, result) => {
      const { players } = c.match
      if (result !== 'claimed') return 'claim'
      return call(argumentFrame(c, players[f.tackler], [players[f.referee]], false), 'claim')
    },

    nearest: (c, f): Next<RefereeMovesFrame> => {
      const near = nearestTo(c, c.match.players[f.referee])
      if (near.length > 1) return 'among'
      return near.length === 0 ? 'next' : penalises(f, near[0], 'nearest')
    },

    among: {
      kind: 'throw',
      dice: (c, f) => [`d${nearestTo(c, c.match.players[f.referee]).length}`],
      why: () => 'nearestPlayer',
      side: (_c, f) => f.side,
      rolled: (c, f, faces) => {
        const player = nearestTo(c, c.match.players[f.referee])[faces[0] - 1]
        c.events.push({ type: 'chance', why: 'nearestPlayer', player: player.id, dice: faces })
        return penalises(f, player, 'nearest')
      },
    },
  },
}
