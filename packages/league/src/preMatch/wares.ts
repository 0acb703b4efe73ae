// The inducements a team may buy, their prices, and the limits in words. Neighbours: shopping.ts sells,
// ../rules/inducementRules.ts has the price list, the engine's hiring rules the limits of stars.
import { type Freebooter, type Position, playsFor, type Star } from '@double-skulls/engine'
import { type Book, positionIn } from '../book.ts'
import { gold } from '../fault.ts'
import type { MercenaryRules, Offer, OfferGroup, TeamCondition } from '../rules/inducementRules.ts'
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
      /** The star, and the partner who comes only with him. */
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

interface Kept {
  readonly ware: Ware
  /** How many were bought for this match, and the limit. */
  readonly had: number
  readonly most: number
  /** Why no more can be bought; '' where one can. */
  readonly not: string
}

/** A ware in the shop; `short` is the gold missing for it if there is no other obstacle. */
export interface ShopWare extends Kept {
  readonly short: number
}

const isOneOf = (
  { roster }: Book,
  team: Team,
  { lists = [], specialRules = [], apothecary }: TeamCondition,
): boolean => {
  const own = [...(roster.specialRules ?? []), team.specialRule]
  const named = (rule: string): boolean =>
    rule.endsWith('...') ? own.some((one) => one.startsWith(rule.slice(0, -3))) : own.includes(rule)
  return lists.includes(roster.id) || specialRules.some(named) || (apothecary === true && roster.apothecary)
}

const bought = ({ account }: SideBefore, what: string): number =>
  account.bought.filter((purchase) => purchase.what === what).length

export const priceOf = (book: Book, team: Team, { cost, reduced }: Offer): number =>
  reduced && isOneOf(book, team, reduced.for) ? reduced.cost : cost

const groupWords: { readonly [G in OfferGroup]: string } = {
  coachingStaff: 'of the coaching staff',
  wizard: 'wizard',
  referee: 'referee',
}

/** Why no more can be bought, apart from money. */
const notOffered = (book: Book, side: SideBefore, offer: Offer): string => {
  const had = bought(side, offer.id)
  if (had >= offer.most) return `no more than ${offer.most} for a match`
  const { withStaff, group } = offer
  if (withStaff && side.team.staff[withStaff.kind] + had >= withStaff.most)
    return `with those of the team no more than ${withStaff.most}`
  const rules = book.league.inducements
  if (group === undefined || !rules) return ''
  const mates = rules.offers.filter((one) => one.group === group)
  const together = mates.reduce((sum, { id }) => sum + bought(side, id), 0)
  return together < rules.groups[group] ? '' : `no more than ${rules.groups[group]} ${groupWords[group]} for a match`
}

const helpers = (book: Book, side: SideBefore, options: LeagueOptions): Kept[] =>
  (book.league.inducements?.offers ?? []).flatMap((offer): Kept[] => {
    const known = book.edition.inducements.find(({ id }) => id === offer.id)
    if (!known || (offer.supplement && options.supplements === false)) return []
    if (offer.only && !isOneOf(book, side.team, offer.only)) return []
    const cost = priceOf(book, side.team, offer)
    return [
      {
        ware: { kind: 'helper', what: offer.id, name: known.name, cost },
        ...{ had: bought(side, offer.id), most: offer.most, not: notOffered(book, side, offer) },
      },
    ]
  })

/** Free places for stars and mercenaries; only journeymen may exceed the squad limit. */
const places = ({ league }: Book, side: SideBefore): number => league.players.most - squadOf(side).length

const full = ({ league }: Book): string => `the squad has no place left: ${league.players.most} players at most`

/** The number of star choices made; a pair counts once unless the rules say otherwise. */
const choices = ({ edition }: Book, stars: readonly Star[], { pairsAreTwoChoices }: LeagueOptions): number => {
  const pairIsOne = edition.rules.hiring?.pairIsOneChoice === true && pairsAreTwoChoices !== true
  const second = stars.filter((star, i) => stars.findIndex(({ id }) => id === star.partner) > i)
  return stars.length - (pairIsOne ? second.length : 0)
}

