// How a skill takes part: queries are pure and return a value, windows may ask and roll. Both are closed lists, compiled
// once per edition into tables, in the order the edition lists its skills. Steps never name a skill.
// Neighbours: skills/ holds one skill a file, procs/ asks the queries and opens the windows, edition.ts compiles.

import type { Ctx } from './edition.ts'
import type { Frame, Player } from './kernel/match.ts'
import type { BlockFrame } from './procs/block.ts'
import type { RollFrame } from './procs/roll.ts'
import type { RollKind } from './vocabulary/rolls.ts'

export const skillCategories = ['general', 'agility', 'passing', 'strength', 'mutation', 'extraordinary'] as const
export type SkillCategory = (typeof skillCategories)[number]

/** Moments at which skills may step in. The owners asked are named where the window is opened. */
export const windowNames = [
  /** After an action was declared, before it is taken: the acting player. */
  'activated',
  /** Before a player leaves a square: opponents whose zone he leaves. */
  'leaving',
  /** After a dodge, go for it, catch … was rolled and re-rolled: the roller, then opponents next to where he was. */
  'rolled',
  /** After a player moved a square: opponents whose zone he left. */
  'left',
  /** After a player's action, before it ends: the acting player. */
  'actionEnding',
  /** After a block was declared, before the dice are counted: attacker, then defender. */
  'blockDeclared',
  /** A Both Down was chosen: attacker, then defender. */
  'bothDown',
  /** A Defender Stumbles was chosen: attacker, then defender. */
  'stumbles',
  /** A player is about to be pushed: attacker, then the pushed player. */
  'pushing',
  /** Before the choice to follow up: attacker, then defender. */
  'followingUp',
  /** After a block is settled: the attacker. */
  'blockSettled',
  /** An armour roll was made: the attacker or fouler, then the victim. */
  'armourRolled',
  /** An injury roll was made: the attacker or fouler, then the victim. */
  'injuryRolled',
  /** A casualty was suffered and the apothecary has been: the victim. */
  'casualty',
  /** A pass target was named, before interceptions: opponents. */
  'passDeclared',
  /** A pass was intercepted: the thrower. */
  'intercepted',
  /** A pass was fumbled: the thrower. */
  'fumbled',
  /** A ball comes down on an empty square: players next to it. */
  'ballLanding',
  /** The kick has scattered, before the kick-off table: kicking side, then receiving side. */
  'kickScattered',
  /** A half starts, re-rolls restored: both squads' players. */
  'halfStarting',
  /** A drive has ended, before the pitch is cleared: all players. */
  'driveEnding',
] as const
export type WindowName = (typeof windowNames)[number]

export interface WindowHook {
  /** Whether the skill may step in now. `cause` is the frame that opened the window. */
  offer(c: Ctx, owner: Player, cause: Frame): boolean
  /** Steps in: changes the cause, or returns a frame that asks and rolls. */
  use(c: Ctx, owner: Player, cause: Frame): Frame | null
  /** Used without asking. */
  readonly compulsory?: boolean
  /** Our words for what happens when it is not used. */
  readonly declining: string
}

export interface RerollHook {
  readonly rolls: readonly RollKind[]
  readonly oncePerTurn?: boolean
  /** Re-rolls a success too. */
  readonly anyResult?: boolean
  /** A D6 roll that must succeed first. */
  readonly gate?: number
  allowed?(c: Ctx, f: RollFrame, owner: Player): boolean
}

type ByRoll<T> = { readonly [R in RollKind]?: T }

/** Pure questions that rules put to skills. */
export interface QueryHooks {
  /** A modifier on the owner's own rolls. */
  readonly own?: ByRoll<(c: Ctx, f: RollFrame, owner: Player) => number>
  /** A modifier on the rolls of opponents, for every bearer on the pitch; the hook judges the distance. */
  readonly aura?: ByRoll<(c: Ctx, f: RollFrame, bearer: Player) => number>
  /** Enemy tackle zones do not modify these rolls of the owner. */
  readonly ignoresZones?: readonly RollKind[]
  /** The weather does not modify these rolls of the owner. */
  readonly ignoresWeather?: readonly RollKind[]
  /** The owner's zone does not modify these rolls of opponents. */
  readonly zoneNotCounted?: readonly RollKind[]
  /** Strength added in a block, before assists. */
  readonly blockStrength?: (c: Ctx, f: BlockFrame, owner: Player) => number
  /** Assists blocks from inside enemy tackle zones. */
  readonly assistsAnywhere?: boolean
  /** Squares beyond MA that may be gone for, on top of the edition's number. */
  readonly extraGoForIts?: number
  /** Squares of movement that standing up costs. */
  readonly standUpCost?: number
  /** Cannot pick up, catch, intercept or hold the ball. */
  readonly noHands?: boolean
  /** Cannot be chosen by opponents' use of these skills; e.g. Sure Hands against Strip Ball. */
  readonly immuneTo?: readonly string[]
  /** Opponents in a block with the owner, or leaving his zone, may not use these skills. */
  readonly denies?: readonly string[]
  /** Team re-rolls need this D6 roll first. */
  readonly teamRerollGate?: number
  /** FAME of his side for the kick-off table while on the pitch. */
  readonly fame?: number
  /** Whatever would stun the owner knocks him out. */
  readonly stunnedIsKnockedOut?: boolean
  /** Actions the owner may declare on top of the edition's, or may not declare. */
  readonly mayDeclare?: readonly string[]
  readonly mayNotDeclare?: readonly string[]
}

export interface Skill extends QueryHooks {
  readonly id: string
  readonly name: string
  readonly category: SkillCategory
  /** Works while the owner is Prone or Stunned, though not Extraordinary. */
  readonly worksWhileDown?: boolean
  readonly rerolls?: RerollHook
  readonly windows?: { readonly [W in WindowName]?: WindowHook }
}

/** A later edition's version of a part: the same id, only what changed said anew. */
export const revise = <T extends { readonly id: string }>(was: T, now: Partial<Omit<T, 'id'>>): T => ({
  ...was,
  ...now,
})
