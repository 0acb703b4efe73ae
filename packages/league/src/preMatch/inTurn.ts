// Inducements of later editions: the stronger side buys first from its treasury; the weaker side is granted the gap
// plus what the other has spent. Neighbours: shopping.ts, sideBet.ts; transfer.ts is the rule of earlier editions.
import { sides } from '@double-skulls/engine'
import type { LeagueProcedure } from '../procedure.ts'
import { foundingCost } from '../value.ts'
import { type BeforeMatch, type BeforeMatchStep, strongerFirst, withSide } from './beforeMatch.ts'
import { type Purse, shopping } from './shopping.ts'
import { sideBet } from './sideBet.ts'

/** Teams for a single match spend the rest of their draft budget. */
function* fromDraft(before: BeforeMatch): LeagueProcedure<BeforeMatch> {
  for (const side of sides) {
    const { team } = before[side]
    const left = Math.max(0, team.budget - foundingCost(team))
    before = withSide(before, yield* shopping(before[side], { pettyCash: left, treasury: 0 }, before.options))
  }
  return before
}

/** What a side may spend on inducements and a bet. */
const purseFor = (
  before: BeforeMatch,
  stronger: 'home' | 'away',
  weaker: 'home' | 'away',
  isWeaker: boolean,
): Purse => {
  const { team } = before[isWeaker ? weaker : stronger]
  if (!isWeaker) return { pettyCash: 0, treasury: team.treasury }
  const gap = before[stronger].account.teamValue - before[weaker].account.teamValue
  return before.options.treasuryForBoth
    ? { pettyCash: gap, treasury: team.treasury }
    : { pettyCash: gap + before[stronger].account.spent + before[stronger].account.stake, treasury: 0 }
}

/** With equal values neither side has petty cash or may use its treasury. */
export const inducementsInTurn: BeforeMatchStep = function* (before) {
  if (before.exhibition) return yield* fromDraft(before)
  const order =
    strongerFirst(before, ({ account }) => account.teamValue) ?? (before.options.treasuryForBoth ? sides : null)
  if (!order) return before
  const [stronger, weaker] = order
  for (const side of order) {
    const purse = purseFor(before, stronger, weaker, side === weaker)
    const granted = { ...before[side], account: { ...before[side].account, granted: purse.pettyCash } }
    const shopped = yield* shopping(granted, purse, before.options)
    const { team, account } = shopped
    const paid = { ...shopped, team: { ...team, treasury: team.treasury - account.fromTreasury } }
    before = withSide(before, yield* sideBet(paid, before.options))
  }
  return before
}
