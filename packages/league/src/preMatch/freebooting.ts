// Freebooters for one match, paid from the treasury. Neighbours: shopping.ts sells, wares.ts has the prices,
// ../handicaps/appearanceFee.ts wants money of the same treasury.
import { sides } from '@double-skulls/engine'
import { ifPayable } from '../handicaps/appearanceFee.ts'
import { type BeforeMatchStep, withSide } from './beforeMatch.ts'
import { shopping } from './shopping.ts'

export const freebooters: BeforeMatchStep = function* (before) {
  for (const side of sides) {
    const { team } = before[side]
    const shopped = yield* shopping(before[side], { pettyCash: 0, treasury: team.treasury }, before.options)
    const paid = { ...shopped.team, treasury: shopped.team.treasury - shopped.account.fromTreasury }
    before = withSide(before, ifPayable(before, { ...shopped, team: paid }))
  }
  return before
}
