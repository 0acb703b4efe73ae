// What a player's profile consists of in each edition: his characteristics, their limits, and how they are written.
// Neighbours: statLimits.ts limits what rules give and take; lineUpCheck.ts keeps to the limits here, play/statText.ts writes.
import type { Characteristic, Stats } from '../vocabulary/words.ts'

export interface Profile {
  /** In the order in which the edition prints them. */
  readonly names: readonly Characteristic[]
  /** What a line-up may say; each name has its limits. */
  readonly limits: { readonly [C in Characteristic]?: readonly [least: number, most: number] }
  /** A plain player: one whose characteristics the position notation leaves out. */
  readonly plain: Stats
  /** Target numbers: lower is better, and 0 means that he has none. */
  readonly targets: readonly Characteristic[]
  /** Written as a number to roll: `9+`. */
  readonly rolled: readonly Characteristic[]
  /** Written with a sign, because they are added to something: `+2`, `−1`. */
  readonly signed: readonly Characteristic[]
}

const UNLIMITED = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

/** Nobody limits a characteristic that the edition does not have. */
export const limitsOf = ({ limits }: Profile, name: Characteristic): readonly [least: number, most: number] =>
  limits[name] ?? UNLIMITED

export const profileCrp: Profile = {
  names: ['MA', 'ST', 'AG', 'AV'],
  limits: { MA: [1, 12], ST: [1, 12], AG: [1, 12], AV: [1, 12] },
  plain: { MA: 6, ST: 3, AG: 3, AV: 8 },
  targets: [],
  rolled: [],
  signed: [],
}

export const profileBb2020: Profile = {
  names: ['MA', 'ST', 'AG', 'PA', 'AV'],
  limits: { MA: [1, 12], ST: [1, 12], AG: [1, 12], PA: [0, 12], AV: [1, 12] },
  plain: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 },
  targets: ['AG', 'PA'],
  rolled: ['AG', 'PA', 'AV'],
  signed: [],
}

export const profileSecond: Profile = {
  names: ['MA', 'SP', 'ST', 'AG', 'TS', 'CL', 'AV'],
  limits: { MA: [0, 12], SP: [0, 12], ST: [0, 20], AG: [0, 12], TS: [-6, 6], CL: [-6, 6], AV: [1, 12] },
  plain: { MA: 4, SP: 2, ST: 3, AG: 3, TS: 0, CL: 0, AV: 9 },
  targets: [],
  rolled: [],
  signed: ['SP', 'TS', 'CL'],
}
