// A new team's shopping list with its price: cut down to the budget, then extended to spend the rest.
// Neighbours: suggestion.ts makes the list, founding.ts buys, the engine's rosters have the starting squads.
import { allPositions } from '@double-skulls/engine'
import { type Book, bookOf, linemenOf } from './book.ts'
import { checkTeam } from './check.ts'
import { type Founding, foundTeam, hireSquad, withSponsored } from './founding.ts'
import { placesTaken } from './places.ts'
import type { Staff, StaffKind, Team } from './team.ts'
import { firstFans, foundingCost, mayHave, staffPrice } from './value.ts'

export interface ShoppingList {
  readonly founding: Founding
  /** Positions of the players, in the order of their numbers. */
  readonly players: readonly string[]
  readonly stars: readonly string[]
  readonly staff: Staff
  readonly fans: number
  /** The number of the sponsored player; 0 for none. */
  readonly sponsor: number
}

/** What the coach asked for, which is neither cut nor extended. */
export interface Fixed {
  readonly players: boolean
  readonly staff: readonly StaffKind[]
  readonly fans: boolean
}

/** The team with everything on the list, even over budget. */
export const bought = ({ founding, players, stars, staff, fans, sponsor }: ShoppingList): Team => {
  const team = hireSquad({ ...foundTeam(founding), staff, fans }, [
    ...players.map((position) => ({ position })),
    ...stars.map((position) => ({ position, kind: 'star' as const })),
  ])
  const worn = team.players.find(({ number }) => number === sponsor)
  return worn ? withSponsored(team, worn.id) : team
}

/** The price of the list; the sponsor counts even before the player exists. */
export const priceOf = (list: ShoppingList): number => {
  const team = bought(list)
  const { sponsorship } = bookOf(team).league
  return foundingCost(team) + (list.sponsor > 0 && team.sponsored === '' ? (sponsorship?.cost ?? 0) : 0)
}

export const budgetOf = ({ founding }: ShoppingList): number => foundTeam(founding).budget
const bookFor = ({ founding }: ShoppingList): Book => bookOf(founding)

/** The staff of the list's starting squad. */
export const startingStaff = ({ roster: { start } }: Book): Staff => ({
  rerolls: start.rerolls,
  assistantCoaches: start.assistantCoaches ?? 0,
  cheerleaders: start.cheerleaders ?? 0,
  apothecaries: start.apothecaries ?? 0,
  henchmen: start.henchmen ?? 0,
  chefs: start.chefs ?? 0,
  briberyAgents: start.bribes ?? 0,
  wizards: 0,
})

const withStaff = (list: ShoppingList, kind: StaffKind, count: number): ShoppingList => ({
  ...list,
  staff: { ...list.staff, [kind]: count },
})

const withPlayers = (list: ShoppingList, players: readonly string[]): ShoppingList => ({ ...list, players })

/** One change of the list; null where it is not possible. */
type Step = (list: ShoppingList) => ShoppingList | null

const fewer =
  (kind: StaffKind, least: number): Step =>
  (list) =>
    list.staff[kind] > least ? withStaff(list, kind, list.staff[kind] - 1) : null

const fewerFans: Step = (list) =>
  list.fans > firstFans(bookFor(list), list.founding) ? { ...list, fans: list.fans - 1 } : null

/** Removes a substitute, the first ones of the squad first. */
const fewerSubstitutes: Step = (list) =>
  list.players.length + list.stars.length > bookFor(list).league.players.least
    ? withPlayers(list, list.players.slice(1))
    : null

const costsOf = (list: ShoppingList): ReadonlyMap<string, number> =>
  new Map(allPositions(bookFor(list).roster).map(({ name, cost }) => [name, cost]))

/** Replaces the first more expensive player by a cheaper one: a lineman, or any position of the list. */
const cheaperPlayer =
  (onlyLinemen: boolean): Step =>
  (list) => {
    const book = bookFor(list)
    const costs = costsOf(list)
    const has = (name: string): number => list.players.filter((one) => one === name).length
    const [cheapest] = (onlyLinemen ? linemenOf(book) : book.roster.positions)
      .filter(({ name, max }) => has(name) < max)
      .sort((a, b) => a.cost - b.cost)
    if (!cheapest) return null
    const dearer = list.players.findIndex((name) => (costs.get(name) ?? 0) > cheapest.cost)
    return dearer < 0
      ? null
      : withPlayers(list, [cheapest.name, ...list.players.slice(0, dearer), ...list.players.slice(dearer + 1)])
  }

