// The fee of a player who stays in the dugout without it: the match asks whether it is paid, if there is the money.
// Neighbours: applying.ts rolls it, ../preMatch/freebooting.ts spends money before, ../postMatch/winningsByTable.ts pays.
import { otherSide } from '@double-skulls/engine'
import type { BeforeMatch, SideBefore } from '../preMatch/beforeMatch.ts'
import { heldBy } from './handicap.ts'

/** What the opponents of the side with the handicap use to pay. */
export const FEE = 'pay-appearance-fee'

/** A side that has spent the money can no longer pay. */
export const ifPayable = (before: BeforeMatch, side: SideBefore): SideBefore => {
  const asked = heldBy(before, otherSide(side.side)).fee?.amount ?? 0
  if (side.team.treasury >= asked) return side
  const inducements = side.changes.inducements.filter((id) => id !== FEE)
  return { ...side, changes: { ...side.changes, inducements } }
}
