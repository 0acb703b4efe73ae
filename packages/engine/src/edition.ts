// What an edition consists of, and its compiled form that procedures use. Neighbours: editions/ holds the manifests,
// hooks.ts defines how a skill takes part, compile.ts makes the compiled form, engine.ts starts matches of an edition.
import type { QueryHooks, RerollHook, Skill, WindowHook, WindowName } from './hooks.ts'
import type { Effect, Inducement, Moment, Use } from './inducement.ts'
import type { Player } from './kernel/match.ts'
import type { Pitch, PitchShape } from './kernel/pitch.ts'
import type { Context, Rules } from './kernel/procedure.ts'
import type { KickOffTable } from './kickOffEvents/kickOffTable.ts'
import { type Kits, kitOf } from './kit.ts'
import type { Procedures } from './procs/frames.ts'
import type { Star } from './rosters/crp/stars.ts'
import type { Freebooter } from './rosters/freebooter.ts'
import type { Roster } from './rosters/roster.ts'
import type { BlockDie } from './tables/blockDice.ts'
import type { CasualtyTable } from './tables/casualty.ts'
import type { CatchingTable } from './tables/catching.ts'
import type { InjuryTable } from './tables/injury.ts'
import type { PassRanges } from './tables/passRange.ts'
import type { TestSpec, TestSpecs } from './tables/tests.ts'
import type { WeatherTable } from './tables/weather.ts'
import type { RollKind } from './vocabulary/rolls.ts'
import type { Characteristic } from './vocabulary/words.ts'

export const endsOfDrive = ['heat', 'weapons', 'recover'] as const
export type EndOfDrive = (typeof endsOfDrive)[number]

export interface BombRules {
  /** A player may refuse to catch it. */
  readonly refusable: boolean
  /** In a catcher's hands it explodes on this roll or higher; 0: never. */
  readonly fuse: number
  /** Knocks players down; otherwise it places them prone, and only the fall of the bomber is a turnover. */
  readonly knockDown: boolean
}

/** The weakest way in which editions differ: numbers and switches. */
export interface Numbers {
  readonly turnsPerHalf: number
  readonly playersOnPitch: number
  readonly onLineOfScrimmage: number
  readonly inEachWideZone: number
  readonly goForIts: number
  readonly standUpCost: number
  readonly standUpRoll: number
  readonly knockOutRecovery: number
  readonly bribeRoll: number
  readonly chefRoll: number
  readonly apothecaryRoll: number
  readonly heatExhaustion: number
  readonly turnsLostWithNobodyToField: number
  /** A throw-in counts the square it starts from, so the ball travels one square less than the dice show. */
  readonly throwInCountsStart: boolean
  readonly passScatters: number
  /** How many team re-rolls may be used in one turn. */
  readonly teamRerollsPerTurn: number
  /** A touchdown in the team's own turn counts at once, not when the action is over. */
  readonly scoresAtOnce: boolean
  /** The ball may be handed to opponents too. */
  readonly handsToFoes: boolean
  /** Actions whose target is named when they are declared. */
  readonly nominates: readonly string[]
  /** Apothecaries may treat stars and mercenaries too. */
  readonly treatsGuests: boolean
  /** The target of a block is named before the blocker rolls for his negative traits. */
  readonly namesBlockTarget: boolean
  /** Every player may jump over prone and stunned players. */
  readonly everybodyJumps: boolean
  /** Steps at the end of a drive, in order. Without 'recover', knock-out recovery is part of the next drive. */
  readonly endOfDrive: readonly EndOfDrive[]
  /** Squares the wind moves the kick after a Changing Weather result with nice weather. */
  readonly gustScatters: number
  /** The kicking coach names the kicker. */
  readonly namesKicker: boolean
  /** The lowest and highest value of a characteristic, if the edition limits it. */
  readonly statLimits: { readonly [C in Characteristic]?: readonly [number, number] }
  /** A touchback goes to any standing player, or else to one who is down; if he cannot hold it, it bounces. */
  readonly touchbackToAnyone: boolean
  /** With this many players or fewer, a coach may concede before setting up. */
  readonly concedesWith: number
  /** A coach who concedes loses all his touchdowns to the opponent, who also gets one more. */
  readonly concederLosesScore: boolean
  /** Stalling is reported at the end of the turn: a carrier could have scored without a roll and did not. */
  readonly watchesStalling: boolean
  /** Actions that may be declared in the kick-off table's bonus turn, and whether team re-rolls work in it. */
  readonly bonusActions: readonly string[]
  readonly bonusRerolls: boolean
  /** In overtime the first touchdown wins the match. */
  readonly suddenDeath: boolean
  /** The square of twice the interception ruler's width, as numerator and denominator. */
  readonly rulerWidth: readonly [number, number]
  /** How many players beyond the usual number skills may bring onto the pitch. */
  readonly extraPlayers: number
  /** A rooted player may still use his movement to stand up and to block in a blitz, but not to move. */
  readonly rootedKeepsMovement: boolean
  /** A player held in his square ends his action; otherwise he only ends his movement. */
  readonly heldEndsAction: boolean
  /** Actions that only one player of a team may declare each turn. */
  readonly oncePerTurn: readonly string[]
  /** A player who fails to feed leaves the pitch; otherwise he stays, drops the ball and loses his tackle zone. */
  readonly unfedLeave: boolean
  /** A weapon that kicks back ends the turn in any case, not only when its owner is hurt. */
  readonly kickBackEndsTurn: boolean
  readonly bombs: BombRules
  /** Several players who dive for the same ball try one after another; otherwise none of them can. */
  readonly diversTakeTurns: boolean
  /** Blocking two opponents in one action: strength modifiers, and whether both are blocked at once. */
  readonly doubleBlock: { readonly attacker: number; readonly defender: number; readonly together: boolean }
  /** Skills need a tackle zone, unless they work while their owner is down; otherwise he need only stand. */
  readonly skillsNeedZones: boolean
  /** A player who lost his tackle zone regains it when he is next activated, before he rolls for anything. */
  readonly zonesBackOnActivation: boolean
  /** Chefs cook after the first kick of a half, not before it. */
  readonly cooksAfterKick: boolean
  /** Limits for squads that hire stars or mercenaries: players in the squad, and stars chosen. null: no limits. */
  readonly hiring: {
    readonly mostPlayers: number
    readonly mostStars: number
    /** Two stars who are only hired together count as one. */
    readonly pairIsOneChoice: boolean
    /** In a league a star whom both sides hire plays for neither. */
    readonly sharedStarPlaysForNobody: boolean
  } | null
}

