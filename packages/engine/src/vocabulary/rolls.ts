// The kinds of rolls, and how a roll explains itself. Neighbours: procs/rolling/roll.ts makes rolls,
// procs/rolling/tests.ts gathers each kind's target number and modifiers.
import type { Side } from './words.ts'

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
  'lot',
  'tackle',
  'evade',
  'strike',
  'shove',
  'stripBall',
  'holdBall',
  'boot',
  'interception',
  'holdInterception',
  'catchMissed',
  'interceptMissed',
  'kick',
  'bounces',
  'hang',
  'foul',
  'alertness',
  'penalty',
  'refereeMove',
  'fanRoll',
  'gate',
  'chant',
  'fanCheck',
  'crowd',
  'rock',
  'brawl',
  'riot',
  'heat',
  'showers',
  'sun',
  'slip',
  'numbFingers',
  'heroicLeap',
  'claw',
  'maceTail',
  'leprousFlesh',
  'dislike',
  'spikes',
  'ruling',
  'saw',
  'kickback',
  'control',
  'grenadeFuse',
  'throwBack',
  'seeSaw',
  'flight',
  'fuse',
  'cannonball',
  'smash',
  'spikeCannon',
  'steering',
  'swerve',
  'runaway',
  'fumble',
  'spikedPit',
  'impaled',
  'climb',
  'slideBack',
  'bounceDown',
  'itemsFound',
  'itemSeen',
  'spell',
  'magicBlow',
  'poison',
  'assassin',
  'assassinEffect',
  'drug',
  'drugEffect',
  'bowels',
  'laughter',
  'wearOff',
] as const
export type RollKind = (typeof rollKinds)[number]

/** The source of a modifier: a rule of the roll itself, the weather, a skill, or a player's tackle zone. */
export interface Modifier {
  readonly value: number
  readonly source: string
  /** The player who causes it, or −1. */
  readonly player: number
}

/**
 * "Why 4+?": the base, each modifier with its source, and what the dice must show. The last fields are there only where they say
 * something: an ordinary test of a player has none of them.
 */
export interface Explanation {
  readonly roll: RollKind
  /** The player who rolls, or −1: then `side` says whose roll it is. */
  readonly player: number
  /** What the dice plus modifiers must reach; 0 for rolls without a target (block dice, injury). */
  readonly base: number
  readonly modifiers: readonly Modifier[]
  /** The lowest natural result that succeeds; 0 for rolls without a target. */
  readonly needed: number
  /** Empty until the dice are rolled. */
  readonly faces: readonly number[]
  readonly passed: boolean
  readonly side?: Side
  /** What a roll of nobody in particular is for. */
  readonly why?: string
  /** The table it is read on, and the result there once the dice are rolled. */
  readonly table?: string
  readonly result?: string
  /** The dice with modifiers must not exceed the base; `needed` is the highest natural result that succeeds. */
  readonly under?: true
}
