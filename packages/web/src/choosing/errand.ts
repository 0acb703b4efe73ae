// An errand: several answers given one after another, such as a whole route, as long as each of them is legal when its time
// comes. Other questions in between (a re-roll, a skill) make it wait; anything unforeseen ends it.
// Neighbours: errands.ts carries one out, match/host.ts takes the answers.
import { type Action, action, type QuestionKind, type Square, sameAction } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'

export interface Errand {
  readonly player: number
  readonly left: readonly Action[]
  /** Where it is about other questions than usual. */
  readonly kinds?: readonly QuestionKind[]
}

/** Questions that an errand's answers belong to: asked one of these, it goes on or it is over. */
const OWN: readonly QuestionKind[] = ['turn', 'activation', 'freeMove', 'nominate', 'setUp', 'placePlayer']

export type Advance =
  | { readonly go: 'answer'; readonly answer: Action; readonly errand: Errand }
  | { readonly go: 'wait' }
  | { readonly go: 'over' }

/** Answers that are left out where they are not asked for. */
const isOptional = ({ do: verb }: Action): boolean => verb === 'standUp' || verb === 'nominate'

export const advance = (errand: Errand, { pending, legal, yours }: Situation): Advance => {
  if (pending.wait === 'nothing' || errand.left.length === 0) return { go: 'over' }
  if (!yours || pending.wait !== 'coach') return { go: 'wait' }
  const { kind, player } = pending.question
  if (errand.kinds && !errand.kinds.includes(kind)) return { go: 'over' }
  if (!errand.kinds && !OWN.includes(kind)) return { go: 'wait' }
  if (kind === 'activation' && player !== errand.player) return { go: 'over' }
  let left = errand.left
  while (left.length > 0) {
    const [wanted, ...rest] = left
    const answer = legal.find((one) => sameAction(one, wanted))
    if (answer) return { go: 'answer', answer, errand: { ...errand, left: rest } }
    if (!isOptional(wanted)) break
    left = rest
  }
  return { go: 'over' }
}

export interface RouteStep {
  readonly to: Square
  readonly leap: boolean
}

const stepOf = ({ to, leap }: RouteStep): Action => action(leap ? 'leap' : 'step', -1, to)

/** Declares the action where that is still to be done, gets up, and walks. */
export const walkErrand = (player: number, declare: Action | null, steps: readonly RouteStep[]): Errand => ({
  player,
  left: [...(declare ? [declare] : []), action('standUp'), ...steps.map(stepOf)],
})

export const deedErrand = (player: number, declare: Action | null, deed: Action): Errand => ({
  player,
  left: [
    ...(declare ? [declare] : []),
    ...(deed.player >= 0 ? [action('nominate', deed.player)] : []),
    action('standUp'),
    deed,
  ],
})

/** Declares the action where that is still to be done, walks, and does the deed at the end. */
export const planErrand = (
  player: number,
  declare: Action | null,
  steps: readonly RouteStep[],
  deed: Action,
): Errand => ({
  player,
  left: [...deedErrand(player, declare, deed).left.slice(0, -1), ...steps.map(stepOf), deed],
})

/** Takes a roll as it lies: no re-roll, and then that die, where it is still asked for. Anything else in between ends it. */
export const dieErrand = (player: number, answers: readonly Action[]): Errand => ({
  player,
  left: answers,
  kinds: ['reroll', 'blockDie'],
})

/** Ends the action he is in. */
export const endErrand = (player: number): Errand => ({ player, left: [action('endAction')] })

/** Picks a player up and puts him down, for set-up by dragging. */
export const placeErrand = (player: number, square: Square): Errand => ({
  player,
  left: [action('pick', player), square < 0 ? action('toReserves') : action('place', -1, square)],
})
