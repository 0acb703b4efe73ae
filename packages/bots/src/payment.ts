// The chance to pay the movement that a deed (block of a blitz, foul, hand-off …) costs at the end of a move; the
// engine knows the cost. Neighbours: walk.ts and big.ts know the movement left.
import { deedCost } from '@double-skulls/engine'

export type DeedAction = Parameters<typeof deedCost>[0]['action']

/** The chance to pay after that many steps, those beyond `moves` being rushes; 0 where no movement is left. */
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
