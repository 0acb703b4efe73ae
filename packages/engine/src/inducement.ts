// How an inducement takes part: what a team brings to a match besides its players and staff belongs to a side, is used
// at named moments, and may have a lasting effect. Neighbours: inducements/ has them, procs/rolling/moment.ts offers
// them, procs/match/effects.ts asks for their effects.
import type { Ctx } from './edition.ts'
import type { Frame, Player, Squad } from './kernel/match.ts'
import type { ProceduresByName } from './kernel/procedure.ts'
import type { Limit } from './procs/match/limits.ts'
import type { ActionKind } from './procs/turn/activationFrame.ts'
import type { RollKind } from './vocabulary/rolls.ts'
import type { Resource, Side } from './vocabulary/words.ts'

/** Moments at which inducements may be used: both sides are asked, the active one first. */
export const moments = [
  /** After fans, weather and hiring; before prayers and the toss. */
  'preGame',
  /** A half begins, after re-rolls are restored. */
  'halfStarting',
  /** A drive begins, before the set-up. */
  'driveStarting',
  /** Both sides have set up, before the kick. */
  'setUpDone',
  /** The kick-off table's result was played. */
  'kickOffEventOver',
  /** A team turn begins (`turn` frame), before any activation. */
  'turnStarting',
  /** A team turn is over and the drive goes on (`turn` frame). */
  'turnEnding',
  /** A foul was not seen by the referee (`foul` frame). */
  'foulUnseen',
  /** A drive is over, before the pitch is cleared. */
  'driveEnding',
  /** The fans are counted, the weather is not yet rolled: cards are drawn. */
  'weatherComing',
  /** The kick was aimed, before its dice (`kickOff` frame). */
  'kickAimed',
  /** The kick was rolled, before the ball moves (`kickOff` frame). */
  'kickRolled',
  /** The ball has moved, before the kick-off table (`kickOff` frame). */
  'kickFlown',
  /** A player was activated and declared his action, before anything else (`activation` frame). */
  'playerActivated',
  /** A foul is about to happen, before its dice (`foul` frame). */
  'foulComing',
  /** A drive is over, before knock-out recovery (`drive` frame). */
  'recovering',
  /** A player was knocked out and no apothecary helped (`injury` frame). */
  'knockedOut',
  /** A player is a casualty after all treatment (`casualty` frame). */
  'casualtySuffered',
  /** A bribe failed (`sendOff` frame). */
  'bribeFailed',
  /** Arguing the call brought a natural 1, which has not taken effect yet (`sendOff` frame). */
  'arguedBadly',
  /** The match is over and its result is final. */
  'matchEnding',
  /** The kick-off is resolved, before the first turn of the drive (`kickOff` frame). */
  'kickOver',
  /** A pass was declared, before its dice (`pass` frame). */
  'passComing',
  /** A player of the active side falls by himself (`knockDown` frame). */
  'fallingOver',
] as const
export type Moment = (typeof moments)[number]

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
  readonly foeActivated?: (player: Player, kind: ActionKind) => Frame | null
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
  /** For own fouls: extra assists, no sending-off, a skill that a stunned victim gets for the drive. */
  readonly foulAssists?: number
  readonly foulsFreely?: boolean
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

/** One way of using an inducement. */
export interface Use {
  /** Unique among all uses. */
  readonly id: string
  readonly name: string
  readonly at: readonly Moment[]
  /** What is used up: one copy for good, for the drive or half, only this use, or nothing. */
  readonly spends: 'itself' | 'drive' | 'half' | 'once' | 'nothing'
  /** Takes effect without asking. */
  readonly compulsory?: boolean
  /** Whether it can be used now. `cause` is the frame that opened the moment. */
  offer?(c: Ctx, side: Side, cause: Frame, moment: Moment): boolean
  /** Takes effect: at once, or through a frame that asks and rolls. `id` is that of this use. */
  use?(c: Ctx, side: Side, cause: Frame, id: string): Frame | null
  /** What the frame needs to know; whoever makes the frame knows its type (see aimed() in inducements/spell.ts). */
  readonly details?: unknown
  /** The procedures that play its frames. */
  readonly procedures?: ProceduresByName
  /** Its lasting effect, and how long it lasts. */
  readonly effect?: Effect
  readonly lasts?: Lasts
}

export const inducementKinds = ['common', 'staff', 'wizard', 'referee', 'card', 'other', 'rule'] as const
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
}
