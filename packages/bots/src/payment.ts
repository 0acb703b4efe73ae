// Paying for the deed at the end of a walk: the engine says what it costs. Neighbours: walk.ts and big.ts know what is left.
import { deedCost } from '@double-skulls/engine'

/** The action whose deed it is. */
export type DeedAction = Parameters<typeof deedCost>[0]['action']

/** The chance to pay after so many steps, of which each beyond the movement was a rush; 0 where nothing is left to pay with. */
export const payment = (
  { moves, rushes }: { readonly moves: number; readonly rushes: number },
  steps: number,
  action: DeedAction,
  chanceOfRush: () => number,
): number => {
  const total = steps + deedCost({ action })
  if (total > moves + rushes) return 0
  const rushed = total - Math.max(moves, steps)
  return rushed > 0 ? chanceOfRush() ** rushed : 1
}
