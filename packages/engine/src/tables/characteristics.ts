// What a lasting injury does to a profile, and where it stops doing anything. Neighbours: tables/casualty.ts says which injury
// lowers which characteristic, tables/numbers.ts how far.
import type { Numbers } from '../edition.ts'
import type { Characteristic, Stats } from '../vocabulary/words.ts'

/** Characteristics that are numbers to reach: worse is more. */
const TARGETS: readonly Characteristic[] = ['AG', 'PA']
export const isTarget = (which: Characteristic): boolean => TARGETS.includes(which)

/** The profile after a lasting injury; a characteristic at its limit, or that he never had, stays as it is. */
export const worsened2020 = (stats: Stats, which: Characteristic, limits: Numbers['statLimits']): Stats => {
  const value = stats[which] ?? 0
  const [least, most] = limits[which] ?? [1, value]
  const worse = TARGETS.includes(which) ? Math.min(value + 1, most) : Math.max(value - 1, least)
  return value === 0 ? stats : { ...stats, [which]: worse }
}
