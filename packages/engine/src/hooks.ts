// How a skill takes part: queries are pure and return a value, windows may ask and roll. Both are closed lists,
// compiled once per edition into tables. Steps never name a skill. Neighbours: skills/ has one skill a file, procs/
// asks the queries and opens the windows, compile.ts makes the tables.
import type { Ctx } from './edition.ts'
import type { Frame, Player } from './kernel/match.ts'
import type { ProceduresByName } from './kernel/procedure.ts'
import type { BlockFrame } from './procs/block/blockFrame.ts'
import type { ArmourFrame } from './procs/hurt/armour.ts'
import type { Limit } from './procs/match/limits.ts'
import type { RollExtras, RollFrame } from './procs/rolling/roll.ts'
import type { RollKind } from './vocabulary/rolls.ts'
import type { Side } from './vocabulary/words.ts'
import type { WindowName } from './windows.ts'

export { type WindowName, windowNames } from './windows.ts'

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

export interface WindowHook {
  /** Whether the skill may be used now. `cause` is the frame that opened the window. */
  offer(c: Ctx, owner: Player, cause: Frame): boolean
  /** Used without asking. */
  readonly compulsory?: boolean
  /** The side that decides, if it is not the owner's. */
  asks?(c: Ctx, owner: Player, cause: Frame): Side
  /** What happens if it is not used, in our own words; '' for compulsory ones. */
  readonly declining: string
  /** Takes effect: changes the cause, or returns a frame that asks and rolls. */
  use?(c: Ctx, owner: Player, cause: Frame): Frame | null
  /** Takes effect after a roll; `tested` gets its result. */
  roll?(c: Ctx, owner: Player, cause: Frame): RollRequest
  tested?(c: Ctx, owner: Player, cause: Frame, passed: boolean): Frame | null
}

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

export type AuraHook = (c: Ctx, f: RollFrame, bearer: Player) => number

type ByRoll<T> = { readonly [R in RollKind]?: T }