/** What is cut, in order: assistants and cheerleaders, fans, substitutes, expensive players, re-rolls. */
const economies = ({ players, staff, fans }: Fixed): readonly Step[] => {
  const ofStaff = (kind: StaffKind, least: number): Step[] => (staff.includes(kind) ? [] : [fewer(kind, least)])
  const ofPlayers = (...steps: readonly Step[]): readonly Step[] => (players ? [] : steps)
  return [
    ...ofStaff('cheerleaders', 0),
    ...ofStaff('assistantCoaches', 0),
    ...(fans ? [] : [fewerFans]),
    ...ofPlayers(fewerSubstitutes),
    ...ofStaff('rerolls', 2),
    ...(['wizards', 'henchmen', 'chefs', 'briberyAgents', 'apothecaries'] as const).flatMap((kind) => ofStaff(kind, 0)),
    ...ofPlayers(cheaperPlayer(true)),
    ...ofStaff('rerolls', 0),
    ...ofPlayers(cheaperPlayer(false)),
  ]
}

/** The list cut down to the budget, or as far as possible. */
export const affordable = (list: ShoppingList, fixed: Fixed): ShoppingList => {
  const budget = budgetOf(list)
  for (const step of economies(fixed))
    while (priceOf(list) > budget) {
      const shorter = step(list)
      if (!shorter) break
      list = shorter
    }
  return list
}

/** The targets for spending the rest, within the limits of list and league. */
const REROLLS_WANTED = 3
const PLAYERS_WANTED = 13
const FANS_WANTED = 5
const HELPERS_WANTED = 1
/** The target where no treasury is kept. */
const MOST_HELPERS = 6

const more =
  (kind: StaffKind, most: number): Step =>
  (list) => {
    const book = bookFor(list)
    const rule = book.league.staff[kind]
    const count = list.staff[kind] + 1
    // What costs nothing is no use for the rest of the money.
    return rule && staffPrice(book, rule) > 0 && mayHave(book, rule) && count <= Math.min(most, rule.most ?? most)
      ? withStaff(list, kind, count)
      : null
  }

const moreFans =
  (most: number): Step =>
  (list) =>
    list.fans < Math.min(most, bookFor(list).league.fans.mostAtStart) ? { ...list, fans: list.fans + 1 } : null

const hiredAs = (position: string) => ({ kind: 'hired' as const, position })

/** Adds the most expensive player who is allowed and affordable. */
const morePlayers =
  (most: number): Step =>
  (list) => {
    const { league, roster } = bookFor(list)
    const taken = placesTaken(bookFor(list), [...list.players, ...list.stars].map(hiredAs))
    if (taken >= Math.min(most, league.players.most)) return null
    const budget = budgetOf(list)
    const left = budget - priceOf(list)
    const dearestFirst = roster.positions.filter(({ cost }) => cost <= left).sort((a, b) => b.cost - a.cost)
    if (dearestFirst.length === 0) return null
    const faults = checkTeam(bought(list), { budget }).length
    const bigger = dearestFirst
      .map(({ name }) => withPlayers(list, [...list.players, name]))
      .find((longer) => checkTeam(bought(longer), { budget }).length <= faults)
    return bigger ?? null
  }

/** Spends the rest; with a treasury, gold without a good use is kept. */
export const spent = (list: ShoppingList, fixed: Fixed): ShoppingList => {
  const book = bookFor(list)
  const saves = book.league.treasury && !list.founding.exhibition
  const helpers = saves ? HELPERS_WANTED : MOST_HELPERS
  const ofStaff = (kind: StaffKind, most: number): Step[] => (fixed.staff.includes(kind) ? [] : [more(kind, most)])
  const wants: readonly Step[] = [
    ...ofStaff('rerolls', Math.max(REROLLS_WANTED, book.roster.start.rerolls)),
    ...ofStaff('apothecaries', 1),
    ...(fixed.players ? [] : [morePlayers(saves ? PLAYERS_WANTED : book.league.players.most)]),
    ...(fixed.fans ? [] : [moreFans(saves ? FANS_WANTED : book.league.fans.mostAtStart)]),
    ...ofStaff('cheerleaders', helpers),
    ...ofStaff('assistantCoaches', helpers),
  ]
  const budget = budgetOf(list)
  for (const want of wants)
    for (let longer = want(list); longer && priceOf(longer) <= budget; longer = want(list)) list = longer
  return list
}
