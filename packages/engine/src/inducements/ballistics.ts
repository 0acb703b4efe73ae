// The kicker gets advice before the kick: no effect, one square less, or one die turned by up to two faces.
// Neighbours: kickOff.ts opens the moments for it, inducements/field.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import type { KickOffFrame } from '../procs/kickOff/kickOffFrame.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { asD3, type Side } from '../vocabulary/words.ts'
import { useDie } from './useDie.ts'

export interface BallisticsFrame extends Frame {
  readonly proc: 'ballistics'
  step: 'roll' | 'apply' | 'turn'
  readonly side: Side
  readonly use: string
}

export const ballisticsFrame = (side: Side, use: string): BallisticsFrame => ({
  proc: 'ballistics',
  step: 'roll',
  side,
  use,
})

/** On this D3 result a die may be turned. */
const ALL = 3

/** Applies the advice after the dice of the kick were rolled. */
export const adviseFrame = (side: Side, use: string, kick: KickOffFrame): BallisticsFrame => ({
  ...ballisticsFrame(side, use),
  step: kick.advice === ALL ? 'turn' : 'apply',
})

const MOST = 2
const FARTHEST = 6
const DIRECTIONS = 8

const kickOf = (c: Ctx): KickOffFrame => frameAround<KickOffFrame>(c.match, 'kickOff')

const near = (value: number, highest: number): number[] =>
  Array.from({ length: highest }, (_, i) => i + 1).filter((face) => face !== value && Math.abs(face - value) <= MOST)

/** The results the dice may be turned to, the rolled ones first: `distance 3`, `direction 5`. */
const turns = (c: Ctx): string[] => {
  const { distance, direction } = kickOf(c)
  return [
    ...near(distance, FARTHEST).map((face) => `distance ${face}`),
    ...near(direction + 1, DIRECTIONS).map((face) => `direction ${face}`),
  ]
}

export const ballistics: Procedure<BallisticsFrame, Ctx> = {
  steps: {
    roll: useDie<BallisticsFrame>((c, _f, face) => {
      kickOf(c).advice = asD3(face)
      return DONE
    }),
    apply: (c) => {
      kickOf(c).distance = Math.max(0, kickOf(c).distance - 1)
      return DONE
    },
    turn: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('inducement', -1, { subject: f.use, declining: 'diceStayAsTheyAre' }),
      legal: (c) => [action('decline'), ...turns(c).map((turn) => action('choose', -1, -1, turn))],
      chosen: (c, _f, answer) => {
        const [which, face] = answer.option.split(' ')
        if (which === 'distance') kickOf(c).distance = Number(face)
        if (which === 'direction') kickOf(c).direction = Number(face) - 1
        return DONE
      },
    },
  },
}
