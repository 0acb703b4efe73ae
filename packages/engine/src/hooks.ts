// How a skill takes part: what it permits, its numbers, lists and modifiers are data from closed lists, windows may ask and roll.
// Steps never name a skill. Neighbours: permissions.ts, skillNumbers.ts, skillLists.ts, skillFamilies.ts and windows.ts are those
// lists, skills/ has one skill a file, kit.ts answers for a player, procs/ asks and opens the windows.
import type { Ctx } from './edition.ts'
import type { Frame, Player } from './kernel/match.ts'
import type { ProceduresByName } from './kernel/procedure.ts'
import type { ConditionalPermission, Permission } from './permissions.ts'
import type { BlockFrame } from './procs/block/blockFrame.ts'
import type { ArmourFrame } from './procs/hurt/armour.ts'
import type { Limit } from './procs/match/limits.ts'
import type { ContestRequest } from './procs/rolling/contest.ts'
import type { RollExtras, RollFrame } from './procs/rolling/roll.ts'
import type { SkillFamily } from './skillFamilies.ts'
import type { SkillLists } from './skillLists.ts'
import type { SkillNumber } from './skillNumbers.ts'
import type { Declining } from './vocabulary/declining.ts'
import type { RollKind } from './vocabulary/rolls.ts'
import type { Side } from './vocabulary/words.ts'
import type { WindowName, Windows } from './windows.ts'

export { type WindowName, type Windows, windowNames } from './windows.ts'

export const skillCategories = [
  'general',
  'agility',
  'passing',
  'strength',
  'mutation',
  'extraordinary',
  'trait',
] as const
export type SkillCategory = (typeof skillCategories)[number]

/** A roll that a skill asks for: its kind, the player, and what else the roll needs. */
export interface RollRequest extends RollExtras {
  readonly roll: RollKind
  readonly player: number
}

interface HookEffects<Cause extends Frame> {
  /** Whether the skill may be used now. `cause` is the frame that opened the window. */
  readonly offer: (c: Ctx, owner: Player, cause: Cause) => boolean
  /** The side that decides, if it is not the owner's. */
  readonly asks?: (c: Ctx, owner: Player, cause: Cause) => Side
  /** Takes effect: changes the cause, or returns a frame that asks and rolls. */
  readonly use?: (c: Ctx, owner: Player, cause: Cause) => Frame | null
  /** Takes effect after a roll; `tested` gets its result. */
  readonly roll?: (c: Ctx, owner: Player, cause: Cause) => RollRequest
  /** The same after a contest, in which the owner and his opponent roll. */
  readonly contest?: (c: Ctx, owner: Player, cause: Cause) => ContestRequest
  readonly tested?: (c: Ctx, owner: Player, cause: Cause, passed: boolean) => Frame | null
}

/**
 * How a skill takes part in a window that a frame of the type `Cause` opens; without it, any frame. Used without asking,
 * or offered: then it says what happens if it is declined.
 */
export type WindowHook<Cause extends Frame = Frame> = HookEffects<Cause> &
  (
    | { readonly compulsory: true; readonly declining?: undefined }
    | { readonly compulsory?: false; readonly declining: Declining }
  )

export interface RerollHook {
  readonly rolls: readonly RollKind[]
  readonly oncePerTurn?: boolean
  /** Once per action rather than once per turn: it works outside the team's own turns too. */
  readonly perAction?: boolean
  /** May re-roll a success too. */
  readonly anyResult?: boolean
  /** A roll that must succeed before the re-roll may be used. */
  readonly gate?: RollKind
  allowed?(c: Ctx, f: RollFrame, owner: Player): boolean
  /** Re-rolls a single die: the indices of the dice it may be used on. That die cannot be re-rolled again. */
  oneOf?(c: Ctx, f: RollFrame): readonly number[]
  /** Re-rolls any number of the dice; the coach chooses which. */
  readonly anyNumber?: boolean
}

/** What a player does to another before his action: possible targets, the roll, and the effect. */
export interface FeatHook {
  targets(c: Ctx, owner: Player): readonly Player[]
  /** The target number of the roll; 0 if none is made. */
  readonly needs: number
  /** `face` is what the die showed. */
  done(c: Ctx, owner: Player, target: Player, face: number): Frame | null
}

/** How much a roll is modified: always, or as the state demands. */
export type Change = number | ((c: Ctx, f: RollFrame, owner: Player) => number)
export type Changes = { readonly [R in RollKind]?: Change }

/** Whose rolls a skill modifies, by kind of roll. */
export interface ModifierHooks {
  /** The owner's. */
  readonly own?: Changes
  /** Those of opponents while he is on the pitch; the hook checks the distance. */
  readonly foes?: Changes
  /** The armour and injury rolls of players whom he brought down. */
  readonly victims?: Changes
}

/** What skills say in words that no list holds. */
interface Rulings {
  /** A roll that must succeed before the owner may use a team re-roll. */
  readonly teamRerollGate?: RollKind
  /** What the owner may still add to an armour roll, on top of what his other skills have added. */
  readonly mayAddToArmour?: (c: Ctx, f: ArmourFrame, owner: Player) => number
  /** Strength added in a block, before assists. */
  readonly blockStrength?: (c: Ctx, f: BlockFrame, owner: Player) => number
  /** Extra block dice, up to three in all, in a block where the owner is not the weaker player. */
  readonly extraBlockDice?: (f: BlockFrame, owner: Player) => number
  /** Other players the owner may feed on besides his team's Thralls. */
  readonly feedsOn?: (owner: Player, other: Player) => boolean
}

export interface Skill extends SkillLists, Rulings {
  readonly id: string
  readonly name: string
  readonly category: SkillCategory
  /** Gained by a double only, and only in the own categories. For leagues: no step asks. */
  readonly trait?: true
  /** Skills that its owner cannot have together with it. */
  readonly excludes?: readonly string[]
  /** The family in which it is one of several levels, and which one: `levelled` makes them. */
  readonly family?: SkillFamily
  readonly level?: number
  /** What the owner may do, and what is forbidden or spared him. */
  readonly permits?: readonly Permission[]
  /** The same while the owner is in a certain state. */
  readonly permitsIf?: { readonly [P in ConditionalPermission]?: (owner: Player) => boolean }
  readonly numbers?: { readonly [N in SkillNumber]?: number }
  readonly modifiers?: ModifierHooks
  /** Works while the owner is down or without a tackle zone, although it is not Extraordinary. */
  readonly worksWhileDown?: boolean
  /** Works once in this period; using it at a window or as a re-roll uses it up. */
  readonly oncePer?: Limit
  readonly rerolls?: RerollHook
  readonly feat?: FeatHook
  readonly windows?: { readonly [W in WindowName]?: WindowHook<Windows[W]> }
  /** The procedures that play the frames it starts, and the actions it allows. */
  readonly procedures?: ProceduresByName
  /** Procedures that its frames start and that not every edition has: one that has this must have those. */
  readonly calls?: readonly string[]
}

/** A later edition's version of a part: the same id, with only the changes written out. */
export const revise = <T extends { readonly id: string }>(was: T, now: Partial<Omit<T, 'id'>>): T => ({
  ...was,
  ...now,
})
