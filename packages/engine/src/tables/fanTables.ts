// The crowd: what its fans are like, how many come, what they do when they go wild, and who leads their chants.
// Neighbour: refereeTables.ts.
import { type NamedTable, OR_MORE } from './resultTable.ts'

export const fanCharacteristics = ['chant', 'hooliganism', 'loyalty'] as const
export type FanCharacteristic = (typeof fanCharacteristics)[number]
/** What the fans of a team are like. */
export type FanTraits = { readonly [C in FanCharacteristic]: number }

/** How little and how much of each they can have. */
export const [LEAST_FANS, MOST_FANS] = [1, 5]

/** What so much Fame of their team, or lack of it, is worth to a Fan Factor, and where that ends. */
const FAME_PER_FAN_FACTOR = 6
const [LEAST_FACTOR, MOST_FACTOR] = [2, 10]

/** A Fan Factor as the Fame of the team changes it. */
export const fanFactorByFame = (fanFactor: number, fame: number): number =>
  Math.max(LEAST_FACTOR, Math.min(MOST_FACTOR, fanFactor + Math.trunc(fame / FAME_PER_FAN_FACTOR)))

/** A D6 and the modifier of the team's race for each characteristic. */
export const fanTable: NamedTable<'1' | '2' | '3' | '4'> = {
  name: 'fans',
  rows: [
    { upTo: 2, result: '1' },
    { upTo: 4, result: '2' },
    { upTo: 6, result: '3' },
    { upTo: OR_MORE, result: '4' },
  ],
}

/** By the race of most of a team's players. */
export const fansByRace: { readonly [race: string]: { readonly [C in FanCharacteristic]?: number } | undefined } = {
  'Dark Elf': { chant: 1, hooliganism: 1, loyalty: -1 },
  Dwarf: { chant: -1, loyalty: 2 },
  Elf: { chant: 2, hooliganism: -1 },
  Goblin: { hooliganism: 1 },
  Halfling: { loyalty: 1 },
  Orc: { hooliganism: 2, loyalty: -1 },
}

/** What other races and mixed teams add to a roll that the coach chooses. */
export const OTHER_FANS_BONUS = 1

/** The fan factor by a D6 plus loyalty. */
export const gateTable: NamedTable<'3' | '4' | '5' | '6' | '7' | '8'> = {
  name: 'gate',
  rows: [
    { upTo: 2, result: '3' },
    { upTo: 4, result: '4' },
    { upTo: 6, result: '5' },
    { upTo: 8, result: '6' },
    { upTo: 9, result: '7' },
    { upTo: OR_MORE, result: '8' },
  ],
}

/** What chanting for the side in the lead adds. */
export const LEADING_CHANT = 2

/** Every row of the printed gate has as many fans to a point of its fan factor. */
export const FANS_PER_FACTOR = 5000

/** 2D6 of the coach whose armour roll was a natural 2. */
export const crowdTable: NamedTable<'switchSides' | 'leaveEarly' | 'rock' | 'toss' | 'invasion' | 'riot'> = {
  name: 'crowd',
  rows: [
    { upTo: 3, result: 'switchSides' },
    { upTo: 5, result: 'leaveEarly' },
    { upTo: 8, result: 'rock' },
    { upTo: 10, result: 'toss' },
    { upTo: 11, result: 'invasion' },
    { upTo: 12, result: 'riot' },
  ],
}

/** A D6; its other heading, a D3, has no rows above 3. */
export const rockTable: NamedTable<'scatters' | 'hits'> = {
  name: 'rock',
  rows: [
    { upTo: 2, result: 'scatters' },
    { upTo: 6, result: 'hits', good: true },
  ],
}

/** The squares from a sideline that a rock reaches. */
export const ROCK_REACH = 6

/** The cheering ability by the number of cheerleaders. */
export const cheeringTable: NamedTable<'1' | '3' | '4' | '5' | '6' | '7'> = {
  name: 'cheering',
  rows: [
    { upTo: 0, result: '1' },
    { upTo: 1, result: '3' },
    { upTo: 2, result: '4' },
    { upTo: 3, result: '5' },
    { upTo: 4, result: '6' },
    { upTo: OR_MORE, result: '7' },
  ],
}

export const PAINTED_BONUS = 2

/** What makes fans less willing to change sides: added to the die of their check. */
export const swayed = { level: -2, leading: -4, behind: 0 } as const

/** The armour roll of who runs from the crowd, and of everybody in the rush when it leaves the pitch. */
export const RUNNING_ARMOUR = -3
export const RUSH_ARMOUR = -1

/** A player who fights the crowd kills one more for each point of ST above this. */
export const PLAIN_STRENGTH = 4

/** What a riot kills for each point of its roll. */
export const KILLED_PER_POINT = 10

/** So many dead fans cost a point of Hooliganism and of the Fan Factor. */
export const FANS_PER_LOSS = 50
