// An errand: several answers given one after another, such as a whole route, each only if it is legal when its turn comes. Other
// questions in between (a re-roll, a skill) make it wait; anything unexpected ends it. Neighbours: errands.ts carries one out,
// match/host.ts takes the answers.
import { type Action, action, type QuestionKind, type Square, sameAction } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'

export interface Errand {
  readonly player: number
  readonly left: readonly Action[]
  /** Set when it answers other questions than usual. */
  readonly kinds?: readonly QuestionKind[]
}

/** Questions that an errand answers: when one of these is asked, the errand continues or ends. */
const OWN: readonly QuestionKind[] = ['turn', 'activation', 'freeMove', 'nominate', 'setUp', 'placePlayer']

export type Advance =
  | { readonly go: 'answer'; readonly answer: Action; readonly errand: Errand }
  | { readonly go: 'wait' }
  | { readonly go: 'over' }

/** Answers that are skipped when they are not asked for. */
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

/** Declares the action if needed, stands up, and walks. */
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

/** Declares the action if needed, walks, and does the deed at the end. */
export const planErrand = (
  player: number,
  declare: Action | null,
  steps: readonly RouteStep[],
  deed: Action,
): Errand => ({
  player,
  left: [...deedErrand(player, declare, deed).left.slice(0, -1), ...steps.map(stepOf), deed],
})

/** Accepts a roll: declines the re-roll, then takes that die if it is still asked for. Any other question ends it. */
export const dieErrand = (player: number, answers: readonly Action[]): Errand => ({
  player,
  left: answers,
  kinds: ['reroll', 'blockDie'],
})

/** Ends the current action. */
export const endErrand = (player: number): Errand => ({ player, left: [action('endAction')] })

/** Picks a player up and puts him down, for set-up by dragging. */
export const placeErrand = (player: number, square: Square): Errand => ({
  player,
  left: [action('pick', player), square < 0 ? action('toReserves') : action('place', -1, square)],
})
