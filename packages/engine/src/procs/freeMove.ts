// A move out of turn by a skill: up to three squares, without going for it. Either anywhere, perhaps only in the own half
// (a kick-off return), or only on a way to a useful square against a pass. Neighbours: step.ts; skills kickOffReturn,
// passBlock and onTheBall.

import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { fits, isFree } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { kitOf } from '../kit.ts'
import { type Action, action, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { jumpFrame, jumpSquares } from './jump.ts'
import { HELD, type StepFrame, stepFrame } from './step.ts'
import { openSquares } from './stride.ts'
import { inHalfOf, isOnPitch } from './zones.ts'

export interface FreeMoveFrame extends Frame {
  readonly proc: 'freeMove'
  step: 'start' | 'act' | 'stepped'
  readonly player: number
  /** The skill that grants it. */
  readonly skill: string
  moves: number
  /** Squares where he may stop; null where he may stop anywhere, be it only in his own half. */
  readonly ends: readonly Square[] | null
  readonly ownHalf: boolean
  /** Tackle zones do not trouble him. */
  readonly heedless: boolean
  /** Who moves him, where it is not his own coach. */
  readonly mover?: Side
}

export const FREE_SQUARES = 3
const LEAP_COST = 2

export const freeMoveFrame = (
  player: number,
  skill: string,
  ends: readonly Square[] | null,
  ownHalf = ends === null,
): FreeMoveFrame => ({
  proc: 'freeMove',
  step: 'start',
  player,
  skill,
  moves: FREE_SQUARES,
  ends,
  ownHalf,
  heedless: false,
})

export const canLeap = (c: Ctx, player: Player): boolean => !player.marks.includes('leap') && kitOf(c, player).leaps

/** Squares a leap could reach: empty, one or two away. */
const leapSquares = (c: Ctx, from: Square): Square[] =>
  c.rules.pitch.withinTwo[from].filter((square) => isFree(c.match, square))

/** Where he could leap or jump to, once a turn. */
export const leapTargets = (c: Ctx, player: Player): readonly Square[] => {
  if (c.rules.numbers.everybodyJumps) return player.marks.includes('leap') ? [] : jumpSquares(c, player)
  return player.skills.length > 0 && canLeap(c, player) ? leapSquares(c, player.at) : []
}

/** The leap or jump itself, which he has then used. */
export const leapFrame = (c: Ctx, player: Player, to: Square, goForIts: number): Frame => {
  player.marks = [...player.marks, 'leap']
  return c.rules.numbers.everybodyJumps
    ? jumpFrame(c, player.id, to, goForIts)
    : stepFrame(c, player.id, to, goForIts, true)
}

/** Whether one of the ends can be reached from a square with the moves left, over empty squares or by one leap. */
export const canReach = (
  c: Ctx,
  player: Player,
  from: Square,
  moves: number,
  leap: boolean,
  ends: readonly Square[],
): boolean => {
  if (ends.includes(from)) return true
  if (moves === 0) return false
  for (const next of c.rules.pitch.neighbours[from])
    if (fits(c.match, c.rules.pitch, player, next) && canReach(c, player, next, moves - 1, leap, ends)) return true
  return (
    leap &&
    moves >= LEAP_COST &&
    leapSquares(c, from).some((next) => canReach(c, player, next, moves - LEAP_COST, false, ends))
  )
}

const mayEnter = (c: Ctx, f: FreeMoveFrame, player: Player, square: Square, cost: number, leap: boolean): boolean =>
  f.ends ? canReach(c, player, square, f.moves - cost, leap, f.ends) : !f.ownHalf || inHalfOf(c, player.side, square)

const stepTo = squareActions('step')
const leapTo = squareActions('leap')

const options = (c: Ctx, f: FreeMoveFrame): Action[] => {
  const player = c.match.players[f.player]
  const leap = canLeap(c, player)
  const list: Action[] = []
  if (!f.ends || f.ends.includes(player.at)) list.push(action('stop'))
  if (f.moves > 0)
    for (const square of openSquares(c, player)) if (mayEnter(c, f, player, square, 1, leap)) list.push(stepTo(square))
  if (f.moves >= LEAP_COST)
    for (const square of leapTargets(c, player))
      if (mayEnter(c, f, player, square, LEAP_COST, false)) list.push(leapTo(square))
  return list
}

export const freeMove: Procedure<FreeMoveFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const list = options(c, f)
      return list.length === 0 || (list.length === 1 && list[0].do === 'stop') ? DONE : 'act'
    },
    act: {
      kind: 'choice',
      by: (c, f) => f.mover ?? c.match.players[f.player].side,
      question: (_c, f) => question('freeMove', f.player, { subject: f.skill }),
      legal: options,
      chosen: (c, f, answer) => {
        if (answer.do === 'stop') return DONE
        const player = c.match.players[f.player]
        const leap = answer.do === 'leap'
        f.moves -= leap ? LEAP_COST : 1
        if (leap) return call(leapFrame(c, player, answer.square, 0), 'stepped')
        const step = stepFrame(c, f.player, answer.square, 0)
        // Nobody can hold, trip or follow whom tackle zones do not trouble.
        const free: StepFrame = { ...step, marked: false, step: 'move' }
        return call(f.heedless ? free : step, 'stepped')
      },
    },
    stepped: (c, f, held) => {
      const player = c.match.players[f.player]
      return held === HELD || !isOnPitch(player) || player.posture !== 'standing' ? DONE : 'start'
    },
  },
}
