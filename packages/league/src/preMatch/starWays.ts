// The ways in which two coaches share out the stars of a match: sealed bids for one card after another, cards drawn from the deck of
// the team's alignment, or a pick by turns. Neighbours: starMarket.ts is the step, starSquad.ts lets a star join.
import { type Side, type Star, sides } from '@double-skulls/engine'
import { about } from '../postMatch/afterMatch.ts'
import { ask, drawOne, type LeagueProcedure } from '../procedure.ts'
import type { StarWay } from '../rules/options.ts'
import { type BeforeMatch, type SideBefore, withSide } from './beforeMatch.ts'
import { joined, mayJoin, type OpenMarket } from './starSquad.ts'

const NOTHING = '0'
const NO_MORE = 'bidNoMore'
const DONE = 'done'

const left = ({ purse }: OpenMarket, { account }: SideBefore): number => purse - account.spent

/** Every sum from the least on, in steps, and the whole purse. */
const sums = (least: number, most: number, step: number): readonly string[] => {
  const all = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step)
  return [...all, ...(all.at(-1) === most ? [] : [most])].map(String)
}

function* bidFor(
  market: OpenMarket,
  side: SideBefore,
  star: Star,
  least: number,
  again: boolean,
): LeagueProcedure<string> {
  const purse = left(market, side)
  const options = [...(again ? [] : [NOTHING, NO_MORE]), ...sums(least, purse, market.step)]
  const question = again ? `equal bids: a new one for ${star.name}` : `a bid for ${star.name}`
  return yield* ask(side.side, question, options, { ...about('starBid', side.team), value: purse })
}

/** After equal bids both bid again, at least as much, and then a coin decides. */
function* settled(
  market: OpenMarket,
  before: BeforeMatch,
  star: Star,
  bid: number,
): LeagueProcedure<readonly [Side, number]> {
  let sum = bid
  for (let equal = 1; equal < market.equalBids; equal++) {
    const home = Number(yield* bidFor(market, before.home, star, sum, true))
    const away = Number(yield* bidFor(market, before.away, star, sum, true))
    if (home !== away) return home > away ? ['home', home] : ['away', away]
    sum = home
  }
  const winner = yield* drawOne('league', `equal bids for ${star.name}`, [before.home.team.name, before.away.team.name])
  return [sides[winner], sum]
}

function* bidding(market: OpenMarket, before: BeforeMatch): LeagueProcedure<BeforeMatch> {
  const done = new Set<Side>()
  for (const star of market.stars) {
    const bids: { [S in Side]: number } = { home: 0, away: 0 }
    for (const side of sides) {
      const one = before[side]
      if (done.has(side) || left(market, one) < star.cost || !mayJoin(one, star)) continue
      const answer = yield* bidFor(market, one, star, star.cost, false)
      if (answer === NO_MORE) done.add(side)
      else bids[side] = Number(answer)
    }
    const { home, away } = bids
    if (home === 0 && away === 0) continue
    const [winner, sum]: readonly [Side, number] =
      home === away ? yield* settled(market, before, star, home) : home > away ? ['home', home] : ['away', away]
    before = withSide(before, yield* joined(before[winner], star, sum))
  }
  return before
}

const isTaken = ({ home, away }: BeforeMatch, { id }: Star): boolean =>
  [...home.guests, ...away.guests].some(({ position }) => position === id)

/** A card that the team cannot use goes back at once, so that it is not in its deck. */
function* drawn(market: OpenMarket, before: BeforeMatch): LeagueProcedure<BeforeMatch> {
  for (let card = 0; card < market.drawn; card++)
    for (const side of sides) {
      const one = before[side]
      const alignment = market.decks[one.team.roster]
      const deck = market.stars.filter(
        (star) => star.alignment === alignment && !isTaken(before, star) && mayJoin(one, star),
      )
      if (deck.length === 0) continue
      const at = yield* drawOne(
        side,
        'star card',
        deck.map(({ name }) => name),
      )
      before = withSide(before, yield* joined(one, deck[at], 0))
    }
  return before
}

function* picked(market: OpenMarket, before: BeforeMatch): LeagueProcedure<BeforeMatch> {
  const done = new Set<Side>()
  while (done.size < sides.length)
    for (const side of sides) {
      const one = before[side]
      const purse = left(market, one)
      const open = market.stars.filter((star) => star.cost <= purse && !isTaken(before, star) && mayJoin(one, star))
      if (done.has(side) || open.length === 0) {
        done.add(side)
        continue
      }
      const prices = Object.fromEntries(open.map(({ id, cost }) => [`star ${id}`, cost]))
      const asked = { ...about('starPick', one.team), value: purse, prices }
      const answer = yield* ask(side, 'a star for this match', [DONE, ...Object.keys(prices)], asked)
      const star = open.find(({ id }) => answer === `star ${id}`)
      if (star) before = withSide(before, yield* joined(one, star, star.cost))
      else done.add(side)
    }
  return before
}

export const waysOfSharing: {
  readonly [W in StarWay]: (market: OpenMarket, before: BeforeMatch) => LeagueProcedure<BeforeMatch>
} = { bidding, draw: drawn, pick: picked }
