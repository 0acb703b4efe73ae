// What two coaches agree on for a match beside its options, as the client offers it: numbers, whose arena, whose cheerleaders.
// Neighbours: options.ts; home/AgreementFields.tsx lets the coach choose, home/newMatch.ts and before/Prepare.tsx start by it.
import {
  type Agreement,
  type AgreementTerm,
  agreementTerms,
  type BySide,
  canBring,
  editionNamed,
  openTerms,
  type Roster,
  type Side,
  sides,
  startingLineUp,
  termRulesOf,
  type WeaponId,
  weaponIds,
} from '@double-skulls/engine'
import { isObject } from '../store/shape.ts'

/** A number: the edition's own, and those to choose from. */
export interface NumberOffer {
  readonly kind: 'number'
  readonly term: 'touchdowns' | 'turns' | 'referees'
  readonly usual: number
  readonly from: readonly number[]
}

/** One of the sides, or the dice. */
export interface SideOffer {
  readonly kind: 'side'
  readonly term: 'hosts'
}

/** Yes or no for each side. */
export interface SidesOffer {
  readonly kind: 'sides'
  readonly term: 'coveredArena' | 'cheerleadersPainted'
}

/** A number for each side. */
export interface CountsOffer {
  readonly kind: 'counts'
  readonly term: 'cheerleaders'
  readonly from: readonly number[]
}

/** Yes or no for both. */
export interface SwitchOffer {
  readonly kind: 'switch'
  readonly term: 'cheerleadersDisputed'
}

/** One of those that a side can operate, or none. */
export interface WeaponsOffer {
  readonly kind: 'weapons'
  readonly term: 'weapons'
  readonly from: BySide<readonly WeaponId[]>
}

export type AgreementOffer = NumberOffer | SideOffer | SidesOffer | CountsOffer | SwitchOffer | WeaponsOffer

const range = (from: number, to: number, by = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by)

/** More of them cheer no louder. */
const MOST_CHEERLEADERS = 5

/** Empty for editions that leave nothing open, or whose rules are not loaded yet; of the arena only what matters to these teams. */
export const agreementOffers = (edition: string, teams: readonly Roster[] = []): readonly AgreementOffer[] => {
  const named = editionNamed(edition)
  if (!named) return []
  const rules = termRulesOf(named)
  /** Of teams that are not known yet, all. */
  const weaponsOf = (team: Roster | undefined): readonly WeaponId[] => {
    const players = team && startingLineUp(team).players
    return [...rules.weapons.keys()].filter((id) => !players || canBring(rules, id, players))
  }
  const offer = (term: AgreementTerm): AgreementOffer => {
    switch (term) {
      case 'touchdowns':
        return { kind: 'number', term, usual: rules.clock.touchdownsToWin ?? 1, from: range(1, 9) }
      case 'turns':
        return { kind: 'number', term, usual: rules.clock.turnsPerHalf, from: range(8, 48, 4) }
      case 'referees':
        return { kind: 'number', term, usual: rules.referees?.count ?? 0, from: range(0, 4) }
      case 'hosts':
        return { kind: 'side', term }
      case 'coveredArena':
      case 'cheerleadersPainted':
        return { kind: 'sides', term }
      case 'cheerleaders':
        return { kind: 'counts', term, from: range(0, MOST_CHEERLEADERS) }
      case 'cheerleadersDisputed':
        return { kind: 'switch', term }
      case 'weapons': {
        const [home, away] = teams.length === sides.length ? teams : []
        return { kind: 'weapons', term, from: { home: weaponsOf(home), away: weaponsOf(away) } }
      }
    }
  }
  return openTerms(rules, teams).map(offer)
}

const isSide = (value: unknown): value is Side => sides.some((side) => side === value)

const kept = (offer: AgreementOffer, agreement: Agreement): Agreement => {
  switch (offer.kind) {
    case 'number': {
      const value = agreement[offer.term]
      return value !== undefined && value !== offer.usual && offer.from.includes(value) ? { [offer.term]: value } : {}
    }
    case 'side':
      return agreement.hosts === undefined ? {} : { hosts: agreement.hosts }
    case 'sides': {
      const value = agreement[offer.term] ?? []
      return value.length === 0 ? {} : { [offer.term]: value }
    }
    case 'counts': {
      const counts = Object.entries(agreement[offer.term] ?? {})
      return counts.length === 0 ? {} : { [offer.term]: Object.fromEntries(counts) }
    }
    case 'switch':
      return agreement[offer.term] ? { [offer.term]: true } : {}
    case 'weapons': {
      const weapons = Object.entries(agreement.weapons ?? {}).filter(
        ([side, { id }]) => isSide(side) && offer.from[side].includes(id),
      )
      return weapons.length === 0 ? {} : { weapons: Object.fromEntries(weapons) }
    }
  }
}

/** Without what the edition does not leave open, and what is usual anyway. */
export const agreedOf = (edition: string, agreement: Agreement, teams: readonly Roster[] = []): Agreement =>
  Object.assign({}, ...agreementOffers(edition, teams).map((offer) => kept(offer, agreement)))

/** Without a crew of its own: those who operate it are the first who can. */
const isWeapon = (value: unknown): boolean =>
  isObject(value) && weaponIds.some((id) => id === value.id) && Object.keys(value).length === 1

const fits = (term: AgreementTerm, value: unknown): boolean => {
  switch (term) {
    case 'touchdowns':
    case 'turns':
    case 'referees':
      return Number.isInteger(value)
    case 'hosts':
      return isSide(value)
    case 'coveredArena':
    case 'cheerleadersPainted':
      return Array.isArray(value) && value.every(isSide)
    case 'cheerleaders':
      return isObject(value) && Object.entries(value).every(([side, many]) => isSide(side) && Number.isInteger(many))
    case 'cheerleadersDisputed':
      return typeof value === 'boolean'
    case 'weapons':
      return isObject(value) && Object.entries(value).every(([side, one]) => isSide(side) && isWeapon(one))
  }
}

/** What was stored, field by field: a damaged one is left out. */
export const readAgreement = (value: unknown): Agreement => {
  const fields = isObject(value) ? value : {}
  return Object.fromEntries(
    agreementTerms
      .filter((term) => fields[term] !== undefined && fits(term, fields[term]))
      .map((term) => [term, fields[term]]),
  )
}
