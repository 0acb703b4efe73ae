// What an edition is made of, and its compiled form that procedures ask. Neighbours: editions/ holds the manifests,
// hooks.ts the ways a skill takes part, compile.ts makes the compiled form, engine.ts starts matches by an edition.
import type { QueryHooks, RerollHook, Skill, WindowHook, WindowName } from './hooks.ts'
import type { Effect, Inducement, Moment, Use } from './inducements/inducement.ts'
import type { Player } from './kernel/match.ts'
import type { Pitch, PitchShape } from './kernel/pitch.ts'
import type { Context, Rules } from './kernel/procedure.ts'
import { type Kits, kitOf } from './kit.ts'
import type { Procedures } from './procs/frames.ts'
import type { Freebooter } from './rosters/freebooter.ts'
import type { Roster } from './rosters/roster.ts'
import type { Star } from './rosters/stars.ts'
import type { BlockDie } from './tables/blockDice.ts'
import type { CasualtyTable } from './tables/casualty.ts'
import type { CatchingTable } from './tables/catching.ts'
import type { InjuryTable } from './tables/injury.ts'
import type { KickOffTable } from './tables/kickOff.ts'
import type { PassRanges } from './tables/passRange.ts'
import type { TestSpec, TestSpecs } from './tables/tests.ts'
import type { WeatherTable } from './tables/weather.ts'
import type { RollKind } from './vocabulary/rolls.ts'
import type { Characteristic } from './vocabulary/words.ts'

export const endsOfDrive = ['heat', 'weapons', 'recover'] as const
export type EndOfDrive = (typeof endsOfDrive)[number]

export interface BombRules {
  /** Nobody has to catch one. */
  readonly refusable: boolean
  /** In a catcher's hands it goes off on this roll or more; 0: never. */
  readonly fuse: number
  /** It knocks players down; otherwise they are placed prone, and only the bomber's own fall ends the turn. */
  readonly knockDown: boolean
}

/** The weakest way two editions differ: a number. */
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
  /** A throw-in counts the square it starts from, so the ball travels one square less than the dice. */
  readonly throwInCountsStart: boolean
  readonly passScatters: number
  /** Team re-rolls that may be used in one turn. */
  readonly teamRerollsPerTurn: number
  /** A touchdown in the own turn counts as soon as it is scored, not when the action is over. */
  readonly scoresAtOnce: boolean
  /** The ball may be handed to opponents too. */
  readonly handsToFoes: boolean
  /** Actions whose target is named when they are declared. */
  readonly nominates: readonly string[]
  /** Apothecaries look after everybody in the team's colours, stars and mercenaries too. */
  readonly treatsGuests: boolean
  /** The target of a block is named before its blocker rolls for himself. */
  readonly namesBlockTarget: boolean
  /** Anyone may jump over players who are down. */
  readonly everybodyJumps: boolean
  /** What follows a drive, in this order; recovering comes before the next drive where it is not named. */
  readonly endOfDrive: readonly EndOfDrive[]
  /** Squares the wind moves a kick in fair weather. */
  readonly gustScatters: number
  /** The kicking coach names who kicks. */
  readonly namesKicker: boolean
  /** The lowest and highest value a characteristic can be brought to, where the edition says. */
  readonly statLimits: { readonly [C in Characteristic]?: readonly [number, number] }
  /** A touchback goes to any standing player, or failing that to one who is down; whoever cannot hold it lets it bounce. */
  readonly touchbackToAnyone: boolean
  /** With so few players available a coach may concede before setting up. */
  readonly concedesWith: number
  /** Conceding hands all his touchdowns to the opponent, and one more. */
  readonly concederLosesScore: boolean
  /** A carrier who could walk in to score and does not is reported when the turn ends. */
  readonly watchesStalling: boolean
  /** What may be declared in the kick-off's bonus turn, and whether team re-rolls work in it. */
  readonly bonusActions: readonly string[]
  readonly bonusRerolls: boolean
  /** In overtime the first touchdown wins. */
  readonly suddenDeath: boolean
  /** Twice the interception ruler's width as a fraction, squared: numerator and denominator of the strip test. */
  readonly rulerWidth: readonly [number, number]
  /** How many more than the usual number skills may bring onto the pitch. */
  readonly extraPlayers: number
  /** A rooted player stays where he is but may stand up, and block as part of a blitz, with the movement he has. */
  readonly rootedKeepsMovement: boolean
  /** Whoever is held in his square is done with his action; otherwise only with moving. */
  readonly heldEndsAction: boolean
  /** Actions that one player a turn may declare. */
  readonly oncePerTurn: readonly string[]
  /** Whoever does not feed leaves the pitch for a spectator; otherwise he stays, without the ball and his wits. */
  readonly unfedLeave: boolean
  /** A weapon that kicks back ends the turn, whatever it does to its owner. */
  readonly kickBackEndsTurn: boolean
  readonly bombs: BombRules
  /** Several players who dive for the same ball try one after another; otherwise they get in each other's way. */
  readonly diversTakeTurns: boolean
  /** Two opponents blocked in one action: what that does to the strength of either side, and whether both are hit at once. */
  readonly doubleBlock: { readonly attacker: number; readonly defender: number; readonly together: boolean }
  /** Skills need their owner's tackle zones, unless they say they work while he is down; otherwise standing is enough. */
  readonly skillsNeedZones: boolean
  /** Whoever lost his tackle zones has them back as soon as he is activated again, whatever he then rolls. */
  readonly zonesBackOnActivation: boolean
  /** Chefs cook once the first kick of a half has flown, not before it. */
  readonly cooksAfterKick: boolean
  /** How many players a squad with stars or mercenaries may have, and how many stars it may choose; null: nobody counts. */
  readonly hiring: {
    readonly mostPlayers: number
    readonly mostStars: number
    /** Stars who are only hired together are one choice. */
    readonly pairIsOneChoice: boolean
    /** In a league a star whom both sides hire plays for neither. */
    readonly sharedStarPlaysForNobody: boolean
  } | null
}

