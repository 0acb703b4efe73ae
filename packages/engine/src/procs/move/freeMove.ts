// A move of up to three squares outside the own turn, without going for it: anywhere, perhaps only in the own half (a
// kick-off return), or only towards squares that are useful against a pass. Neighbours: step.ts;
// skills/kickOffReturn.ts, skills/passBlock.ts and skills/onTheBall.ts.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits, isFree } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { type Action, action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { type JumpFrame, jumpFrame, jumpSquares } from './jump.ts'
import { type StepFrame, type StepResult, stepFrame } from './step.ts'
import { openSquares } from './stride.ts'
import { inHalfOf, isOnPitch } from './zones.ts'

export interface FreeMoveFrame extends Frame, Receives<{ stepped: StepResult }> {
  readonly proc: 'freeMove'
  step: 'start' | 'act' | 'stepped'
  readonly player: number
  /** The skill that allows it. */
  readonly skill: string
  moves: number
  /** Squares where he may stop; null: anywhere, or with `ownHalf` anywhere in his own half. */
  readonly ends: readonly Square[] | null
  readonly ownHalf: boolean
  /** He ignores tackle zones. */
  readonly heedless: boolean
  /** The side that moves him, if it is not his own. */
  readonly mover: Side | ''
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
  mover: '',
})

export const canLeap = (c: Ctx, player: Player): boolean => !player.marks.includes('leap') && may(c, player).leaps

/** Squares he could leap to: empty and one or two squares away. */
const leapSquares = (c: Ctx, from: Square): Square[] =>
  c.rules.pitch.withinTwo[from].filter((square) => isFree(c.match, square))

/** Where he may leap or jump to, once per turn. */
export const leapTargets = (c: Ctx, player: Player): readonly Square[] => {
  if (c.rules.move.everybodyJumps) return player.marks.includes('leap') ? [] : jumpSquares(c, player)
  return player.skills.length > 0 && canLeap(c, player) ? leapSquares(c, player.at) : []
}

/** The leap or jump, marked as used this turn. */
export const leapFrame = (c: Ctx, player: Player, to: Square, goForIts: number): JumpFrame | StepFrame => {
  player.marks = [...player.marks, 'leap']
  return c.rules.move.everybodyJumps
    ? jumpFrame(c, player.id, to, goForIts)
    : stepFrame(c, player.id, to, goForIts, true)
}

/** Whether he can reach one of the ends with the moves left, over empty squares or with one leap. */
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
  f.ends
    ? canReach(c, player, square, f.moves - cost, leap, f.ends)
    : !f.ownHalf || inHalfOf(c, coachOf(c.match, player), square)

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
      by: (c, f) => f.mover || coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('freeMove', f.player, { subject: f.skill }),
      legal: options,
      chosen: (c, f, answer) => {
        if (answer.do === 'stop') return DONE
        const player = c.match.players[f.player]
        const leap = answer.do === 'leap'
        f.moves -= leap ? LEAP_COST : 1
        if (leap) return call(leapFrame(c, player, answer.square, 0), 'stepped')
        const step = stepFrame(c, f.player, answer.square, 0)
        // No opponent can hold, trip or follow a player who ignores tackle zones.
        const free: StepFrame = { ...step, marked: false, step: 'move' }
        return call(f.heedless ? free : step, 'stepped')
      },
    },
    stepped: (c, f, step) => {
      const player = c.match.players[f.player]
      return step === 'held' || !isOnPitch(player) || player.posture !== 'standing' ? DONE : 'start'
    },
  },
}
