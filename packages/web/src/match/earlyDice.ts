// Dice that were rolled before the match though they belong to it, each given when the match asks for it. Neighbours:
// localHost.ts rolls all others; the league's preMatch rolls these.
import type { Engine, Pending } from '@double-skulls/engine'
import type { Step } from './host.ts'
import { type Beginning, beginMatch } from './savedMatch.ts'

type Thrown = Extract<Pending, { readonly wait: 'dice' }>

/** The known faces for the pending throw; null when it must be rolled. */
export const earlyFaces = (
  engine: Engine,
  beginning: Beginning,
  steps: readonly Step[],
  { why, dice }: Thrown,
): number[] | null => {
  const known = 'setup' in beginning ? (beginning.foretold ?? []).filter((one) => one.why === why) : []
  if (known.length === 0) return null
  const start = beginMatch(engine, beginning)
  // Once the first half runs, no roll of before the match is asked for any more.
  if ((steps.at(-1)?.after ?? start).clock.half > 0) return null
  const asked = steps.filter(({ input }, i) => {
    const pending = engine.pending(steps[i - 1]?.after ?? start)
    return 'dice' in input && pending.wait === 'dice' && pending.why === why
  })
  const faces = known[asked.length]?.dice
  return faces?.length === dice.length ? [...faces] : null
}
