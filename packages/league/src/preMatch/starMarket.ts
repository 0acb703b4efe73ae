// Stars for one match, shared out between the coaches, each of whom has a purse for that. Neighbours: starWays.ts has the ways,
// ../rules/leagueRules.ts the numbers.
import { sides } from '@double-skulls/engine'
import { type BeforeMatchStep, withSide } from './beforeMatch.ts'
import { marketOf } from './starSquad.ts'
import { waysOfSharing } from './starWays.ts'

export const stars: BeforeMatchStep = function* (before) {
  const market = marketOf(before)
  if (!market || !before.exhibition) return before
  const way = before.options.stars ?? 'bidding'
  const granted = way === 'draw' ? 0 : market.purse
  for (const side of sides) {
    const one = before[side]
    before = withSide(before, { ...one, account: { ...one.account, granted } })
  }
  before = yield* waysOfSharing[way](market, before)
  for (const side of sides) {
    const one = before[side]
    before = withSide(before, { ...one, account: { ...one.account, lost: Math.max(0, granted - one.account.spent) } })
  }
  return before
}
