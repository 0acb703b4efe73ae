// The kinds of rolls, and how a roll explains itself. Neighbours: procs/rolling/roll.ts makes rolls,
// procs/rolling/tests.ts gathers each kind's target number and modifiers.

export const rollKinds = [
  'dodge',
  'goForIt',
  'pickUp',
  'catch',
  'pass',
  'intercept',
  'standUp',
  'block',
  'armour',
  'injury',
  'bribe',
  'recover',
  'apothecary',
  'leap',
  'jumpUp',
  'land',
  'throwTeamMate',
  'hailMary',
  'hypnoticGaze',
  'safeThrow',
  'dauntless',
  'foulAppearance',
  'chainsaw',
  'shadowing',
  'tentacles',
  'boneHead',
  'reallyStupid',
  'wildAnimal',
  'takeRoot',
  'bloodLust',
  'alwaysHungry',
  'squirm',
  'animosity',
  'regeneration',
  'loner',
  'pro',
  'jump',
  'argue',
  'animalSavagery',
  'unchannelledFury',
  'breatheFire',
  'vomit',
  'pickMeUp',
  'swoop',
  'feat',
  'unseen',
  'cheer',
  'thickSkull',
  'queasy',
] as const
export type RollKind = (typeof rollKinds)[number]

/** The source of a modifier: a rule of the roll itself, the weather, a skill, or a player's tackle zone. */
export interface Modifier {
  readonly value: number
  readonly source: string
  /** The player who causes it, or −1. */
  readonly player: number
}

/** "Why 4+?": the base, each modifier with its source, and what the dice must show. */
export interface Explanation {
  readonly roll: RollKind
  readonly player: number
  /** What the dice plus modifiers must reach; 0 for rolls without a target (block dice, injury). */
  readonly base: number
  readonly modifiers: readonly Modifier[]
  /** The lowest natural result that succeeds; 0 for rolls without a target. */
  readonly needed: number
  /** Empty until the dice are rolled. */
  readonly faces: readonly number[]
  readonly passed: boolean
}
