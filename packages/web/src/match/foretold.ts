// Dice that were thrown before the match though they belong to it, each where the match asks for it. Neighbours: localHost.ts rolls
// all others; the league's preMatch throws these.
import type { Engine, Pending } from '@double-skulls/engine'
import type { Step } from './host.ts'
import { type Beginning, beginMatch } from './savedMatch.ts'

type Thrown = Extract<Pending, { readonly wait: 'dice' }>

/** The faces that are known already for what the match waits for; null where they are still to be thrown. */
export const foretoldFaces = (
  engine: Engine,
  beginning: Beginning,
  steps: readonly Step[],
  { why, dice }: Thrown,
): number[] | null => {
  const known = 'setup' in beginning ? (beginning.foretold ?? []).filter((one) => one.why === why) : []
  if (known.length === 0) return null
  const start = beginMatch(engine, beginning)
  // Once the first half runs nothing is asked for any more that was thrown before it.
  if ((steps.at(-1)?.after ?? start).clock.half > 0) return null
  const asked = steps.filter(({ input }, i) => {
    const pending = engine.pending(steps[i - 1]?.after ?? start)
    return 'dice' in input && pending.wait === 'dice' && pending.why === why
  })
  const faces = known[asked.length]?.dice
  return faces?.length === dice.length ? [...faces] : null
}
