// Throws that are read on a table: one for each band, what becomes of an interception, and where a bad throw goes.
// Neighbour: passRange.ts has the bands of other editions; kickTables.ts is the same for kicks.
import type { PassBand } from './passRange.ts'
import { proposalsSecond } from './proposalsSecond.ts'
import { type NamedTable, OR_MORE } from './resultTable.ts'

export type ThrowTable = NamedTable<'intercepted' | 'missed' | 'caught'>

const throwOf = (name: string, [interceptedTo, missedTo]: readonly [number, number]): ThrowTable => ({
  name,
  rows: [
    { upTo: interceptedTo, result: 'intercepted' },
    { upTo: missedTo, result: 'missed' },
    { upTo: OR_MORE, result: 'caught', good: true },
  ],
})

const { quick, short, long, bomb } = proposalsSecond.throwingRows.value

export const throwTables: { readonly [B in PassBand]: ThrowTable } = {
  quick: throwOf('throwQuick', quick),
  short: throwOf('throwShort', short),
  long: throwOf('throwLong', long),
  bomb: throwOf('throwBomb', bomb),
}

/** The band by the squares of the shortest way, the target's counted; `null`: too far. */
export const throwBand = (squares: number): PassBand | null => {
  const reaches = proposalsSecond.bandReaches.value
  if (squares <= reaches.quick) return 'quick'
  if (squares <= reaches.short) return 'short'
  if (squares <= reaches.long) return 'long'
  return squares <= reaches.bomb ? 'bomb' : null
}

/** As what a throw of something heavy counts; null: it does not go so far. */
export const bandBeyond: { readonly [B in PassBand]: PassBand | null } = {
  quick: 'short',
  short: 'long',
  long: 'bomb',
  bomb: null,
}

/** A D6 once a throw has been read as intercepted. */
export const interceptionTable: NamedTable<'fumbled' | 'misthrown' | 'intercepted'> = {
  name: 'interception',
  rows: [
    { upTo: 1, result: 'fumbled' },
    { upTo: 2, result: 'misthrown' },
    { upTo: 6, result: 'intercepted' },
  ],
}

/** How far a misthrow goes from the target, in one direction. */
export const misthrowSquares: { readonly [B in PassBand]: number } = { quick: 3, short: 3, long: 4, bomb: 5 }

/** Who may intercept: opponents this near to thrower and target, and at close bands whoever stands on the line. */
export const interceptors: {
  readonly [B in PassBand]: { readonly thrower: number; readonly target: number; readonly line: boolean }
} = {
  quick: proposalsSecond.closeInterceptors.value,
  short: proposalsSecond.closeInterceptors.value,
  long: { thrower: 1, target: 2, line: false },
  bomb: { thrower: 1, target: 3, line: false },
}

/** What becomes of a throw that is read as Intercepted. */
export interface Interceptions {
  /** It is read on this table once more; null: an opponent has the ball. */
  readonly table: typeof interceptionTable | null
  readonly eligible: typeof interceptors
}

export const interceptionsRolled: Interceptions = { table: interceptionTable, eligible: interceptors }

const { value: close } = proposalsSecond.closeInterceptors

/** As it was in 1988. */
export const interceptionsSure: Interceptions = {
  table: null,
  eligible: { quick: close, short: close, long: close, bomb: close },
}

/** What a D6 with a level must reach, by the cards: to catch or to intercept what was Missed, or to make an interception Missed. */
export const lateNeeds = 7

/** The highest D6 with which a player gives the ball to somebody of a race that he dislikes. */
export const givesUpTo = 3
