// Kicks that are read on a table: accuracy at a kick-off and in play, for Kickers and others, and the bounces.
// Neighbours: throwTables.ts is the same for throws, testsSecond.ts has the rolls.
import { type NamedTable, OR_MORE } from './resultTable.ts'

export type KickTable = NamedTable<'fumbled' | 'inaccurate' | 'accurate'>

const KICKER = 8
const OTHER = 10

const kickOff = (name: string, needed: number): KickTable => ({
  name,
  rows: [
    { upTo: needed - 1, result: 'inaccurate' },
    { upTo: OR_MORE, result: 'accurate', good: true },
  ],
})

/** Only in play a kick is fumbled. */
const inPlay = (name: string, needed: number): KickTable => ({
  name,
  rows: [{ upTo: 2, result: 'fumbled' }, ...kickOff(name, needed).rows],
})

export const kickOffTables = { kicker: kickOff('kickOffKicker', KICKER), other: kickOff('kickOff', OTHER) } as const

export const kickInPlayTables = { kicker: inPlay('kickKicker', KICKER), other: inPlay('kick', OTHER) } as const

/** The detail of a roll for a kick that is no kick-off. */
export const IN_PLAY = 'inPlay'

/** How far an inaccurate kick goes from its target, in one direction. */
export const WIDE_KICK_SQUARES = 3

export const kickReaches = { inPlayFrom: 4, upTo: 20, withSkillUpTo: 24, farFrom: 11, farModifier: -1 } as const

/** How often the ball bounces: 2D6. */
export const bounceTable: NamedTable<'1' | '2' | '3'> = {
  name: 'bounces',
  rows: [
    { upTo: 4, result: '1' },
    { upTo: 9, result: '2' },
    { upTo: 12, result: '3' },
  ],
}

/** A kick-off is aimed at least this far from the sidelines and the end zone; a square beside one is one away. */
export const KICK_OFF_MARGIN = 3

/** After a kick-off every player of the side that kicked may move so far. */
export const AFTER_KICK_SQUARES = 4

/** After how many further team turns a kick comes down that hangs in the air: a D6. */
export const hangTable: NamedTable<'1' | '2'> = {
  name: 'hang',
  rows: [
    { upTo: 3, result: '1' },
    { upTo: 6, result: '2' },
  ],
}
