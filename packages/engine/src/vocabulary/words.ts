// The closed lists of words that the whole engine shares: sides, places, postures, characteristics, dice.
// Neighbours: rolls.ts, actions.ts, questions.ts and events.ts hold the words of their own concepts.

export const sides = ['home', 'away'] as const
export type Side = (typeof sides)[number]
export type BySide<T> = { home: T; away: T }
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Where a player is. `crowd`: on his way to the crowd's injury roll; `air`: thrown and not yet landed. */
export const places = ['pitch', 'reserves', 'ko', 'casualty', 'sentOff', 'exhausted', 'crowd', 'air'] as const
export type Place = (typeof places)[number]

export const postures = ['standing', 'prone', 'stunned'] as const
export type Posture = (typeof postures)[number]

/** The ways a player can look who looks in one direction only; `N` is towards row a. */
export const facings = ['N', 'E', 'S', 'W'] as const
export type Facing = (typeof facings)[number]

/** Every edition's characteristics; a profile holds those its edition uses. */
export const characteristics = ['MA', 'SP', 'ST', 'AG', 'PA', 'TS', 'CL', 'AV'] as const
export type Characteristic = (typeof characteristics)[number]
export type Stats = Readonly<Partial<Record<Characteristic, number>>>

/** As what a player takes part who does not belong to the team; staff is who should not be on the pitch at all. */
export const engagements = ['journeyman', 'mercenary', 'star', 'staff'] as const
export type Engagement = (typeof engagements)[number]

/** What a squad can hold and spend besides team re-rolls and inducements. A wandering apothecary looks after guests too. */
export const resources = ['apothecary', 'wanderingApothecary', 'bribe', 'henchman', 'chef', 'prayer'] as const
export type Resource = (typeof resources)[number]

/** `dN` is a die of N faces; `block` is the block die, six faces of which 3 and 4 are both a push. */
export type Die = `d${number}` | 'block'
export type Face = number

/** A D6 read as a D3. */
export const asD3 = (face: Face): number => Math.ceil(face / 2)

export const dieFaces = (die: Die): number => (die === 'block' ? 6 : Number(die.slice(1)))
