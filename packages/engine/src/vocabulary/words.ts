// The closed lists of words that the whole engine shares: sides, places, postures, characteristics, dice.
// Neighbours: rolls.ts, actions.ts, questions.ts and events.ts hold the words of their own concepts.

export const sides = ['home', 'away'] as const
export type Side = (typeof sides)[number]
/** Whose players there are: each coach's, and those of nobody, such as referees. See kernel/allegiance.ts. */
export const allegiances = [...sides, 'neutral'] as const
export type Allegiance = (typeof allegiances)[number]
export type BySide<T> = { home: T; away: T }
/** The same as `both[side]`, which V8 looks up by name: this reads a field. For what is asked at every input. */
export const ofSide = <T>(both: Readonly<BySide<T>>, side: Side): T => (side === 'home' ? both.home : both.away)
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/**
 * Where a player is. `crowd`: pushed off, his injury roll still to come; `air`: thrown and not yet landed; `aboard`: in a cannon or
 * a machine, and counted like those on the pitch; `pit`: trapped in a pit, and counted like them too; `below`: under a trapdoor, and out
 * of the game until the next touchdown; `indisposed`: drugged, until a roll lets him play; `ruledOff`: with a secret weapon, until that may return; `gone`: out of the arena for the
 * match. Which boxes the hurt go to is the edition's: procs/hurt/hurtRules.ts.
 */
export const places = [
  'pitch',
  'reserves',
  'stunnedBox',
  'ko',
  'injured',
  'casualty',
  'dead',
  'sentOff',
  'exhausted',
  'crowd',
  'air',
  'aboard',
  'ruledOff',
  'gone',
  'pit',
  'below',
  'indisposed',
] as const
export type Place = (typeof places)[number]

/** Who is inside a thing on the pitch is in one of these places. */
export const placesInside = ['aboard', 'pit', 'below'] as const satisfies readonly Place[]
/** Who is there is one of the players that a side has on the pitch. */
export const placesOnPitch = ['pitch', 'aboard', 'pit'] as const satisfies readonly Place[]

/** `prone` lies face up; `stunned` and `faceDown` on his face, one until a stun is over, the other until he turns over. */
export const postures = ['standing', 'prone', 'faceDown', 'stunned'] as const
export type Posture = (typeof postures)[number]

/** The directions a player on a big base can face; `N` is towards row a. */
export const facings = ['N', 'E', 'S', 'W'] as const
export type Facing = (typeof facings)[number]

/** What is thrown and caught: what each is like is in tables/ballKinds.ts. */
export const ballKinds = ['ball', 'spiked', 'head', 'bomb'] as const
export type BallKind = (typeof ballKinds)[number]

/** The characteristics of all editions; a profile has those of its edition. */
export const characteristics = ['MA', 'SP', 'ST', 'AG', 'PA', 'TS', 'CL', 'AV'] as const
export type Characteristic = (typeof characteristics)[number]
export type Stats = Readonly<Partial<Record<Characteristic, number>>>

/** How a player takes part who is not on the team's roster; `staff` are people who do not belong on the pitch. */
export const engagements = ['journeyman', 'mercenary', 'star', 'staff'] as const
export type Engagement = (typeof engagements)[number]

/** What a squad can spend besides team re-rolls and inducements. A wandering apothecary also treats stars. */
export const resources = ['apothecary', 'wanderingApothecary', 'bribe', 'henchman', 'chef', 'prayer'] as const
export type Resource = (typeof resources)[number]

/** `dN` is a die with N faces; `block` is the block die: six faces, of which 3 and 4 are both a push. */
export type Die = `d${number}` | 'block'
export type Face = number

/** A D6 read as a D3. */
export const asD3 = (face: Face): number => Math.ceil(face / 2)

/** Two D6 read as a D66, the tens first. */
export const asD66 = (tens: Face, units: Face): number => 10 * tens + units

export const dieFaces = (die: Die): number => (die === 'block' ? 6 : Number(die.slice(1)))
