// Trap counters: what each side lays out, what each kind does to whoever enters it, and the tables of the spikes. Neighbours:
// things.ts has their bases, procs/things/ lays and springs them.
import { type NamedTable, OR_MORE } from './resultTable.ts'

/** What a counter may be. A blank is a bluff. */
export const trapKinds = ['blank', 'pit', 'spikedPit', 'mine', 'quicksand', 'trapdoor', 'trampoline'] as const
export type TrapKind = (typeof trapKinds)[number]

/** One of a side's counters is one of these, as its coach likes. */
export const specialTraps = ['spikedPit', 'mine', 'quicksand', 'trapdoor', 'trampoline'] as const satisfies TrapKind[]
export type SpecialTrap = (typeof specialTraps)[number]

/** What a side lays out besides its special one. */
export const plainCounters = { blank: 3, pit: 2 } as const

export const COUNTERS = plainCounters.blank + plainCounters.pit + 1

/** What a counter does. */
export interface Trap {
  /** It has an opening: one falls in where a leap over it fails, and a big base trips over it. */
  readonly isPit: boolean
  /** Whoever falls in and stays on the pitch is held until he climbs out. */
  readonly holds: boolean
  /** It lies there until the end of the match once it was turned over; others are discarded. */
  readonly stays: boolean
}

export const traps: { readonly [K in TrapKind]: Trap } = {
  blank: { isPit: false, holds: false, stays: false },
  pit: { isPit: true, holds: true, stays: true },
  spikedPit: { isPit: true, holds: true, stays: true },
  mine: { isPit: false, holds: false, stays: false },
  quicksand: { isPit: true, holds: true, stays: true },
  trapdoor: { isPit: true, holds: false, stays: true },
  trampoline: { isPit: true, holds: false, stays: true },
}

const known: { readonly [kind: string]: Trap } = traps

/** Nothing of a kind that is no trap, and of one that is a secret. */
export const trapOf = (kind: string): Trap | undefined => known[kind]

export const spikedPitTable: NamedTable<'spiked' | 'missed'> = {
  name: 'spikedPit',
  rows: [
    { upTo: 2, result: 'spiked' },
    { upTo: OR_MORE, result: 'missed', good: true },
  ],
}

/** In which box he ends who landed on the spikes. */
export const impaledTable: NamedTable<'injured' | 'dead'> = {
  name: 'impaled',
  rows: [
    { upTo: 4, result: 'injured', good: true },
    { upTo: OR_MORE, result: 'dead' },
  ],
}

/** What a D6 must show for him who slides back into a spiked pit to miss the spikes. */
export const SPIKES_MISSED_ON = 3

/** Races whose agility is halved, rounding up, when they climb out. */
export const shortRaces: readonly string[] = ['Dwarf', 'Halfling', 'Goblin']

/** The turns of his side within which a player must be out of the quicksand. */
export const TURNS_IN_QUICKSAND = 3

/** How far a trampoline throws somebody. */
export const TRAMPOLINE_SQUARES = 4
