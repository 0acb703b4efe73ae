// A player who stalled is moved back towards his own end zone: D3 + 1 squares, straight, around players in the way.
// Neighbours: stalling.ts says who stalled, randomEvents.ts has the card; step.ts is the usual way to move.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { fits, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { disturbBalls } from '../../procs/ball/ball.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { crowdInjury } from '../../procs/hurt/crowd.ts'
import { overTrapdoor, type TrapdoorResult, trapdoorFrame } from '../../procs/move/trapdoor.ts'
import { squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { asD3 } from '../../vocabulary/words.ts'

export interface HeckleFrame extends Frame, Receives<{ sprung: TrapdoorResult }> {
  readonly proc: 'heckle'
  step: 'howFar' | 'next' | 'around' | 'sprung' | 'balls' | 'end'
  readonly player: number
  left: number
}

export const heckleFrame = (player: number): HeckleFrame => ({ proc: 'heckle', step: 'howFar', player, left: 0 })

/** The square straight behind him; if it is occupied, a diagonal or sideways one. */
const waysBack = (c: Ctx, f: HeckleFrame): Square[] => {
  const { pitch } = c.rules
  const { at, side } = c.match.players[f.player]
  const back = side === 'home' ? -1 : 1
  const straight = at + back
  if (pitch.x[straight] !== pitch.x[at] + back || pitch.y[straight] !== pitch.y[at]) return []
  const player = c.match.players[f.player]
  if (fits(c.match, pitch, player, straight)) return [straight]
  const ahead = pitch.x[at] - back
  return pitch.neighbours[at].filter((square) => pitch.x[square] !== ahead && fits(c.match, pitch, player, square))
}

const goTo = (c: Ctx, f: HeckleFrame, to: Square): Next<HeckleFrame> => {
  const player = c.match.players[f.player]
  const from = player.at
  f.left--
  putPlayer(c.match, c.rules.pitch, player, to)
  c.events.push({ type: 'moved', player: f.player, from, to, how: 'heckled' })
  if (overTrapdoor(c, player, to)) return call(trapdoorFrame(f.player), 'sprung')
  disturbBalls(c, player)
  return 'next'
}

const stepTo = squareActions('step')

export const heckle: Procedure<HeckleFrame, Ctx> = {
  steps: {
    howFar: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'heckler',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'heckler', player: f.player, dice: faces })
        f.left = asD3(faces[0]) + 1
        return 'next'
      },
    },

    next: (c, f): Next<HeckleFrame> => {
      const ways = f.left > 0 && c.match.players[f.player].at !== OFF ? waysBack(c, f) : []
      if (ways.length === 0) return 'balls'
      return ways.length === 1 ? goTo(c, f, ways[0]) : 'around'
    },

    around: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('freeMove', f.player, { subject: 'heckler' }),
      legal: (c, f) => waysBack(c, f).map(stepTo),
      chosen: (c, f, answer) => goTo(c, f, answer.square),
    },

    sprung: (c, f, trapdoor) => {
      if (trapdoor !== 'swallowed') {
        disturbBalls(c, c.match.players[f.player])
        return 'next'
      }
      const victim = crowdInjury(c)
      return victim ? call(victim, 'balls') : 'balls'
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
