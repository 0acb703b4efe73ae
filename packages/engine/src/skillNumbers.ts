// The numbers that a skill can set for its owner, a closed list, each with how those of several skills combine. Neighbours: hooks.ts
// lets a skill give them, kit.ts works out a player's (`numbersOf`), procs/ asks.

/** The first skill decides; or the least, the greatest or the sum of what they say counts. */
export type Combining = 'first' | 'least' | 'greatest' | 'sum'

export const skillNumbers = {
  /** Go for its on top of the edition's number. */
  extraGoForIts: 'sum',
  /** Squares of movement he pays to stand up. */
  standUpCost: 'least',
  /** Range bands by which his throws count as longer, or shorter if less than 0. */
  throwBands: 'sum',
  /** Squares that his longest throws reach, if the table of bands ends before that. */
  throwReach: 'greatest',
  /** What his tackle zone takes off throws and catches of opponents, if not 1. */
  throwZone: 'greatest',
  /** What his D6 must show for him to hold a ball that he intercepts. */
  interceptionNeeds: 'greatest',
  /** Reduces the penalty on his jump rolls by this much, never below 1. */
  jumpEase: 'sum',
  /** Reduces the penalty on his interception roll by this much, never below 0. */
  interceptEase: 'sum',
  /** How far away an opponent may be whom he blocks in a Block action. Not adjacent: he never follows up. */
  blockReach: 'greatest',
  /** In his blocks an armour roll with this total breaks any armour. */
  armourBreaksAt: 'least',
  /** The same for the unmodified dice, and only when he himself made the block. */
  armourBreaksAtNatural: 'least',
  /** As how many players he counts on the pitch. */
  countsAs: 'greatest',
  /** Squares along each edge of his base, if more than one. */
  baseSize: 'greatest',
  /** The target number of the roll before a team re-roll, if the skill sets it. */
  teamRerollNeeds: 'first',
  /** Added to his side's FAME for the kick-off table while he is on the pitch. */
  fame: 'sum',
  /** Added to his rolls on casualty tables that use modifiers. */
  casualtyBonus: 'sum',
  /** How many casualty rolls are made for him. */
  casualtyRolls: 'greatest',
  /** What opponents must roll before they block, push or tackle him. */
  touchedOn: 'greatest',
  /** Before he moves, he loses control of what he rides if a D6 shows no more; with the ball in his hands the D6 may show one more. */
  bouncesUpTo: 'greatest',
  /** How often in a match his coach may have a roll that affects him rolled again. */
  ownRerolls: 'sum',
} as const satisfies { readonly [name: string]: Combining }

export type SkillNumber = keyof typeof skillNumbers
export const skillNumberNames = Object.keys(skillNumbers) as readonly SkillNumber[]

/** What some skills say together; undefined if none of them says anything. */
export const combined = (name: SkillNumber, said: readonly number[]): number | undefined => {
  if (said.length === 0) return undefined
  const how: Combining = skillNumbers[name]
  if (how === 'first') return said[0]
  if (how === 'sum') return said.reduce((sum, one) => sum + one, 0)
  return how === 'least' ? Math.min(...said) : Math.max(...said)
}
