// How an inducement takes part: what a team brings to a match besides its players and staff belongs to a side, is used
// at named moments, and may have a lasting effect. Neighbours: inducements/ has them, procs/rolling/moment.ts offers
// them, procs/match/effects.ts asks for their effects.
import type { CompiledEdition, Ctx } from './edition.ts'
import type { Frame, Player, Squad } from './kernel/match.ts'
import type { ProceduresByName } from './kernel/procedure.ts'
import type { Moment, Moments } from './moments.ts'
import type { Limit } from './procs/match/limits.ts'
import type { ActionKind, AnyKind } from './procs/turn/activationFrame.ts'
import type { RollKind } from './vocabulary/rolls.ts'
import type { Resource, Side } from './vocabulary/words.ts'

export { type Moment, type Moments, momentNames } from './moments.ts'

type ByRoll = { readonly [R in RollKind]?: number }

/** What an effect does by itself, by occasion: it returns the frame that is played then. */
export interface Occasions {
  /** A player of either side is about to score: played instead of the touchdown. */
  readonly scoring?: (player: Player) => Frame
  /** The own side has scored, and its turn ends. */
  readonly scored?: (side: Side) => Frame
  /** The own side uses a team re-roll, before the dice are rolled again. */
  readonly teamReroll?: (side: Side) => Frame
  /** An opponent is about to be activated: played instead of his activation, unless null. */
  readonly foeActivated?: (player: Player, kind: AnyKind) => Frame | null
  /** The opponents' turn ends; `staller` is the one of them who stalled in it. */
  readonly foesTurnEnding?: (c: Ctx, staller: Player | null) => void
}

/** What an inducement does while it is held, or one of its uses while it lasts. */
export interface Effect {
  /** Modifiers to the rolls of the own side, the other side, or both. */
  readonly own?: ByRoll
  readonly foes?: ByRoll
  readonly everybody?: ByRoll
  /** What arguing the call needs, if less than usual. */
  readonly argueNeeds?: number
  /** A 1 on a recovery roll is rolled again. */
  readonly wakesAgain?: boolean
  /** D3 more cheerleaders for Cheering Fans. */
  readonly loudCheers?: boolean
  /** The highest prayers of the table also bring a team re-roll. */
  readonly blessedPrayers?: boolean
  /** Added to the coach's rolls to argue the call. */
  readonly argueBonus?: number
  /** The weather was changed for as long as this lasts. */
  readonly weather?: boolean
  /** The weather is not rolled before the match, and stays until another one is rolled. */
  readonly setsWeather?: boolean
  /** Two balls are in play, one of which is a copy. */
  readonly clonesBall?: boolean
  /** For own fouls: extra assists, no sending-off (`once`: it is used up by that), a skill that a stunned victim gets for the drive. */
  readonly foulAssists?: number
  readonly foulsFreely?: boolean | 'once'
  /** What the referee needs to see a foul of the other side, if less than usual. */
  readonly foulsSeenOn?: number
  readonly foulDazes?: string
  /** Added for Brilliant Coaching. */
  readonly coachingBonus?: number
  /** One opponent who dies is raised for the own side: at once, or after the match. */
  readonly raisesDead?: 'atOnce' | 'afterMatch'
  /** No coach of either side may argue the call. */
  readonly silencesCoaches?: boolean
  /** Results of the kick-off table, by procedure: rolled again, replaced by another, or ending the inducement. */
  readonly eventsAgain?: readonly string[]
  readonly eventsInstead?: { readonly [event: string]: string }
  readonly leavesOnEvents?: readonly string[]
  /** How many times per turn the own side may declare an action usually limited to one. */
  readonly actionsPerTurn?: { readonly [kind: string]: number }
  /** The own side may only pass within these range bands. */
  readonly throwsOnly?: readonly string[]
  /** The own side's rolls may be re-rolled for free, as by a team re-roll. */
  readonly freeRerolls?: boolean
  /** When it ends, the turn ends too. */
  readonly costsTurn?: boolean
  /** Actions that the opponents may not declare. */
  readonly foesNever?: readonly ActionKind[]
  /** The own side fouls nobody twice in a turn. */
  readonly oncePerVictim?: boolean
  /** What the own side's recovery rolls need, if not the usual. */
  readonly recoversOn?: number
  /** The own side wins the toss before the match. */
  readonly winsToss?: boolean
  /** How many players more than usual the own side may set up. */
  readonly extraPlayers?: number
  /** The opponents set up those with the fewest Star Player points, until the own side leads. */
  readonly foesField?: 'fewestPoints'
  /** What it does by itself. */
  readonly on?: Occasions
}

