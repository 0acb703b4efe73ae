// Suggests a whole team: the coach's wishes first, then the starting squad and staff of the list within the budget.
// Neighbours: shoppingList.ts cuts and extends the list, the engine's rosters have the squads.
import { startingPositions } from '@double-skulls/engine'
import { BadTeam, type Book, bookOf, entryOf } from './book.ts'
import { checkTeam } from './check.ts'
import { type FaultKind, gold } from './fault.ts'
import type { Founding } from './founding.ts'
import { suggestCampaignTeam } from './fullCampaign/suggestCampaign.ts'
import {
  affordable,
  bought,
  budgetOf,
  type Fixed,
  priceOf,
  type ShoppingList,
  spent,
  startingStaff,
} from './shoppingList.ts'
import { noStaff, type Staff, type StaffKind, staffKinds, type Team } from './team.ts'
import { firstFans, freeFans, staffPrice } from './value.ts'

/** The coach's wishes; the rest is suggested. */
export interface Wishes {
  /** Exactly these players, by their positions. */
  readonly players?: readonly string[]
  /** Of these positions as stars, in a full campaign. */
  readonly starPlayers?: readonly string[]
  /** Stars by their ids. */
  readonly stars?: readonly string[]
  readonly staff?: Partial<Staff>
  readonly fans?: number
  /** The number of the sponsored player. */
  readonly sponsor?: number
}

/** The names of everything that can be wished for. */
export const wishNames = ['players', 'stars', ...staffKinds, 'fans', 'sponsor'] as const
export type WishName = (typeof wishNames)[number]

const fixedBy = ({ players, staff = {}, fans }: Wishes): Fixed => ({
  players: players !== undefined,
  staff: staffKinds.filter((kind) => staff[kind] !== undefined),
  fans: fans !== undefined,
})

/** The smallest team: the fewest and cheapest players, and the fans it begins with. */
const smallest = (founding: Founding, { players, stars = [] }: Wishes): ShoppingList => {
  const book = bookOf(founding)
  const cheapestFirst = [...book.roster.positions].sort((a, b) => a.cost - b.cost)
  const needed = Math.max(0, book.league.players.least - stars.length)
  return {
    founding,
    players: players ?? cheapestFirst.flatMap(({ name, max }) => new Array<string>(max).fill(name)).slice(0, needed),
    stars: [],
    staff: noStaff,
    fans: firstFans(book, founding),
    sponsor: 0,
  }
}

interface PricedWish {
  readonly name: WishName
  readonly what: string
  /** The price of one. */
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

/** Faults of a wish other than its price, which are reported first. */
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

/** Throws where a wish is not affordable even with the smallest team, and names it with its price. */
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

/** The starting squad with the wishes in its place. */
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

/**
 * A whole team: the wishes first, then the starting squad and staff of the list as far as the budget goes. Throws
 * `BadTeam` where a wish cannot be paid even with the smallest team.
 */
export const suggestTeam = (wish: Founding, wishes: Wishes = {}): Team => {
  if (wish.campaign) return suggestCampaignTeam(wish, wishes)
  const { roster } = bookOf(wish)
  const founding = { specialRule: roster.chooseOne?.[0] ?? '', ...wish }
  checkWishes(founding, wishes)
  const fixed = fixedBy(wishes)
  const team = bought(spent(affordable(wanted(founding, wishes), fixed), fixed))
  checkSponsor(team, wishes)
  return team
}
