// Sealed bids of several coaches for one thing after another: the highest that can still be paid wins, then Fame, then new bids, then a
// lot. Neighbours: prospects.ts and freebootersForHire.ts have what is for sale, ../manyCoaches.ts hides the bids.
import { proposalsSecond } from '@double-skulls/engine'
import { apart } from '../manyCoaches.ts'
import { about } from '../postMatch/afterMatch.ts'
import { drawOne, type LeagueAsk, type LeagueProcedure } from '../procedure.ts'
import type { Team } from '../team.ts'

/** A coach who bids: how he is asked, and his team as it is now. */
export interface Bidder {
  readonly who: string
  readonly team: Team
}

/** One thing for sale. */
export interface ForSale {
  readonly name: string
  /** The least that this bidder may offer; null where he cannot have it. */
  least(bidder: Bidder): number | null
  /** What becomes of a bidder who has got it for that much. */
  take(bidder: Bidder, sum: number): LeagueProcedure<Bidder>
}

/** All who bid, and what was bid in the end: nothing is a secret any more. */
export interface Sold {
  readonly bidders: readonly Bidder[]
  /** By lot: who has got it and for how much; null for nobody. */
  readonly sales: readonly ({ readonly who: string; readonly sum: number } | null)[]
}

const STEP = proposalsSecond.bidStep.value
const EQUAL_BIDS = proposalsSecond.equalBidsBeforeCoin.value
const FEW = 24
export const NO_BID = '0'

/** Round sums from the least to the most; others are legal too. */
const roundSums = (least: number, most: number): readonly string[] => {
  const step = Math.max(STEP, Math.ceil((most - least) / FEW / STEP) * STEP)
  const all = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step)
  return [...all, ...(all.at(-1) === most ? [] : [most])].map(String)
}

const bidAsk = ({ who, team }: Bidder, { name }: ForSale, least: number, again: boolean): LeagueAsk => ({
  ...{ kind: 'ask', who, question: again ? `equal bids: a new one for ${name}` : `a bid for ${name}` },
  options: [...(again ? [] : [NO_BID]), ...roundSums(least, team.treasury)],
  about: { ...about('sealedBid', team), value: least },
  sums: { least, most: team.treasury },
})

function* asked(step: LeagueAsk): LeagueProcedure<number> {
  return Number(yield step)
}

/** Everything that one coach writes down, for one thing after another; 0 for none. */
function* sheet(bidder: Bidder, lots: readonly ForSale[]): LeagueProcedure<readonly number[]> {
  const bids: number[] = []
  for (const lot of lots) {
    const least = lot.least(bidder)
    bids.push(least === null || least > bidder.team.treasury ? 0 : yield* asked(bidAsk(bidder, lot, least, false)))
  }
  return bids
}

interface Bid {
  readonly bidder: Bidder
  readonly sum: number
}

const fameOf = ({ bidder }: Bid): number => bidder.team.fame ?? 0

/** The highest of these, and of equal ones those of the most famous teams. */
const leading = (bids: readonly Bid[]): readonly Bid[] => {
  const most = Math.max(...bids.map(({ sum }) => sum))
  const highest = bids.filter(({ sum }) => sum === most)
  const fame = Math.max(...highest.map(fameOf))
  return highest.filter((bid) => fameOf(bid) === fame)
}

/** Equal bids of equally famous teams: they bid again, at least the same sum, until one is higher or a lot decides. */
function* decided(lot: ForSale, bids: readonly Bid[]): LeagueProcedure<Bid> {
  let equal = leading(bids)
  for (let round = 1; equal.length > 1 && round < EQUAL_BIDS; round++) {
    const again = equal
    const sums = yield* apart(
      again.map(({ bidder, sum }) => ({ who: bidder.who, start: () => asked(bidAsk(bidder, lot, sum, true)) })),
    )
    equal = leading(again.map(({ bidder }, i) => ({ bidder, sum: sums[i] })))
  }
  if (equal.length === 1) return equal[0]
  const at = yield* drawOne(
    'league',
    `equal bids for ${lot.name}`,
    equal.map(({ bidder }) => bidder.team.name),
  )
  return equal[at]
}

/** Whether he can still have it and pay what he has bid, after what he has got before. */
const stands = (lot: ForSale, { bidder, sum }: Bid): boolean => {
  const least = lot.least(bidder)
  return sum > 0 && least !== null && sum >= least && sum <= bidder.team.treasury
}

/** All coaches write down their bids at the same time; then one lot after another goes to whoever has bid the most for it. */
export function* sealedBids(start: readonly Bidder[], lots: readonly ForSale[]): LeagueProcedure<Sold> {
  if (lots.length === 0) return { bidders: start, sales: [] }
  const sheets = yield* apart(start.map((bidder) => ({ who: bidder.who, start: () => sheet(bidder, lots) })))
  let bidders = start
  const sales: Sold['sales'][number][] = []
  for (const [i, lot] of lots.entries()) {
    const bids = bidders.map((bidder, j) => ({ bidder, sum: sheets[j][i] })).filter((bid) => stands(lot, bid))
    if (bids.length === 0) {
      sales.push(null)
      continue
    }
    const { bidder, sum } = yield* decided(lot, bids)
    const after = yield* lot.take(bidder, sum)
    bidders = bidders.map((one) => (one.who === bidder.who ? after : one))
    sales.push({ who: bidder.who, sum })
  }
  return { bidders, sales }
}
