// Fouls and the referees: what a foul does, who sees it, what it costs, and how far a referee walks; each is a D6.
// Neighbour: fanTables.ts is about those who watch.
import { type NamedTable, OR_MORE } from './resultTable.ts'

export type FoulTable = NamedTable<'foulerDown' | 'nothing' | 'hurt' | 'crushed'>

const foul = (name: string, hurtTo: number): FoulTable => ({
  name,
  rows: [
    { upTo: 1, result: 'foulerDown' },
    { upTo: 3, result: 'nothing' },
    { upTo: hurtTo, result: 'hurt', good: true },
    { upTo: OR_MORE, result: 'crushed', good: true },
  ],
})

/** Hurt: an armour roll, on his face. Crushed: an injury roll at once. */
export const foulTables = { sneaky: foul('foulSneaky', 5), blatant: foul('foulBlatant', 4) } as const

/** What a referee who had the fouler in view makes of it. */
export const alertnessTable: NamedTable<'wrongMan' | 'missed' | 'seen'> = {
  name: 'alertness',
  rows: [
    { upTo: 1, result: 'wrongMan' },
    { upTo: 3, result: 'missed' },
    { upTo: OR_MORE, result: 'seen' },
  ],
}

/** The box that a penalised player goes to. */
export const penaltyTable: NamedTable<'stunnedBox' | 'ko' | 'injured'> = {
  name: 'penalty',
  rows: [
    { upTo: 3, result: 'stunnedBox' },
    { upTo: 5, result: 'ko' },
    { upTo: OR_MORE, result: 'injured' },
  ],
}

/** What is added to the rolls on the two tables above. */
export const penaltyModifiers = { alertness: { blatant: 1 }, penalty: { blatant: 1, arguing: 1 } } as const

export const refereeMoveTable: NamedTable<'1' | '2' | '3' | '4'> = {
  name: 'refereeMove',
  rows: [
    { upTo: 1, result: '1' },
    { upTo: 3, result: '2' },
    { upTo: 5, result: '3' },
    { upTo: 6, result: '4' },
  ],
}

/** Only which of the two is stronger counts; whoever dives in headfirst is a little stronger. */
export const foulModifiers = { stronger: 1, weaker: -1, spearStrength: 1 } as const

/** What referees have; the others are never used. */
export const refereeStats = { MA: 4, ST: 4, AG: 3, AV: 9 } as const

/** How many are usually agreed on, and about the practical limit. */
export const usualReferees = 2
export const mostReferees = 4
