// The kinds of faults of a team. Neighbours: check.ts, checkPlayers.ts and checkCareer.ts find them, the CLI and the
// client show them.
import { amountText, visible } from '@double-skulls/engine'

/** The kinds of faults of a team. */
export const faultKinds = [
  'edition',
  'roster',
  'name',
  'closedList',
  'specialRule',
  'exhibition',
  'tooFewPlayers',
  'tooManyPlayers',
  'identity',
  'shirtNumber',
  'position',
  'positionLimit',
  'bigGuys',
  'guest',
  'starUnknown',
  'starTeam',
  'starTwice',
  'starPartner',
  'starPerMatch',
  'advanceSource',
  'advanceUnknown',
  'advanceTwice',
  'advanceCategory',
  'advanceExcluded',
  'advanceValue',
  'advanceLimit',
  'points',
  'injury',
  'staffUnknown',
  'staffTeam',
  'staffLimit',
  'fans',
  'sponsor',
  'trophy',
  'budget',
  'treasury',
  'book',
  'campaign',
  'bench',
  'mutant',
  'star',
  'apothecary',
  'changed',
  'history',
  'records',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** One thing that is wrong with a team, where, and what to do about it. */
export interface Fault {
  readonly kind: FaultKind
  /** The field of the file. */
  readonly where: string
  /** The player it is about, by id; '' for the team. */
  readonly player: string
  readonly message: string
  readonly remedy: string
}

/** A fault of the team, not of one of its players. */
export const teamFault = (kind: FaultKind, where: string, message: string, remedy: string): Fault => ({
  kind,
  where,
  player: '',
  message,
  remedy,
})

/** A fault in one line, safe to print. */
export const faultLine = ({ where, message, remedy }: Fault): string => visible(`${where}: ${message}; ${remedy}`)

/** A sum of gold pieces with thousands separated: `50,000`. */
export const gold = amountText
