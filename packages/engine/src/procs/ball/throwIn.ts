// The crowd throws the ball in from where it left the pitch. Neighbours: settle.ts calls it, landing.ts lands the ball.

import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { directions, OFF, type Pitch, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import type { Die, Face } from '../../vocabulary/words.ts'
import { landingFrame } from './landing.ts'

export interface ThrowInFrame extends Frame {
  readonly proc: 'throwIn'
  step: 'throw' | 'landed'
  readonly ball: number
}

export const throwInFrame = (ball: number): ThrowInFrame => ({ proc: 'throwIn', step: 'throw', ball })

const ways = (...names: readonly (typeof directions)[number][]): readonly number[] =>
  names.map((name) => directions.indexOf(name))

const UPPER = ways('SE', 'S', 'SW')
const RIGHT = ways('SW', 'W', 'NW')
const LOWER = ways('NW', 'N', 'NE')
const LEFT = ways('NE', 'E', 'SE')
const UPPER_LEFT = ways('E', 'SE', 'S')
const UPPER_RIGHT = ways('S', 'SW', 'W')
const LOWER_RIGHT = ways('W', 'NW', 'N')
const LOWER_LEFT = ways('N', 'NE', 'E')

/** The three directions of the throw-in template on an edge or in a corner, clockwise. */
const throwInDirections = (pitch: Pitch, square: Square): readonly number[] => {
  const x = pitch.x[square]
  const top = pitch.y[square] === 0
  const bottom = pitch.y[square] === pitch.width - 1
  if (x === 0) return top ? UPPER_LEFT : bottom ? LOWER_LEFT : LEFT
  if (x === pitch.length - 1) return top ? UPPER_RIGHT : bottom ? LOWER_RIGHT : RIGHT
  if (top) return UPPER
  if (bottom) return LOWER
  throw new Error(`square ${square} is not at the edge of the pitch`)
}

/** One for the direction, and those for the distance. */
const diceFor = (distance: number): Die[] => Array.from({ length: 1 + distance }, () => 'd6')

const wayOf = (c: Ctx, face: Face): number => {
  const [first, second] = c.rules.ball.throwInDirections
  return face <= first ? 0 : face <= second ? 1 : 2
}

const distanceOf = ([, ...faces]: readonly Face[]): number => faces.reduce((sum, face) => sum + face, 0)

export const throwIn: Procedure<ThrowInFrame, Ctx> = {
  steps: {
    throw: {
      kind: 'throw',
      dice: (c) => diceFor(c.rules.ball.throwInDice),
      why: () => 'throwIn',
      ordered: true,
      rolled: (c, f, faces) => {
        const { pitch } = c.rules
        const ball = c.match.balls[f.ball]
        const from = ball.at
        const direction = throwInDirections(pitch, from)[wayOf(c, faces[0])]
        const squares = distanceOf(faces) - (c.rules.ball.throwInCountsStart ? 1 : 0)
        for (let i = 0; i < squares; i++) {
          const next = pitch.step[ball.at * 8 + direction]
          if (next === OFF) {
            // Out again: it stays `out`, to be thrown in from the last square it crossed.
            c.events.push({ type: 'ballMoved', from, to: OFF, how: 'throwIn', dice: faces })
            return DONE
          }
          ball.at = next
        }
        c.events.push({ type: 'ballMoved', from, to: ball.at, how: 'throwIn', dice: faces })
        return call(landingFrame(f.ball, 'throwIn'), 'landed')
      },
    },
    landed: () => DONE,
  },
}
