// The lowest and highest value of each characteristic. Neighbours: procs/match/loans.ts and rosters/freebooter.ts keep to
// them.
import type { Characteristic } from '../vocabulary/words.ts'

/** A characteristic that is not listed has no limits. */
export type StatLimits = { readonly [C in Characteristic]?: readonly [least: number, most: number] }

export const statLimitsCrp: StatLimits = {}

export const statLimitsSecond: StatLimits = { AV: [1, 11] }

export const statLimitsBb2020: StatLimits = { MA: [1, 9], ST: [1, 8], AG: [1, 6], PA: [1, 6], AV: [3, 11] }