/** Pure questions that the rules ask skills. */
export interface QueryHooks {
  /** A modifier on the owner's own rolls. */
  readonly own?: ByRoll<(c: Ctx, f: RollFrame, owner: Player) => number>
  /** A modifier on opponents' rolls from every player on the pitch who has the skill; the hook checks the distance. */
  readonly aura?: ByRoll<AuraHook>
  /** A modifier on the armour roll of a player whom the owner brought down. */
  readonly armourOf?: (c: Ctx, f: RollFrame, owner: Player) => number
  /** What the owner may still add to an armour roll, on top of what his other skills have added. */
  readonly mayAddToArmour?: (c: Ctx, f: ArmourFrame, owner: Player) => number
  /** Enemy tackle zones do not modify this roll of the owner. */
  readonly ignoresZones?: (c: Ctx, f: RollFrame, owner: Player) => boolean
  /** The weather does not modify these rolls of the owner. */
  readonly ignoresWeather?: readonly RollKind[]
  /** The owner's tackle zone does not modify these rolls of opponents. */
  readonly zoneNotCounted?: readonly RollKind[]
  /** Strength added in a block, before assists. */
  readonly blockStrength?: (c: Ctx, f: BlockFrame, owner: Player) => number
  /** Extra block dice, up to three in all, in a block where the owner is not the weaker player. */
  readonly extraBlockDice?: (f: BlockFrame, owner: Player) => number
  /** Assists blocks from inside enemy tackle zones. */
  readonly assistsAnywhere?: boolean
  /** Opponents he marks cannot assist from inside tackle zones in their own turn. */
  readonly deniesAssists?: boolean
  /** A special action of his that replaces a block may target prone and stunned opponents. */
  readonly attacksDowned?: boolean
  /** With Animal Savagery he may lash out at an opponent instead of a team-mate. */
  readonly lashesOutAtFoes?: boolean
  /** Gives his team a re-roll while he is in play. */
  readonly lendsReroll?: boolean
  /** How far away an opponent may be whom he blocks in a Block action. Not adjacent: he never follows up. */
  readonly blockReach?: number
  /** May block a second opponent in the same Block action. */
  readonly blocksTwo?: boolean
  /** May declare a Block action while prone, standing up by a roll. */
  readonly blocksFromProne?: boolean
  /** In the owner's blocks an armour roll with this total breaks any armour. */
  readonly armourBreaksAt?: number
  /** The same for the unmodified dice, and only when the owner himself made the block. */
  readonly armourBreaksAtNatural?: number
  /** Opponents cannot modify armour rolls against the owner or use skills to break his armour. */
  readonly armourUntouched?: boolean
  /** Extra go for its, on top of the edition's number. */
  readonly extraGoForIts?: number
  /** Squares of movement he pays to stand up. */
  readonly standUpCost?: number
  /** May leap to a square up to two away, once per turn. */
  readonly leaps?: boolean
  /** Reduces the penalty on his jump rolls by this much, never below 1; `jumpsFreely`: no penalty at all. */
  readonly jumpEase?: number
  readonly jumpsFreely?: boolean
  /** Moves in random directions only, and must use all his movement. */
  readonly swings?: boolean
  /** He may stop moving at random when he likes, and rushes before he hits another player. */
  readonly swingsAtWill?: boolean
  /** May use Hypnotic Gaze at the end of a Move action. */
  readonly gazes?: boolean
  /** May throw the ball to any square; the pass is never accurate. */
  readonly throwsAnywhere?: boolean
  /** After a completed throw in one of these range bands he may go on moving. */
  readonly movesAfterThrow?: readonly string[]
  /** May leave the ball in a square he has just left. */
  readonly leavesBall?: boolean
  /** A team-mate he fumbles lands on his feet, unless he lands on another player. */
  readonly fumblesSafely?: boolean
  /** Whether the owner is strong enough to throw team-mates, and whether he can be thrown in his present state. */
  readonly throwsTeamMates?: (owner: Player) => boolean
  readonly canBeThrown?: (owner: Player) => boolean
  /** Never gives up the ball by choice: no pass, no hand-off, no dropping it. */
  readonly keepsBall?: boolean
  /** Swoops instead of scattering when he is thrown. */
  readonly swoops?: boolean
  /** Squares along each edge of his base, if more than one. */
  readonly baseSize?: number
  /** Reduces the penalty on his interception roll by this much, never below 0. */
  readonly interceptEase?: number
  /** Cannot pick up, catch, intercept or hold the ball. */
  readonly noHands?: boolean
  /** Skills of opponents that do not work on the owner. */
  readonly immuneTo?: readonly string[]
  /** Skills that opponents may not use when they leave the owner's tackle zone. */
  readonly deniesLeaving?: readonly string[]
  /** Skills that the other player of a block may not use against the owner. */
  readonly deniesInBlock?: (f: BlockFrame, owner: Player) => readonly string[]
  /** If the skill was used on a dodge roll, the owner is placed prone in the square that the dodger left. */
  readonly divesAfterDodger?: boolean
  /** A roll that must succeed before the owner may use a team re-roll. */
  readonly teamRerollGate?: RollKind
  /** The target number of that roll, if the skill sets it. */
  readonly teamRerollNeeds?: number
  /** Gives his team a leader re-roll. */
  readonly leads?: boolean
  /** Added to his side's FAME for the kick-off table while he is on the pitch. */
  readonly fame?: number
  /** A stunned result knocks the owner out. */
  readonly stunnedIsKnockedOut?: boolean
  /** When the owner falls or is placed prone, an injury roll is made without an armour roll. */
  readonly noArmourRoll?: boolean
  /** Added to his rolls on casualty tables that use modifiers. */
  readonly casualtyBonus?: number
  /** How many casualty rolls are made for the owner. */
  readonly casualtyRolls?: number
  /** The referee does not see doubles on the owner's foul: on an armour roll that fails to break, or on any. */
  readonly foulsUnseen?: 'armourHeld' | 'always'
  /** The owner attacks with a weapon that can kick back; his fouls use it too. */
  readonly kicksBack?: boolean
  /** The owner earns no credit for casualties he causes. */
  readonly uncredited?: boolean
  /** Opponents he kills join his team: each after the match, or one of them during it. */
  readonly infects?: 'afterMatch' | 'atOnce'
  /** Other players the owner may feed on besides his team's Thralls. */
  readonly feedsOn?: (owner: Player, other: Player) => boolean
  /** If he has just taken the ball from its carrier, that causes no turnover. */
  readonly robsQuietly?: (owner: Player) => boolean
  /** Cannot be infected; `neverRises`: cannot be raised from the dead. */
  readonly uninfectable?: boolean
  readonly neverRises?: boolean
  /** Actions the owner may declare besides the edition's. */
  readonly mayDeclare?: readonly string[]
  /** Actions he may declare although a team-mate has, and that leave a team-mate free to declare them. */
  readonly declaresBesides?: readonly string[]
  readonly declaresOnly?: readonly string[]
  /** Actions that the owner may never declare. */
  readonly declaresNever?: readonly string[]
  /** Cannot be fouled; `injuryUntouched`: nothing modifies injury rolls against him. */
  readonly unfoulable?: boolean
  readonly injuryUntouched?: boolean
  /** No one may argue the call or pay a bribe for him. */
  readonly condemned?: boolean
}

export interface Skill extends QueryHooks {
  readonly id: string
  readonly name: string
  readonly category: SkillCategory
  /** Skills that its owner cannot have together with it. */
  readonly excludes?: readonly string[]
  /** Works while the owner is down or without a tackle zone, although it is not Extraordinary. */
  readonly worksWhileDown?: boolean
  /** Works once in this period; using it at a window or as a re-roll uses it up. */
  readonly oncePer?: Limit
  readonly rerolls?: RerollHook
  readonly feat?: FeatHook
  readonly windows?: { readonly [W in WindowName]?: WindowHook }
  /** The procedures that play the frames it starts, and the actions it allows. */
  readonly procedures?: ProceduresByName
}

/** A later edition's version of a part: the same id, with only the changes written out. */
export const revise = <T extends { readonly id: string }>(was: T, now: Partial<Omit<T, 'id'>>): T => ({
  ...was,
  ...now,
})
