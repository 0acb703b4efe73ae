// In which direction a characteristic gets worse. Neighbours: statLimits.ts has the limits, rosters/freebooter.ts
// uses it.
import type { Characteristic } from '../vocabulary/words.ts'

/** Characteristics that are target numbers: higher is worse. */
const TARGETS: readonly Characteristic[] = ['AG', 'PA']
export const isTarget = (which: Characteristic): boolean => TARGETS.includes(which)
