// How a skill takes part: queries are pure and return a value, windows may ask and roll. Both are closed lists, compiled
// once per edition into tables. Steps never name a skill.
// Neighbours: skills/ holds one skill a file, procs/ asks the queries and opens the windows, edition.ts compiles.
import type { Ctx } from './edition.ts'
import type { Frame, Player } from './kernel/match.ts'
import type { ArmourFrame } from './procs/armour.ts'
import type { BlockFrame } from './procs/blockFrame.ts'
import type { Limit } from './procs/limits.ts'
import type { RollExtras, RollFrame } from './procs/roll.ts'
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

/** A roll that a skill calls for: its kind, who rolls, and what belongs to it. */
export interface RollRequest extends RollExtras {
  readonly roll: RollKind
  readonly player: number
}

export interface WindowHook {
  /** Whether the skill may step in now. `cause` is the frame that opened the window. */
  offer(c: Ctx, owner: Player, cause: Frame): boolean
  /** Used without asking. */
  readonly compulsory?: boolean
  /** Whose coach decides, where it is not the owner's. */
  asks?(c: Ctx, owner: Player, cause: Frame): Side
  /** Our words for what happens when it is not used; '' for compulsory ones. */
  readonly declining: string
  /** Steps in: changes the cause, or returns a frame that asks and rolls. */
  use?(c: Ctx, owner: Player, cause: Frame): Frame | null
  /** Steps in with a roll, whose result goes to `tested`. */
  roll?(c: Ctx, owner: Player, cause: Frame): RollRequest
  tested?(c: Ctx, owner: Player, cause: Frame, passed: boolean): Frame | null
}

export interface RerollHook {
  readonly rolls: readonly RollKind[]
  readonly oncePerTurn?: boolean
  /** It is the action that it is counted by: it works outside proper turns too. */
  readonly perAction?: boolean
  /** Re-rolls a success too. */
  readonly anyResult?: boolean
  /** A roll that must succeed first. */
  readonly gate?: RollKind
  allowed?(c: Ctx, f: RollFrame, owner: Player): boolean
  /** Re-rolls one die only: the indices of those it may be used on. That die then takes no other re-roll. */
  oneOf?(c: Ctx, f: RollFrame): readonly number[]
  /** Re-rolls as many of the dice as its owner likes. */
  readonly anyNumber?: boolean
}

/** What he does to somebody before his action: to whom, on which roll, and what comes of it. */
export interface FeatHook {
  targets(c: Ctx, owner: Player): readonly Player[]
  /** What a die must reach; 0 where none is rolled. */
  readonly needs: number
  /** `face` is what the die showed. */
  done(c: Ctx, owner: Player, target: Player, face: number): Frame | null
}

export type AuraHook = (c: Ctx, f: RollFrame, bearer: Player) => number

type ByRoll<T> = { readonly [R in RollKind]?: T }

