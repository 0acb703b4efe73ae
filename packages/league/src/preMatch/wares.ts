// What a team may hire for this match, and what it costs that team. Neighbours: shopping.ts sells, rules/inducementRules.ts has the
// price list, the engine's hiring rules the limits of stars.
import { type Freebooter, type Position, playsFor, type Star } from '@double-skulls/engine'
import { type Book, positionIn } from '../book.ts'
import type { Offer, Whom } from '../rules/inducementRules.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { Team } from '../team.ts'
import { hiringFee } from '../value.ts'
import { type SideBefore, squadOf } from './beforeMatch.ts'

export type Ware =
  | { readonly kind: 'helper'; readonly what: string; readonly name: string; readonly cost: number }
  | {
      readonly kind: 'star'
      readonly what: string
      readonly name: string
      readonly cost: number
      /** He, and whoever only comes with him. */
      readonly stars: readonly Star[]
    }
  | {
      readonly kind: 'mercenary'
      readonly what: string
      readonly name: string
      readonly cost: number
      readonly position: Position
    }
  | {
      readonly kind: 'freebooter'
      readonly what: string
      readonly name: string
      readonly cost: number
      readonly who: Freebooter
    }

const isOneOf = ({ roster }: Book, team: Team, { lists = [], specialRules = [], apothecary }: Whom): boolean => {
  const own = [...(roster.specialRules ?? []), team.specialRule]
  const named = (rule: string): boolean =>
    rule.endsWith('...') ? own.some((one) => one.startsWith(rule.slice(0, -3))) : own.includes(rule)
  return lists.includes(roster.id) || specialRules.some(named) || (apothecary === true && roster.apothecary)
}

const bought = ({ account }: SideBefore, what: string): number =>
  account.bought.filter((purchase) => purchase.what === what).length

export const priceOf = (book: Book, team: Team, { cost, reduced }: Offer): number =>
  reduced && isOneOf(book, team, reduced.for) ? reduced.cost : cost

/** Whether one more of it may be had, money aside. */
const isOpen = (book: Book, side: SideBefore, offer: Offer): boolean => {
  const rules = book.league.inducements
  const { team } = side
  if (!rules || (offer.only && !isOneOf(book, team, offer.only))) return false
  const had = bought(side, offer.id)
  if (had >= offer.most) return false
  if (offer.withStaff && team.staff[offer.withStaff.kind] + had >= offer.withStaff.most) return false
  if (offer.group === undefined) return true
  const mates = rules.offers.filter(({ group }) => group === offer.group)
  return mates.reduce((sum, { id }) => sum + bought(side, id), 0) < rules.groups[offer.group]
}

const helpers = (book: Book, side: SideBefore, options: LeagueOptions): Ware[] =>
  (book.league.inducements?.offers ?? []).flatMap((offer): Ware[] => {
    const known = book.edition.inducements.find(({ id }) => id === offer.id)
    if (!known || !isOpen(book, side, offer) || (offer.supplement && options.supplements === false)) return []
    return [{ kind: 'helper', what: offer.id, name: known.name, cost: priceOf(book, side.team, offer) }]
  })

/** Places that stars and mercenaries may still take; journeymen alone may bring a squad over the limit. */
const places = ({ league }: Book, side: SideBefore): number => league.players.most - squadOf(side).length

/** How many choices of stars were made; of a pair the second is none where the rules say so. */
const choices = ({ edition }: Book, stars: readonly Star[], { pairsAreTwoChoices }: LeagueOptions): number => {
  const pairIsOne = edition.numbers.hiring?.pairIsOneChoice === true && pairsAreTwoChoices !== true
  const second = stars.filter((star, i) => stars.findIndex(({ id }) => id === star.partner) > i)
  return stars.length - (pairIsOne ? second.length : 0)
}

const starWares = (book: Book, side: SideBefore, options: LeagueOptions): Ware[] => {
  const { edition, roster, league } = book
  const hired = side.guests.flatMap(({ kind, position }) =>
    kind === 'star' ? edition.stars.filter(({ id }) => id === position) : [],
  )
  const open = places(book, side)
  return edition.stars.flatMap((star): Ware[] => {
    const partner = edition.stars.filter(({ id }) => id === star.partner)
    // A pair is offered once, by the name of the one who stands first.
    const first = partner.every((other) => edition.stars.indexOf(star) < edition.stars.indexOf(other))
    const stars = [star, ...partner]
    const mostStars = league.stars.mostInMatch ?? 0
    const fits = stars.length <= open && choices(book, [...hired, ...stars], options) <= mostStars
    if (!first || !fits || hired.includes(star) || !playsFor(star, roster, side.team.specialRule)) return []
    const cost = hiringFee(book, { kind: 'star', position: star.id })
    return [{ kind: 'star', what: `star ${star.id}`, name: stars.map(({ name }) => name).join(' and '), cost, stars }]
  })
}

const mercenaryWares = (book: Book, side: SideBefore): Ware[] => {
  const rules = book.league.inducements
  if (!rules || places(book, side) < 1) return []
  const squad = squadOf(side).filter(({ kind }) => kind !== 'star')
  const bigGuys = squad.filter(({ position }) => positionIn(book, position)?.bigGuy).length
  return book.roster.positions.flatMap((position): Ware[] => {
    const full = squad.filter((player) => player.position === position.name).length >= position.max
    if (full || (position.bigGuy && bigGuys >= (book.roster.mostBigGuys ?? Number.POSITIVE_INFINITY))) return []
    const cost = position.cost + rules.mercenaries.fee
    return [
      { kind: 'mercenary', what: `mercenary ${position.name}`, name: `Mercenary ${position.name}`, cost, position },
    ]
  })
}

/** Mercenaries of no list, at their bare price. */
const freebooterWares = (book: Book, side: SideBefore, { supplements }: LeagueOptions): Ware[] => {
  if (supplements === false || places(book, side) < 1) return []
  const hired = side.guests.filter(({ kind }) => kind === 'mercenary')
  return book.edition.freebooters
    .filter(({ name, max }) => hired.filter(({ position }) => position === name).length < max)
    .map((who) => ({ kind: 'freebooter', what: `mercenary ${who.name}`, name: who.name, cost: who.cost, who }))
}

/** Everything a side could hire now for so much. */
export const waresFor = (book: Book, side: SideBefore, options: LeagueOptions, purse: number): readonly Ware[] =>
  [
    ...helpers(book, side, options),
    ...starWares(book, side, options),
    ...mercenaryWares(book, side),
    ...freebooterWares(book, side, options),
  ].filter(({ cost }) => cost <= purse)
