// Which way a characteristic gets worse. Neighbours: tables/numbers.ts says how far, rosters/freebooter.ts changes some.
import type { Characteristic } from '../vocabulary/words.ts'

/** Characteristics that are numbers to reach: worse is more. */
const TARGETS: readonly Characteristic[] = ['AG', 'PA']
export const isTarget = (which: Characteristic): boolean => TARGETS.includes(which)
