// The tables of skills that a star is born with: one for any player by two dice, one for each position by one. Both are ours, for the
// book that had them is lost; every skill of the star cards can come of them. Neighbours: starGeneration.ts rolls.
import type { PositionName } from '@double-skulls/engine'

/** A family of skills with levels, a skill without, or what the coach chooses. */
export const CHOOSE = 'choose'
/** A race that he cannot stand, in his team or as the target of a throw. */
export const DISLIKE = 'dislike'
export const ANIMOSITY = 'animosity'

/** Skills that have levels, by the ids of their families. */
const levelled: readonly string[] = [
  'block',
  'catch',
  'dirty-tackle',
  'dodge',
  'intercept',
  'kick',
  'leap',
  'long-kick',
  'luck',
  'mighty-blow',
  'mighty-kick',
  'safe-throw',
  'strip-ball',
  'sure-hands',
  'tackle',
  'toughness',
]
export const hasLevels = (family: string): boolean => levelled.includes(family)

/** What is no gain: it is rolled beside another skill, for nothing. */
const flaws: readonly string[] = ['itchy-feet', DISLIKE, ANIMOSITY]
export const isFlaw = (family: string): boolean => flaws.includes(family)

/** Rows by the tens and the units: 1 to 3, and 4 to 6. */
const anyPlayer: readonly (readonly [string, string])[] = [
  ['toughness', 'luck'],
  ['thick-skull', 'nerves-of-steel'],
  ['leap', 'distract'],
  ['sure-hands', 'strip-ball'],
  ['intercept', 'tackle'],
]

/** The row of six tens is split further. */
const lastRow: readonly string[] = ['self-control', 'self-control', 'itchy-feet', DISLIKE, ANIMOSITY, CHOOSE]

export const anyPlayerSkill = (tens: number, units: number): string =>
  tens === 6 ? lastRow[units - 1] : anyPlayer[tens - 1][units > 3 ? 1 : 0]

const blitzer = ['block', 'mighty-blow', 'dodge', 'tackle', 'heroic-leap', 'strip-ball'] as const
const lineman = ['tackle', 'block', 'dirty-tackle', 'intercept', 'distract', 'strip-ball'] as const

const byPosition: { readonly [P in PositionName]: readonly string[] } = {
  Blocker: ['block', 'mighty-blow', 'block', 'toughness', 'thick-skull', 'mighty-blow'],
  Blitzer: blitzer,
  Berserker: blitzer,
  Thrower: ['safe-throw', 'safe-throw', 'long-throw', 'dodge', 'nerves-of-steel', CHOOSE],
  Catcher: ['catch', 'catch', 'dodge', 'heroic-leap', 'leap', 'intercept'],
  Kicker: ['kick', 'kick', 'long-kick', 'mighty-kick', 'up-and-under', 'dodge'],
  Lineman: lineman,
  Makeweight: lineman,
}

export const positionSkill = (position: PositionName, face: number): string => byPosition[position][face - 1]

/** Everything that a coach may choose for a player of that position. */
export const choosable = (position: PositionName): readonly string[] => {
  const all = [...anyPlayer.flat(), ...lastRow, ...byPosition[position]]
  return [...new Set(all)].filter((family) => family !== CHOOSE && !isFlaw(family)).sort()
}