export interface Tables {
  readonly weather: WeatherTable
  readonly kickOff: KickOffTable
  readonly injury: InjuryTable
  /** null: a casualty is out of the match and no casualty roll is made. */
  readonly casualty: CasualtyTable | null
  readonly passRange: PassRanges
  readonly blockDice: readonly BlockDie[]
  readonly catching: CatchingTable
}

export interface Edition {
  readonly id: string
  readonly name: string
  /**
   * What was corrected in these rules so that matches recorded before play differently, one sentence each, oldest first.
   * Each correction raises the rules version, which records carry.
   */
  readonly corrections: readonly string[]
  /** The characteristics of a player's profile. */
  readonly characteristics: readonly Characteristic[]
  readonly pitch: PitchShape
  readonly numbers: Numbers
  readonly tables: Tables
  readonly tests: TestSpecs
  readonly skills: readonly Skill[]
  readonly procedures: Procedures
  /** Team lists, and the stars they may hire. */
  readonly rosters: readonly Roster[]
  readonly stars: readonly Star[]
  /** Mercenaries who are built for a match and belong to no team list. */
  readonly freebooters: readonly Freebooter[]
  /** Inducements that teams may buy for a match. */
  readonly inducements: readonly Inducement[]
}

export type Lookup<T> = ReadonlyMap<string, T>

export interface CompiledEdition extends Rules {
  readonly name: string
  readonly corrections: readonly string[]
  /** 1, and one more for each correction. */
  readonly rulesVersion: number
  readonly characteristics: readonly Characteristic[]
  readonly pitch: Pitch
  readonly numbers: Numbers
  readonly tables: Tables
  readonly tests: ReadonlyMap<RollKind, TestSpec>
  readonly skills: Lookup<Skill>
  /** Which queries each player's skills answer; filled when first asked. */
  readonly kits: Kits
  readonly rosters: readonly Roster[]
  readonly stars: readonly Star[]
  readonly freebooters: readonly Freebooter[]
  readonly windows: { readonly [W in WindowName]: Lookup<WindowHook> }
  readonly rerolls: Lookup<RerollHook>
  /** The rolls that an aura can change: most rolls have none. */
  readonly auras: ReadonlySet<RollKind>
  /** Skills that lend the team a re-roll. */
  readonly lending: Lookup<Skill>
  readonly inducements: Lookup<Inducement>
  /** The uses of inducements by moment, their lasting effects, and every use by its id. */
  readonly moments: { readonly [M in Moment]: Lookup<readonly Use[]> }
  readonly effects: Lookup<Effect>
  readonly uses: Lookup<Use>
}

export type Ctx = Context<CompiledEdition>

/** What a use tells the frame it starts; the frame's maker knows the type. */
export const detailsOf = <Details>(c: Ctx, use: string): Details => {
  const details = c.rules.uses.get(use)?.details
  if (details === undefined) throw new Error(`"${use}" is no use with details`)
  return details as Details
}

/** The first answer of the player's skills to a query; only skills that answer it are asked. */
export const firstOf = <T>(
  c: Ctx,
  player: Player,
  name: keyof QueryHooks,
  query: (skill: Skill) => T | undefined,
): T | undefined => {
  const answering = kitOf(c, player).answering[name]
  for (let i = 0; i < answering.length; i++) {
    const answer = query(answering[i])
    if (answer !== undefined) return answer
  }
  return undefined
}

export const anySkill = (c: Ctx, player: Player, name: keyof QueryHooks, query: (skill: Skill) => boolean): boolean => {
  const answering = kitOf(c, player).answering[name]
  for (let i = 0; i < answering.length; i++) if (query(answering[i])) return true
  return false
}
