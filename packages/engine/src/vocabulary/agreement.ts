// What two coaches agree on for one match beside the options of its edition: a closed list. Neighbours: ../agreedTerms.ts says which of
// them an edition leaves open and puts them into a set-up; ../routine.ts names those that a routine reads.
import type { WeaponBrought } from './weapons.ts'
import type { BySide, Side } from './words.ts'

export const agreementTerms = [
  'touchdowns',
  'turns',
  'referees',
  'hosts',
  'coveredArena',
  'cheerleaders',
  'cheerleadersPainted',
  'cheerleadersDisputed',
  'weapons',
] as const
export type AgreementTerm = (typeof agreementTerms)[number]

export interface Agreement {
  /** How many touchdowns win, how many turns each side has, how many referees walk about. */
  readonly touchdowns?: number
  readonly turns?: number
  readonly referees?: number
  /** Who is at home; without it the dice say so. */
  readonly hosts?: Side
  /** Whose arena has a roof, and whose cheerleaders are painted. */
  readonly coveredArena?: readonly Side[]
  readonly cheerleadersPainted?: readonly Side[]
  /** How many they are, of a side that brings others than its list or file says. */
  readonly cheerleaders?: Partial<BySide<number>>
  /** A coin says whether cheerleaders count. */
  readonly cheerleadersDisputed?: boolean
  /** The secret weapon of a side that declares one. */
  readonly weapons?: Partial<BySide<WeaponBrought>>
}
