// Substitutes come on as their team's turn starts: from the reserves onto empty entry squares, while the side has fewer players on the
// pitch than it may field. Neighbours: turn/turnOfEach.ts plays the
// routine, kickOff/fielding.ts counts.
import type { Ctx } from '../../edition.ts'
import { squaresOf } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { groundBallAt } from '../ball/ball.ts'
import { countOf, fieldable, isFielded, playersAllowed } from '../kickOff/fielding.ts'
import { trapFrame } from '../things/entering.ts'
import { isMachine } from '../things/machines.ts'
import { ownSideOf } from './turncoats.ts'

export interface SubstituteFrame extends Frame {
  readonly proc: 'substitutes'
  step: 'next' | 'ask'
  readonly side: Side
}

const NO_MORE = action('done')

/** Squares on the sideline's row that he covers are entry squares, and there is nobody and nothing on any of his. */
const mayEnter = (c: Ctx, side: Side, player: Player, at: Square): boolean => {
  const { pitch } = c.rules
  const entry = pitch.entrySquares[side]
  const row = pitch.y[entry[0]]
  const covered = squaresOf(pitch, player, at)
  return (
    !covered.includes(OFF) &&
    covered.every((square) => pitch.y[square] !== row || entry.includes(square)) &&
    covered.every((square) => groundBallAt(c, square) < 0) &&
    fits(c.match, pitch, player, at)
  )
}

/** Where his base may be put: its square at the top left, which for the far sideline lies further in. */
const entries = (c: Ctx, side: Side, player: Player): readonly Square[] => {
  const { pitch } = c.rules
  const inward = side === 'away' ? (player.who.size - 1) * pitch.length : 0
  return pitch.entrySquares[side].map((square) => square - inward).filter((at) => mayEnter(c, side, player, at))
}

/** Those of the reserves who may come on if there is a square for them. */
const waiting = (c: Ctx, side: Side): readonly Player[] => {
  const { match } = c
  // A bribed opponent takes nobody's place.
  const reserves = match.players.filter(
    (p) => p.place === 'reserves' && ownSideOf(match, p) === side && !isMachine(c, p),
  )
  if (reserves.length === 0) return reserves
  const fielded = match.players.filter((p) => isFielded(p) && ownSideOf(match, p) === side)
  const left = playersAllowed(c, side) - countOf(c, fielded)
  const fitting = left <= 0 ? [] : reserves.filter((p) => countOf(c, [p]) <= left)
  return fitting.length === 0 ? fitting : fieldable(c, side, fitting)
}

const substitutes = (c: Ctx, side: Side): readonly Action[] =>
  waiting(c, side).flatMap((player) => entries(c, side, player).map((at) => action('place', player.id, at)))

const hasSubstitutes = (c: Ctx, side: Side): boolean =>
  waiting(c, side).some((player) => entries(c, side, player).length > 0)

export const substitutesProcedure: Procedure<SubstituteFrame, Ctx> = {
  steps: {
    next: (c, f) => (hasSubstitutes(c, f.side) ? 'ask' : DONE),

    ask: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('substitute'),
      legal: (c, f) => [NO_MORE, ...substitutes(c, f.side)],
      chosen: (c, _f, answer): Next<SubstituteFrame> => {
        if (answer.do === 'done') return DONE
        const player = c.match.players[answer.player]
        // Whoever was carried off shortly before lay on the ground.
        player.posture = 'standing'
        putPlayer(c.match, c.rules.pitch, player, answer.square)
        player.fielded = true
        c.events.push({ type: 'moved', player: player.id, from: OFF, to: answer.square, how: 'substitute' })
        const trap = trapFrame(c, player, OFF)
        return trap ? call(trap, 'next') : 'next'
      },
    },
  },
}

export const substituteRoutine: Routine = {
  id: 'substitutes',
  at: 'turnStart',
  begin: (c, side): SubstituteFrame | null =>
    hasSubstitutes(c, side) ? { proc: 'substitutes', step: 'next', side } : null,
  procedures: { substitutes: substitutesProcedure },
}