const starWares = (book: Book, side: SideBefore, options: LeagueOptions): Kept[] => {
  const { edition, roster, league } = book
  const hired = side.guests.flatMap(({ kind, position }) =>
    kind === 'star' ? edition.stars.filter(({ id }) => id === position) : [],
  )
  const open = places(book, side)
  const mostStars = league.stars.mostInMatch ?? 0
  return edition.stars.flatMap((star): Kept[] => {
    const partner = edition.stars.filter(({ id }) => id === star.partner)
    // A pair is offered once, by its first star.
    const first = partner.every((other) => edition.stars.indexOf(star) < edition.stars.indexOf(other))
    if (!first || !playsFor(star, roster, side.team.specialRule)) return []
    const stars = [star, ...partner]
    const had = hired.includes(star)
    const not = had
      ? 'hired already'
      : stars.length > open
        ? full(book)
        : choices(book, [...hired, ...stars], options) > mostStars
          ? `no more than ${mostStars} stars for a match`
          : ''
    const cost = hiringFee(book, { kind: 'star', position: star.id })
    const name = stars.map((one) => one.name).join(' and ')
    return [{ ware: { kind: 'star', what: `star ${star.id}`, name, cost, stars }, had: had ? 1 : 0, most: 1, not }]
  })
}

const nameFor = ({ called = 'mercenary' }: MercenaryRules): string => called[0].toUpperCase() + called.slice(1)

const mercenaryWares = (book: Book, side: SideBefore): Kept[] => {
  const rules = book.league.inducements
  if (!rules) return []
  const squad = squadOf(side).filter(({ kind }) => kind !== 'star')
  const bigGuys = squad.filter(({ position }) => positionIn(book, position)?.bigGuy).length
  const mostBigGuys = book.roster.mostBigGuys ?? Number.POSITIVE_INFINITY
  return book.roster.positions.flatMap((position): Kept[] => {
    const { name, max, bigGuy } = position
    if (book.edition.freebooters.some((one) => one.name === name)) return []
    const what = `mercenary ${name}`
    const had = bought(side, what)
    const most = max - squad.filter((player) => player.position === name).length + had
    // The team's own players already fill the limit of this position.
    if (most <= 0) return []
    const not =
      places(book, side) < 1
        ? full(book)
        : had >= most
          ? `no more than ${max} with those of the team`
          : bigGuy && bigGuys >= mostBigGuys
            ? `no more than ${mostBigGuys} big guys with those of the team`
            : ''
    const cost = position.cost * (rules.mercenaries.share ?? 1) + rules.mercenaries.fee
    const called = `${nameFor(rules.mercenaries)} ${name}`
    return [{ ware: { kind: 'mercenary', what, name: called, cost, position }, had, most, not }]
  })
}

/** Why no freebooter who is a big guy can come; '' where one can. */
const noMoreBigGuys = (book: Book, side: SideBefore): string => {
  const most = Math.max(1, book.roster.mostBigGuys ?? 1)
  const isBig = (name: string): boolean =>
    positionIn(book, name)?.bigGuy === true || book.edition.freebooters.some((one) => one.name === name)
  const there = squadOf(side).filter(({ position }) => isBig(position)).length
  return book.league.inducements?.freebootersAreBigGuys && there >= most
    ? `no more than ${most} big guys with those of the team`
    : ''
}

/** Freebooters at their base price. */
const freebooterWares = (book: Book, side: SideBefore, { supplements }: LeagueOptions): Kept[] => {
  if (supplements === false) return []
  const hired = side.guests.filter(({ kind }) => kind === 'mercenary')
  const crowded = noMoreBigGuys(book, side)
  return book.edition.freebooters.map((who): Kept => {
    const { name, max, cost } = who
    const had = hired.filter(({ position }) => position === name).length
    const not = places(book, side) < 1 ? full(book) : had >= max ? `no more than ${max} for a match` : crowded
    return { ware: { kind: 'freebooter', what: `mercenary ${name}`, name, cost, who }, had, most: max, not }
  })
}

/** All wares for this team, with those it cannot have or afford now. */
export const shelfFor = (book: Book, side: SideBefore, options: LeagueOptions, purse: number): readonly ShopWare[] =>
  [
    ...helpers(book, side, options),
    ...starWares(book, side, options),
    ...mercenaryWares(book, side),
    ...freebooterWares(book, side, options),
  ].map((shelved) => {
    const short = shelved.not === '' ? Math.max(0, shelved.ware.cost - purse) : 0
    return { ...shelved, short, not: short > 0 ? `${gold(short)} short` : shelved.not }
  })
