// What a sum is worth: a bribe works if a D6 shows no more than this. Neighbours: testsSecond.ts has the roll, procs/match/playerBribes.ts
// and procs/match/refereeBribes.ts make it.
import type { PlayerBribeAmount, RefereeBribeAmount } from '../vocabulary/tricks.ts'

export const playerBribeWorksUpTo: { readonly [A in PlayerBribeAmount]: number } = { 400: 2, 600: 3, 800: 4, 1000: 5 }

export const refereeBribeWorksUpTo: { readonly [A in RefereeBribeAmount]: number } = { 200: 2, 300: 3, 400: 4, 500: 5 }
