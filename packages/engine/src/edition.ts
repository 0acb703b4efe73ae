// What an edition consists of, and its compiled form that procedures use. Neighbours: editions/ holds the manifests,
// hooks.ts defines how a skill takes part, compile.ts makes the compiled form, engine.ts starts matches of an edition.

import type { Deed } from './deed.ts'
import type { RerollHook, Skill, WindowHook, WindowName } from './hooks.ts'
import type { Effect, Inducement, Moment, OfferedUse, Use } from './inducement.ts'
import type { Pitch, PitchShape, Square } from './kernel/pitch.ts'
import type { Context, Rules } from './kernel/procedure.ts'
import type { KickOffTable } from './kickOffEvents/kickOffTable.ts'
import type { Kits } from './kit.ts'
import type { MagicItem } from './magicItem.ts'
import type { BallRules } from './procs/ball/ballRules.ts'
import type { BombRules } from './procs/ball/bombRules.ts'
import type { BlockRules } from './procs/block/blockRules.ts'
import type { FoulRules } from './procs/foul/foulRules.ts'
import type { Procedures } from './procs/frames.ts'
import type { HurtRules } from './procs/hurt/hurtRules.ts'
import type { KickOffRules } from './procs/kickOff/kickOffRules.ts'
import type { SetUpRules } from './procs/kickOff/setUpRules.ts'
import type { ChefRules } from './procs/match/chefRules.ts'
import type { ClockRules } from './procs/match/clockRules.ts'
import type { ConcessionRules } from './procs/match/concessionRules.ts'
import type { DriveRules } from './procs/match/driveRules.ts'
import type { RefereeRules } from './procs/match/refereeRules.ts'
import type { MoveRules } from './procs/move/moveRules.ts'
import type { ZoneRules } from './procs/move/zoneRules.ts'
import type { TeamRerollRules } from './procs/rolling/teamRerollRules.ts'
import type { TurnRules } from './procs/turn/turnRules.ts'
import type { Freebooter } from './rosters/freebooter.ts'
import type { HiringRules } from './rosters/hiringRules.ts'
import type { LineUpRules } from './rosters/lineUpRules.ts'
import type { Roster } from './rosters/roster.ts'
import type { Star } from './rosters/star.ts'
import type { Occasion, Routine } from './routine.ts'
import type { SecretWeapon } from './secretWeapon.ts'
import type { Spell } from './spell.ts'
import type { BlockDie } from './tables/blockDice.ts'
import type { CasualtyTable } from './tables/casualty.ts'
import type { CatchingTable } from './tables/catching.ts'
import type { Formation } from './tables/formations.ts'
import type { InjuryTable } from './tables/injury.ts'
import type { PassRanges } from './tables/passRange.ts'
import type { Prayer } from './tables/prayers.ts'
import type { Profile } from './tables/profile.ts'
import type { Proposals } from './tables/proposal.ts'
import type { NamedTable } from './tables/resultTable.ts'
import type { StatLimits } from './tables/statLimits.ts'
import type { TestSpec, TestSpecs } from './tables/tests.ts'
import type { WeatherTable } from './tables/weather.ts'
import type { EditionOption } from './vocabulary/editionOptions.ts'
import type { ItemId } from './vocabulary/items.ts'
import type { Potion } from './vocabulary/potions.ts'
import type { RollKind } from './vocabulary/rolls.ts'
import type { SpellId } from './vocabulary/spells.ts'
import type { Turnover } from './vocabulary/turnovers.ts'
import type { WeaponId } from './vocabulary/weapons.ts'
import type { Characteristic } from './vocabulary/words.ts'

/** What editions decide by numbers and switches, topic by topic; each edition writes its topics out in full. */
export interface RulesByTopic {
  readonly clock: ClockRules
  readonly drive: DriveRules
  readonly concession: ConcessionRules
  readonly setUp: SetUpRules
  readonly kickOff: KickOffRules
  readonly turn: TurnRules
  readonly move: MoveRules
  readonly zones: ZoneRules
  readonly teamRerolls: TeamRerollRules
  readonly ball: BallRules
  readonly block: BlockRules
  readonly foul: FoulRules
  readonly hurt: HurtRules
  /** Left out by editions that have no bombs, no chefs, or no limits for squads with stars and mercenaries. */
  readonly bombs?: BombRules
  readonly chef?: ChefRules
  readonly hiring?: HiringRules
  /** Left out by editions without referees on the pitch. */
  readonly referees?: RefereeRules
  /** Left out by editions in which every skill of the team lists can play. */
  readonly lineUp?: LineUpRules
}

export interface Tables {
  readonly weather: WeatherTable
  readonly kickOff: KickOffTable
  readonly injury: InjuryTable
  /** Without it a casualty is out of the match and no casualty roll is made. */
  readonly casualty?: CasualtyTable
  readonly passRange: PassRanges
  /** Without them nobody blocks. */
  readonly blockDice?: readonly BlockDie[]
  readonly catching: CatchingTable
  readonly statLimits: StatLimits
  /** Without it nobody prays. */
  readonly prayers?: readonly Prayer[]
  /** Squares with a trapdoor, if the pitch has any. */
  readonly trapdoors?: readonly Square[]
  /** What rolls are read on, each under the name that explanations cite: for programs that show whole tables. */
  readonly results?: readonly NamedTable[]
}

