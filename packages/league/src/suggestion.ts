// A team for a coach in a hurry: what he asked for is paid first, then his list's starting squad and staff as far as the money goes.
// Neighbours: shopping.ts gives up and spends, the engine's rosters hold the squads.
import { startingPositions } from '@double-skulls/engine'
import { BadTeam, type Book, bookOf, entryOf } from './book.ts'
import { checkTeam } from './check.ts'
import { type FaultKind, gold } from './fault.ts'
import type { Founding } from './founding.ts'
import {
  affordable,
  bought,
  budgetOf,
  type Fixed,
  priceOf,
  type ShoppingList,
  spent,
  startingStaff,
} from './shopping.ts'
import { noStaff, type Staff, type StaffKind, staffKinds, type Team } from './team.ts'
import { freeFans, staffPrice } from './value.ts'

/** What the coach asked for; the rest is left to the suggestion. */
export interface Wishes {
  /** These players and no others, by their positions. */
  readonly players?: readonly string[]
  /** Stars by their ids. */
  readonly stars?: readonly string[]
  readonly staff?: Partial<Staff>
  readonly fans?: number
  /** The number of the player who gets the sponsor's shirt. */
  readonly sponsor?: number
}

export const wishNames = ['players', 'stars', ...staffKinds, 'fans', 'sponsor'] as const
export type WishName = (typeof wishNames)[number]

const fixedBy = ({ players, staff = {}, fans }: Wishes): Fixed => ({
  players: players !== undefined,
  staff: staffKinds.filter((kind) => staff[kind] !== undefined),
  fans: fans !== undefined,
})

/** The smallest team there is: nothing but the cheapest players who may take part, and the fans it has for nothing. */
const smallest = (founding: Founding, { players, stars = [] }: Wishes): ShoppingList => {
  const book = bookOf(founding)
  const cheapestFirst = [...book.roster.positions].sort((a, b) => a.cost - b.cost)
  const needed = Math.max(0, book.league.players.least - stars.length)
  return {
    founding,
    players: players ?? cheapestFirst.flatMap(({ name, max }) => new Array<string>(max).fill(name)).slice(0, needed),
    stars: [],
    staff: noStaff,
    fans: freeFans(book, founding),
    sponsor: 0,
  }
}

interface PricedWish {
  readonly name: WishName
  readonly what: string
  /** What one of them costs, where they are counted. */
  readonly each: number
  readonly add: (list: ShoppingList) => ShoppingList
}

const staffWish = ({ league, roster, edition }: Book, kind: StaffKind, count: number): PricedWish | null => {
  const rule = league.staff[kind]
  return rule
    ? {
        name: kind,
        what: `${rule.name} (${count})`,
        each: staffPrice({ league, roster, edition }, rule),
        add: (list) => ({ ...list, staff: { ...list.staff, [kind]: count } }),
      }
    : null
}

const pricedWishes = (book: Book, { stars = [], staff = {}, fans, sponsor }: Wishes): PricedWish[] => {
  const { league } = book
  const names = stars.map((id) => entryOf(book, { kind: 'star', position: id })?.name ?? id)
  const counted = staffKinds.flatMap((kind) => staffWish(book, kind, staff[kind] ?? 0) ?? [])
  return [
    ...(stars.length > 0
      ? [
          {
            name: 'stars' as const,
            what: names.join(' and '),
            each: 0,
            add: (list: ShoppingList) => ({ ...list, stars }),
          },
        ]
      : []),
    ...counted,
    ...(fans === undefined
      ? []
      : [
          {
            name: 'fans' as const,
            what: `${league.fans.name} (${fans})`,
            each: league.fans.cost,
            add: (list: ShoppingList) => ({ ...list, fans }),
          },
        ]),
    ...(sponsor === undefined || !league.sponsorship
      ? []
      : [
          {
            name: 'sponsor' as const,
            what: league.sponsorship.name,
            each: 0,
            add: (list: ShoppingList) => ({ ...list, sponsor }),
          },
        ]),
  ]
}

/** Faults that a wish has whatever the money: they are told instead of the price. */
const OTHER_THAN_MONEY: readonly FaultKind[] = [
  'staffUnknown',
  'staffTeam',
  'staffLimit',
  'fans',
  'starTeam',
  'starTwice',
  'starPerMatch',
  'exhibition',
]

const unpaid = (list: ShoppingList, { name, what, each }: PricedWish, price: number, wishes: Wishes): BadTeam => {
  const budget = budgetOf(list)
  const left = budget - priceOf(list)
  const eleven = wishes.players ? 'the players asked for' : `the cheapest ${list.players.length} players`
  const others = priceOf(list) > priceOf(smallest(list.founding, wishes)) ? ' and what else was asked for' : ''
  const possible = each > 0 ? Math.floor(left / each) : 0
  return new BadTeam(
    name,
    `${what} would cost ${gold(price)}, and ${gold(left)} of ${gold(budget)} are left after ${eleven}${others}`,
    possible > 0
      ? `there is money for ${possible}, or save ${gold(price - left)} elsewhere`
      : `save ${gold(price - left)} elsewhere`,
  )
}

/** Throws where a wish cannot be paid even with the smallest team, and says which one and what it costs. */
const checkWishes = (founding: Founding, wishes: Wishes): void => {
  const book = bookOf(founding)
  let list = smallest(founding, wishes)
  const budget = budgetOf(list)
  const priced = pricedWishes(book, wishes)
  const all = priced.reduce((longer, wish) => wish.add(longer), list)
  if (checkTeam(bought(all), { budget }).some(({ kind }) => OTHER_THAN_MONEY.includes(kind))) return
  if (priceOf(list) > budget) {
    if (!wishes.players) return
    const [price, over] = [priceOf(list), priceOf(list) - budget]
    throw new BadTeam('players', `they cost ${gold(price)}, and ${gold(budget)} are there`, `save ${gold(over)}`)
  }
  for (const wish of priced) {
    const longer = wish.add(list)
    const price = priceOf(longer) - priceOf(list)
    if (priceOf(longer) > budget) throw unpaid(list, wish, price, wishes)
    list = longer
  }
}

/** The starting squad with what was asked for in the place of its own. */
const wanted = (founding: Founding, wishes: Wishes): ShoppingList => {
  const book = bookOf(founding)
  const { roster, league } = book
  const { stars = [], sponsor = 0 } = wishes
  const squad =
    wishes.players ??
    startingPositions(roster).slice(Math.max(0, stars.length + startingPositions(roster).length - league.players.most))
  return {
    founding,
    players: squad,
    stars,
    staff: { ...startingStaff(book), ...wishes.staff },
    fans: wishes.fans ?? roster.start.fanFactor - league.fans.free + freeFans(book, founding),
    sponsor,
  }
}

const checkSponsor = ({ sponsored, players }: Team, { sponsor }: Wishes): void => {
  if (sponsor === undefined || sponsored !== '') return
  const numbers = players.map(({ number }) => number)
  throw new BadTeam('sponsor', `nobody wears the number ${sponsor}`, `take one of ${numbers.join(', ')}`)
}

/** A team that keeps within its budget where that can be; check.ts says what is wrong with it where it cannot. */
export const suggestTeam = (wish: Founding, wishes: Wishes = {}): Team => {
  const { roster } = bookOf(wish)
  const founding = { specialRule: roster.chooseOne?.[0] ?? '', ...wish }
  checkWishes(founding, wishes)
  const fixed = fixedBy(wishes)
  const team = bought(spent(affordable(wanted(founding, wishes), fixed), fixed))
  checkSponsor(team, wishes)
  return team
}
