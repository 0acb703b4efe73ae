// What led to a moment of a replay: the last question to a coach, his answer, and the dice since then. Neighbours: reel.ts;
// Decision.tsx shows it.
import type { Action, Explanation, Outside, Pending, Side } from '@double-skulls/engine'
import { type Reel, stateAt } from './reel.ts'

export interface Thrown {
  readonly position: number
  readonly faces: readonly number[]
  /** The test they were for; otherwise a word for the roll. */
  readonly roll: Explanation | null
  readonly why: string
}

export interface Decided {
  /** The position at which it was asked. */
  readonly at: number
  readonly side: Side
  readonly asked: Extract<Pending, { wait: 'coach' }>
  /** null if it is a secret of his. */
  readonly answer: Action | Outside | null
  /** All legal answers. */
  readonly legal: readonly Action[]
}

export interface Moment {
  /** Null before the first decision. */
  readonly decided: Decided | null
  /** The dice since then, in order. */
  readonly thrown: readonly Thrown[]
}

const thrownAt = (reel: Reel, index: number): Thrown | null => {
  const { input, events } = reel.steps[index]
  if (!('dice' in input)) return null
  const pending = reel.engine.pending(stateAt(reel, index))
  const rolled = events.find((event) => event.type === 'rolled')
  return {
    ...{ position: index + 1, faces: input.dice, roll: rolled?.roll ?? null },
    why: pending.wait === 'dice' ? pending.why : '',
  }
}

const decidedAt = (reel: Reel, index: number): Decided | null => {
  const { input } = reel.steps[index]
  const before = stateAt(reel, index)
  const asked = reel.engine.pending(before)
  if ('dice' in input || asked.wait !== 'coach') return null
  const answer = 'action' in input ? input.action : 'outside' in input ? input.outside : null
  return { at: index, side: asked.side, asked, answer, legal: reel.engine.legal(before) }
}

export const momentAt = (reel: Reel, position: number): Moment => {
  const thrown: Thrown[] = []
  for (let index = position - 1; index >= 0; index--) {
    const dice = thrownAt(reel, index)
    if (!dice) return { decided: decidedAt(reel, index), thrown }
    thrown.unshift(dice)
  }
  return { decided: null, thrown }
}