/** Pure questions that rules put to skills. */
export interface QueryHooks {
  /** A modifier on the owner's own rolls. */
  readonly own?: ByRoll<(c: Ctx, f: RollFrame, owner: Player) => number>
  /** A modifier on the rolls of opponents, for every bearer on the pitch; the hook judges the distance. */
  readonly aura?: ByRoll<AuraHook>
  /** A modifier on the armour roll of whoever the owner brought down. */
  readonly armourOf?: (c: Ctx, f: RollFrame, owner: Player) => number
  /** What he may still add to an armour roll on top of what other skills of his add. */
  readonly mayAddToArmour?: (c: Ctx, f: ArmourFrame, owner: Player) => number
  /** Enemy tackle zones do not modify these rolls of the owner. */
  readonly ignoresZones?: (c: Ctx, f: RollFrame, owner: Player) => boolean
  /** The weather does not modify these rolls of the owner. */
  readonly ignoresWeather?: readonly RollKind[]
  /** The owner's zone does not modify these rolls of opponents. */
  readonly zoneNotCounted?: readonly RollKind[]
  /** Strength added in a block, before assists. */
  readonly blockStrength?: (c: Ctx, f: BlockFrame, owner: Player) => number
  /** Dice on top of those of a block in which the owner is not the weaker one, three at most. */
  readonly extraBlockDice?: (f: BlockFrame, owner: Player) => number
  /** Assists blocks from inside enemy tackle zones. */
  readonly assistsAnywhere?: boolean
  /** Opponents he marks do not assist in that way in their own turn. */
  readonly deniesAssists?: boolean
  /** May choose opponents who are down for what he does in the place of a block. */
  readonly attacksDowned?: boolean
  /** An opponent may take what a team-mate of the savage would. */
  readonly lashesOutAtFoes?: boolean
  /** Lends his team a re-roll as long as he stays in play. */
  readonly lendsReroll?: boolean
  /** How many squares away an opponent may be whom he blocks in a Block action; farther than the next he never follows up. */
  readonly blockReach?: number
  /** May block a second opponent in the same Block action. */
  readonly blocksTwo?: boolean
  /** May declare a Block action while prone, standing up by a roll. */
  readonly blocksFromProne?: boolean
  /** An armour roll of this total breaks any armour in the owner's blocks. */
  readonly armourBreaksAt?: number
  /** The same, but the dice alone must show it, and the block must be his own. */
  readonly armourBreaksAtNatural?: number
  /** Opponents cannot add to the owner's armour rolls, nor break his armour but by its number. */
  readonly armourUntouched?: boolean
  /** Squares beyond MA that may be gone for, on top of the edition's number. */
  readonly extraGoForIts?: number
  /** Squares of movement that standing up costs. */
  readonly standUpCost?: number
  /** May leap to a square up to two away, once a turn. */
  readonly leaps?: boolean
  /** Jumps count that many fewer markers, or none at all. */
  readonly jumpEase?: number
  readonly jumpsFreely?: boolean
  /** Moves only at random, and must use all of it. */
  readonly swings?: boolean
  /** He may stop doing so when he likes, and rushes before he runs into anybody. */
  readonly swingsAtWill?: boolean
  /** May gaze at an opponent at the end of a Move action. */
  readonly gazes?: boolean
  /** May throw the ball to any square, always inaccurately. */
  readonly throwsAnywhere?: boolean
  /** After a throw of these bands that came to its end he may go on moving. */
  readonly movesAfterThrow?: readonly string[]
  /** May leave the ball behind in a square he has just left. */
  readonly leavesBall?: boolean
  /** A team-mate he fumbles lands on his feet, unless he comes down on somebody. */
  readonly fumblesSafely?: boolean
  /** Whether the owner is strong enough to throw a team-mate; whether he can be thrown by one as he is now. */
  readonly throwsTeamMates?: (owner: Player) => boolean
  readonly canBeThrown?: (owner: Player) => boolean
  /** Never gives the ball away of his own will: no pass, no hand-off, no dropping it. */
  readonly keepsBall?: boolean
  /** Glides instead of scattering when he is thrown. */
  readonly swoops?: boolean
  /** Squares along each edge of his base, where it is more than one. */
  readonly baseSize?: number
  /** How much smaller whatever hinders him in getting in the way of a throw is, if not nothing. */
  readonly interceptEase?: number
  /** Cannot pick up, catch, intercept or hold the ball. */
  readonly noHands?: boolean
  /** Skills of opponents that do not work on the owner. */
  readonly immuneTo?: readonly string[]
  /** Skills that opponents may not use when leaving the owner's zone. */
  readonly deniesLeaving?: readonly string[]
  /** Skills that the other player of a block may not use against the owner. */
  readonly deniesInBlock?: (f: BlockFrame, owner: Player) => readonly string[]
  /** Placed prone in the square that a dodger left, when the skill was used on his roll. */
  readonly divesAfterDodger?: boolean
  /** A roll that must succeed before the owner may use a team re-roll. */
  readonly teamRerollGate?: RollKind
  /** What that roll must reach, where the skill says it itself. */
  readonly teamRerollNeeds?: number
  /** Gives his team the leader's re-roll. */
  readonly leads?: boolean
  /** FAME of his side for the kick-off table while on the pitch. */
  readonly fame?: number
  /** Whatever would stun the owner knocks him out. */
  readonly stunnedIsKnockedOut?: boolean
  /** Going down, or being placed prone, injures the owner without an armour roll. */
  readonly noArmourRoll?: boolean
  /** Added to his rolls on a casualty table that takes modifiers. */
  readonly casualtyBonus?: number
  /** How many casualty rolls the owner suffers. */
  readonly casualtyRolls?: number
  /** Armour doubles of the owner's fouls go unseen: while the armour holds, or in any case. */
  readonly foulsUnseen?: 'armourHeld' | 'always'
  /** The owner attacks with a weapon that can kick back, also in fouls. */
  readonly kicksBack?: boolean
  /** No casualty that the owner causes is to his credit. */
  readonly uncredited?: boolean
  /** Opponents he kills join his team: each of them when the match is over, or one in the match at once. */
  readonly infects?: 'afterMatch' | 'atOnce'
  /** Whom the owner may feed on besides his team's own. */
  readonly feedsOn?: (owner: Player, other: Player) => boolean
  /** The ball he has just taken does not end the turn of those he took it from. */
  readonly robsQuietly?: (owner: Player) => boolean
  /** Cannot be infected; nor raised from the dead by anybody. */
  readonly uninfectable?: boolean
  readonly neverRises?: boolean
  /** Actions the owner may declare on top of the edition's; and all he may declare. */
  readonly mayDeclare?: readonly string[]
  /** Actions that he may declare though a team-mate has, and that do not keep a team-mate from it. */
  readonly declaresBesides?: readonly string[]
  readonly declaresOnly?: readonly string[]
  /** Actions that the owner may never declare. */
  readonly declaresNever?: readonly string[]
  /** Nobody fouls him; nothing modifies injury rolls against him. */
  readonly unfoulable?: boolean
  readonly injuryUntouched?: boolean
  /** The referee listens to nobody who speaks for him. */
  readonly condemned?: boolean
}

export interface Skill extends QueryHooks {
  readonly id: string
  readonly name: string
  readonly category: SkillCategory
  /** Skills that its owner can never have as well. */
  readonly excludes?: readonly string[]
  /** Works while the owner is down, or without the tackle zones his skills need, though not Extraordinary. */
  readonly worksWhileDown?: boolean
  /** Works once in that time; stepping in at a window or re-rolling uses it up. */
  readonly oncePer?: Limit
  readonly rerolls?: RerollHook
  readonly feat?: FeatHook
  readonly windows?: { readonly [W in WindowName]?: WindowHook }
}

/** A later edition's version of a part: the same id, only what changed said anew. */
export const revise = <T extends { readonly id: string }>(was: T, now: Partial<Omit<T, 'id'>>): T => ({
  ...was,
  ...now,
})