/** How long an effect lasts: `foesTurn` is until the end of the other side's next turn. */
export type Lasts = 'foul' | 'activation' | 'turn' | 'foesTurn' | Limit

/** A deck: a D6 chooses it, and its cards are numbered by their place. */
export interface Deck {
  readonly id: string
  readonly name: string
  readonly cards: readonly string[]
}

/** What every use has. */
interface UseBase {
  /** Unique among all uses. */
  readonly id: string
  readonly name: string
  /** What is used up: one copy for good, for the drive or half, only this use, or nothing. */
  readonly spends: 'itself' | 'drive' | 'half' | 'once' | 'nothing'
  /** Takes effect without asking. */
  readonly compulsory?: boolean
  /** What the frame needs to know; the part that makes the frame knows its type (see aimed() in inducements/spell.ts). */
  readonly details?: unknown
  /** The procedures that play its frames. */
  readonly procedures?: ProceduresByName
  /** As `Skill.calls`. */
  readonly calls?: readonly string[]
  /** Its lasting effect, and how long it lasts. */
  readonly effect?: Effect
  readonly lasts?: Lasts
}

/** How a use takes effect at moments that a frame of the type `Cause` opens; without it, any frame. */
export interface UseHooks<Cause extends Frame = Frame> {
  /** Whether it can be used now. `cause` is the frame that opened the moment. */
  readonly offer?: (c: Ctx, side: Side, cause: Cause, moment: Moment) => boolean
  /** Takes effect: at once, or through a frame that asks and rolls. `id` is that of this use. */
  readonly use?: (c: Ctx, side: Side, cause: Cause, id: string) => Frame | null
}

/** Moments that the same frame opens. */
type SameFrame<M extends Moment> = { [N in Moment]: Moments[M] extends Moments[N] ? N : never }[Moment]

/** A use at this moment. */
export interface UseAt<M extends Moment> extends UseBase, UseHooks<Moments[M]> {
  readonly at: M
  /** A second moment at which it can be used. */
  readonly orAt?: SameFrame<M>
}

/** A use as moment.ts offers it: its moment has been opened by the frame it expects. */
export type OfferedUse = UseBase & UseHooks

/** A use that is never offered: something else starts it by its id. */
interface UnofferedUse extends UseBase, UseHooks {
  readonly at?: undefined
  readonly orAt?: undefined
}

/** One way of using an inducement. */
export type Use = { readonly [M in Moment]: UseAt<M> }[Moment] | UnofferedUse

/** What a use of any moment does through a frame of its own. */
export type UseByFrame<Cause extends Frame = Frame> = Pick<UseBase, 'details' | 'procedures'> &
  Pick<UseHooks<Cause>, 'use'>

/** `rule` belongs to a team, `match` is started by the rules of the match, `handicap` is rolled by a league. */
export const inducementKinds = [
  'common',
  'staff',
  'wizard',
  'referee',
  'card',
  'other',
  'rule',
  'match',
  'handicap',
] as const
export type InducementKind = (typeof inducementKinds)[number]

export interface Inducement {
  readonly id: string
  readonly name: string
  readonly kind: InducementKind
  /** What it does, in our own short words. */
  readonly gist: string
  /** A named person: in a league neither side gets him if both hire him. */
  readonly named?: boolean
  /** The use whose effect applies even then. */
  readonly echoes?: string
  /** Leaves when the coach is sent off. */
  readonly leavesWithCoach?: boolean
  /** Brings journeymen: the line-up must define them. */
  readonly needsJourneyman?: boolean
  /** Gives a re-roll once per half, on a D6 of this or more. */
  readonly rerollNeeds?: number
  /** What it adds to the squad before the match. */
  readonly brings?: (squad: Squad) => void
  /** The same for a resource that the squad spends. */
  readonly resource?: Resource
  /** Each copy is a card from one of these decks. */
  readonly decks?: readonly Deck[]
  /** Its effect while it is held. */
  readonly effect?: Effect
  readonly uses?: readonly Use[]
  /** The procedures that its effect needs; those of its uses stand there. */
  readonly procedures?: ProceduresByName
  /** As `Skill.calls`. */
  readonly calls?: readonly string[]
}

/** Whether only its own coach knows of it until it is used. */
export const isSecretInducement = ({ inducements }: CompiledEdition, id: string): boolean =>
  inducements.get(id)?.kind === 'card'
