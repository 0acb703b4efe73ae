// What comes of assassins and drugs. Neighbours: resultTable.ts says what a table is, testsSecond.ts reads them,
// procs/match/assassins.ts and procs/match/drugs.ts play the results.
import type { AssassinKind } from '../vocabulary/tricks.ts'
import { type NamedTable, OR_MORE } from './resultTable.ts'

/** What a D6 must show for an assassin to get through. */
export const assassinNeeds: { readonly [K in AssassinKind]: number } = { ordinary: 4, ninja: 3 }

/** What a ninja adds to how badly the victim is hurt. */
export const NINJA_STRIKES = 1

export const assassinTable: NamedTable<'minor' | 'major' | 'dead'> = {
  name: 'assassinEffect',
  rows: [
    { upTo: 1, result: 'minor' },
    { upTo: 3, result: 'major' },
    { upTo: OR_MORE, result: 'dead', good: true },
  ],
}

/** How many games a wounded victim misses, with this one. */
export const gamesMissed = { minor: 1, major: 3, dead: 0 } as const satisfies {
  readonly [R in (typeof assassinTable)['rows'][number]['result']]: number
}

/** What a D6 must show for a drug to be swallowed. */
export const DRUG_NEEDS = 4

export const drugTable: NamedTable<'laxative' | 'hiccups' | 'giggles' | 'lovesick' | 'paranoid' | 'sick'> = {
  name: 'drugEffect',
  rows: [
    { upTo: 1, result: 'laxative' },
    { upTo: 2, result: 'hiccups' },
    { upTo: 3, result: 'giggles' },
    { upTo: 4, result: 'lovesick' },
    { upTo: 5, result: 'paranoid' },
    { upTo: OR_MORE, result: 'sick' },
  ],
}

/** What the hiccups take off Cool. */
export const HICCUPS = -2

/** He can hold it if a D6 shows no more. */
export const HOLDS_UP_TO = 3

/** He keeps a straight face if a D6 shows no more. */
export const KEEPS_STRAIGHT_UP_TO = 4

/** How many squares away a fall is still funny. */
export const SEES_FALLS_WITHIN = 2

/** What a D6 must show after a touchdown for a drug to wear off. */
export const WEARS_OFF_FROM = 5