/** Options of a match, and the same edition with some of them on. */
export interface Variants {
  readonly options: readonly EditionOption[]
  /** Made once for each choice. No step asks for an option: the manifest takes other parts. */
  with(on: readonly EditionOption[]): Edition
}

export interface Edition {
  /** With the options that are on: `idWith` in editionId.ts. */
  readonly id: string
  readonly name: string
  /** Left out by editions without options. */
  readonly variants?: Variants
  /**
   * What was corrected in these rules so that matches recorded before play differently, one sentence each, oldest first.
   * Each correction raises the rules version, which records carry.
   */
  readonly corrections: readonly string[]
  /** The characteristics of a player, and how they are written. */
  readonly profile: Profile
  readonly pitch: PitchShape
  readonly rules: RulesByTopic
  readonly tables: Tables
  readonly tests: TestSpecs
  /** What ends a turn early. */
  readonly turnovers: readonly Turnover[]
  /** Stock formations that a coach may set up with one answer. */
  readonly formations: readonly Formation[]
  readonly skills: readonly Skill[]
  /** What players may do besides stepping, where no action is declared. */
  readonly deeds?: readonly Deed[]
  /** What happens in every match at certain points, in order. */
  readonly routines?: readonly Routine[]
  /** What a team may bring, a weapon each; the manifest lists what they bring with them. */
  readonly weapons?: readonly SecretWeapon[]
  /** Magic items that teams may find; the manifest lists what else comes with them. */
  readonly items?: readonly MagicItem[]
  /** What wizards may give to players; the manifest lists what they bring with them. */
  readonly spells?: readonly Spell[]
  /** What a team may have brewed for the match. */
  readonly potions?: readonly Potion[]
  readonly procedures: Procedures
  /** Team lists, and the stars they may hire. */
  readonly rosters: readonly Roster[]
  readonly stars: readonly Star[]
  /** Mercenaries who are built for a match and belong to no team list. */
  readonly freebooters: readonly Freebooter[]
  /** Inducements that teams may buy for a match. */
  readonly inducements: readonly Inducement[]
  /** The squad secrets that a line-up may bring along. */
  readonly secrets?: readonly string[]
  /** What no source of the edition gives: for programs that tell which of its numbers are reconstructed. */
  readonly proposals?: Proposals
}

export type Lookup<T> = ReadonlyMap<string, T>

export interface CompiledEdition extends Rules, RulesByTopic {
  /** The id without options. */
  readonly base: string
  readonly name: string
  readonly corrections: readonly string[]
  /** 1, and one more for each correction. */
  readonly rulesVersion: number
  readonly profile: Profile
  /** The names of the profile. */
  readonly characteristics: readonly Characteristic[]
  readonly pitch: Pitch
  readonly tables: Tables
  readonly tests: ReadonlyMap<RollKind, TestSpec>
  readonly turnovers: ReadonlySet<Turnover>
  readonly formations: readonly Formation[]
  /** By the notation of a squad: `moles half`. */
  readonly prayers: Lookup<Prayer>
  /** What the frames of a procedure hold at first, if they are made by its name. */
  readonly fields: Lookup<object>
  readonly skills: Lookup<Skill>
  readonly deeds: readonly Deed[]
  readonly routines: readonly Routine[]
  /** The same by their occasion, in the order of the manifest. */
  readonly routinesAt: ReadonlyMap<Occasion, readonly Routine[]>
  readonly weapons: ReadonlyMap<WeaponId, SecretWeapon>
  readonly items: ReadonlyMap<ItemId, MagicItem>
  readonly spells: ReadonlyMap<SpellId, Spell>
  readonly potions: ReadonlySet<Potion>
  /** Which queries each player's skills answer; filled when first asked. */
  readonly kits: Kits
  readonly rosters: readonly Roster[]
  readonly stars: readonly Star[]
  readonly freebooters: readonly Freebooter[]
  readonly proposals: Proposals
  readonly secrets: ReadonlySet<string>
  readonly windows: { readonly [W in WindowName]: Lookup<WindowHook> }
  readonly rerolls: Lookup<RerollHook>
  /** Whether a choice of any procedure is an offer against the acting player: usually none is, which saves copies. */
  readonly hostile: boolean
  /** The rolls that an aura can change: most rolls have none. */
  readonly auras: ReadonlySet<RollKind>
  /** Skills that lend the team a re-roll. */
  readonly lending: Lookup<Skill>
  readonly inducements: Lookup<Inducement>
  /** The uses of inducements by moment, their lasting effects, and every use by its id. */
  readonly moments: { readonly [M in Moment]: Lookup<readonly OfferedUse[]> }
  readonly effects: Lookup<Effect>
  readonly uses: Lookup<Use>
}

export type Ctx = Context<CompiledEdition>

/** A part that editions may leave out, for a procedure that cannot do without it. */
export const needed = <T>(c: Ctx, part: T | undefined, what: string): T => {
  if (part === undefined) throw new Error(`edition ${c.rules.id} has no ${what}`)
  return part
}

/** What a use tells the frame it starts; the frame's maker knows the type. */
export const detailsOf = <Details>(c: Ctx, use: string): Details => {
  const details = c.rules.uses.get(use)?.details
  if (details === undefined) throw new Error(`"${use}" is no use with details`)
  return details as Details
}
