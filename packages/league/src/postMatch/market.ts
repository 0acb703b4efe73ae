// What a team that has played may buy and dismiss: rookies of its list and staff, at current prices. Neighbours:
// hiring.ts offers it after a match, ../founding.ts makes the purchases, ../check.ts has the limits.
import { bookOf } from '../book.ts'
import { checkTeam } from '../check.ts'
import type { FaultKind } from '../fault.ts'
import { engageStaff, hirePlayer } from '../founding.ts'
import { type StaffKind, staffKinds, type Team } from '../team.ts'
import { mayHave, priceNow } from '../value.ts'
import { noted } from './afterMatch.ts'

/** A choice of the coach, with its answer and result. */
export interface Offer<R> {
  readonly id: string
  /** In gold pieces; absent if free. */
  readonly price?: number
  make(): R
}

/** The faults of each team, checked once: teams are immutable. */
const judged = new WeakMap<Team, readonly FaultKind[]>()

const faultsOf = (team: Team): readonly FaultKind[] => {
  const known = judged.get(team) ?? checkTeam(team).map(({ kind }) => kind)
  judged.set(team, known)
  return known
}

/** Whether a change adds no fault. */
export const stillFits = (before: Team, after: Team): boolean => {
  const had = [...faultsOf(before)]
  return faultsOf(after).every((kind) => {
    const at = had.indexOf(kind)
    if (at >= 0) had.splice(at, 1)
    return at >= 0
  })
}

/** The lowest free number. */
export const lowestFree = (worn: ReadonlySet<number>): number => {
  let number = 1
  while (worn.has(number)) number++
  return number
}

/** The wanted number if it is free, else the lowest free one. */
export const freeShirt = (team: Team, wanted: number): number => {
  const worn = new Set(team.players.map(({ number }) => number))
  return worn.has(wanted) ? lowestFree(worn) : wanted
}

export const rookieOffers = (team: Team): Offer<Team>[] =>
  bookOf(team).roster.positions.flatMap(({ name, cost }): Offer<Team>[] => {
    if (cost > team.treasury) return []
    const bigger = hirePlayer(team, { position: name })
    return stillFits(team, bigger)
      ? [{ id: `hire ${name}`, price: cost, make: () => noted(bigger, 'hired', { position: name, price: cost }) }]
      : []
  })

const staffOffers = (team: Team, kind: StaffKind): Offer<Team>[] => {
  const book = bookOf(team)
  const rule = book.league.staff[kind]
  const price = priceNow(team, kind)
  if (!rule || price === null || !mayHave(book, rule)) return []
  const more = team.staff[kind] + 1
  const buys =
    price <= team.treasury && (rule.most === null || more <= rule.most)
      ? [
          {
            id: `buy ${kind}`,
            price,
            make: () => noted(engageStaff(team, kind, more), 'bought', { staff: kind, price }),
          },
        ]
      : []
  // Team re-rolls cannot be dismissed.
  const drops =
    team.staff[kind] > 0 && kind !== 'rerolls'
      ? [{ id: `drop ${kind}`, make: () => noted(engageStaff(team, kind, more - 2), 'dropped', { staff: kind }) }]
      : []
  return [...buys, ...drops]
}

/** The prices of offers by their answers. */
export const pricesOf = (offers: readonly Offer<unknown>[]): { readonly [option: string]: number } =>
  Object.fromEntries(offers.flatMap(({ id, price }) => (price === undefined ? [] : [[id, price]])))

export const offersOf = (team: Team): readonly Offer<Team>[] => [
  ...rookieOffers(team),
  ...staffKinds.flatMap((kind) => staffOffers(team, kind)),
]
