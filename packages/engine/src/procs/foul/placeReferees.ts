// Referees come onto the pitch once both teams stand on it: before the match the coaches roll for the first one and take turns, and
// a tie costs its loser a player; one who was hurt is placed by the coach through whose dug-out he comes. Neighbours:
// refereeRoutines.ts starts it, refereeCalls.ts penalises.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { isFree, putPlayer } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { type Action, action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { isOnPitch } from '../move/zones.ts'
import { piecesOn } from '../things/pieces.ts'
import { carryTo, dugOutOf } from './arguing.ts'
import { refereeCalls, refereeCallsFrame } from './refereeCalls.ts'

export interface PlaceRefereesFrame extends Frame {
  readonly proc: 'placeReferees'
  step: 'homeDie' | 'awayDie' | 'compared' | 'delay' | 'next' | 'put'
  /** Who is still to be placed: replaced, never changed in place. */
  waiting: readonly number[]
  home: number
  tied: boolean
  /** Whose turn to place one it is. */
  side: Side
}

export const placeRefereesFrame = (waiting: readonly number[], side: Side): PlaceRefereesFrame => ({
  ...{ proc: 'placeReferees', step: 'next', waiting },
  ...{ home: 0, tied: false, side },
})

/** For those who come for the first time. */
export const firstRefereesFrame = (waiting: readonly number[]): PlaceRefereesFrame => ({
  ...placeRefereesFrame(waiting, 'home'),
  step: 'homeDie',
})

const penalise = playerActions('choose')

/** On the pitch; nobody is the penalised one if his side would have no player left there. */
const delayers = (c: Ctx, side: Side): readonly number[] => {
  const there = c.match.players.filter((p) => p.side === side && isOnPitch(p)).map(({ id }) => id)
  return there.length > 1 ? there : []
}

const emptySquares = (c: Ctx, referee: number): Action[] => {
  const { balls, board } = c.match
  return [...board.keys()]
    .filter(
      (at) =>
        isFree(c.match, at) &&
        !balls.some((ball) => ball.at === at) &&
        piecesOn(c.match, c.rules.pitch, at).length === 0,
    )
    .map((at) => action('place', referee, at))
}

/** The coach who places the next one. */
const placing = (c: Ctx, f: PlaceRefereesFrame): Side => dugOutOf(c.match.players[f.waiting[0]]) ?? f.side

const dice: readonly ['d6'] = ['d6']

export const placeReferees: Procedure<PlaceRefereesFrame, Ctx> = {
  procedures: { refereeCalls },
  steps: {
    homeDie: {
      kind: 'throw',
      dice: () => dice,
      why: () => 'refereePlacing',
      side: () => 'home',
      rolled: (_c, f, faces) => {
        f.home = faces[0]
        return 'awayDie'
      },
    },

    awayDie: {
      kind: 'throw',
      dice: () => dice,
      why: () => 'refereePlacing',
      side: () => 'away',
      rolled: (c, f, faces): Next<PlaceRefereesFrame> => {
        c.events.push({ type: 'rollOff', why: 'refereePlacing', home: f.home, away: faces[0] })
        if (f.home === faces[0]) {
          f.tied = true
          return 'homeDie'
        }
        f.side = f.home > faces[0] ? 'home' : 'away'
        return 'compared'
      },
    },

    compared: (c, f) => (f.tied && delayers(c, otherSide(f.side)).length > 0 ? 'delay' : 'next'),

    delay: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('penalised'),
      legal: (c, f) => delayers(c, otherSide(f.side)).map(penalise),
      chosen: (_c, _f, { player }) =>
        call(refereeCallsFrame({ offender: player, why: 'delay', certain: [-1] }), 'next'),
    },

    next: (_c, f) => (f.waiting.length > 0 ? 'put' : DONE),

    put: {
      kind: 'choice',
      by: placing,
      question: (_c, f) => question('placeReferee', f.waiting[0]),
      legal: (c, f) => emptySquares(c, f.waiting[0]),
      chosen: (c, f, { player, square }) => {
        const referee = c.match.players[player]
        const own = dugOutOf(referee)
        referee.posture = 'standing'
        putPlayer(c.match, c.rules.pitch, referee, square)
        c.events.push({ type: 'moved', player, from: -1, to: square, how: 'placed' })
        f.waiting = f.waiting.slice(1)
        if (own) carryTo(c, referee, null)
        else f.side = otherSide(f.side)
        return 'next'
      },
    },
  },
}