export interface Tables {
  readonly weather: WeatherTable
  readonly kickOff: KickOffTable
  readonly injury: InjuryTable
  /** null: a casualty is out of the match and nothing more is rolled. */
  readonly casualty: CasualtyTable | null
  readonly passRange: PassRanges
  readonly blockDice: readonly BlockDie[]
  readonly catching: CatchingTable
}

export interface Edition {
  readonly id: string
  readonly name: string
  /** What a player's profile holds. */
  readonly characteristics: readonly Characteristic[]
  readonly pitch: PitchShape
  readonly numbers: Numbers
  readonly tables: Tables
  readonly tests: TestSpecs
  readonly skills: readonly Skill[]
  readonly procedures: Procedures
  /** Team lists, and the stars that play for them. */
  readonly rosters: readonly Roster[]
  readonly stars: readonly Star[]
  /** Mercenaries of no list, put together for a match. */
  readonly freebooters: readonly Freebooter[]
  /** What teams may bring to a match besides. */
  readonly inducements: readonly Inducement[]
}

export type Lookup<T> = ReadonlyMap<string, T>

export interface CompiledEdition extends Rules {
  readonly name: string
  readonly characteristics: readonly Characteristic[]
  readonly pitch: Pitch
  readonly numbers: Numbers
  readonly tables: Tables
  readonly tests: ReadonlyMap<RollKind, TestSpec>
  readonly skills: Lookup<Skill>
  /** What the skills of players answer to, as far as it was asked for. */
  readonly kits: Kits
  readonly rosters: readonly Roster[]
  readonly stars: readonly Star[]
  readonly freebooters: readonly Freebooter[]
  readonly windows: { readonly [W in WindowName]: Lookup<WindowHook> }
  readonly rerolls: Lookup<RerollHook>
  /** The rolls that auras change; most rolls know none. */
  readonly auras: ReadonlySet<RollKind>
  /** Skills that lend the team a re-roll. */
  readonly lending: Lookup<Skill>
  readonly inducements: Lookup<Inducement>
  /** What inducements may be used for, by the moment; what they do while they last; and every use by its id. */
  readonly moments: { readonly [M in Moment]: Lookup<readonly Use[]> }
  readonly effects: Lookup<Effect>
  readonly uses: Lookup<Use>
}

export type Ctx = Context<CompiledEdition>

/** How a use of an inducement works, for the procedure that plays that part of it. */
export const usePart = <K extends keyof Use>(c: Ctx, id: string, part: K): NonNullable<Use[K]> => {
  const found = c.rules.uses.get(id)?.[part]
  if (found === undefined || found === null) throw new Error(`"${id}" is no use with a ${part}`)
  return found
}

/** The first answer that one of the player's skills gives to a query; only skills that answer it are asked. */
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
