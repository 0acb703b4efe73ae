// Inducements: what a team brings to a match besides its players and staff: helpers, wizards, referees, special plays.
// Each belongs to a side and is used at named moments. Neighbours: procs/rolling/moment.ts offers them, inducements/spell.ts aims
// them, procs/match/effects.ts queries their effects, bb2020.ts lists them.
import type { Ctx } from '../edition.ts'
import type { Frame, Player, Squad } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import type { Limit } from '../procs/match/limits.ts'
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Resource, Side } from '../vocabulary/words.ts'
import type { SpellFrame } from './spell.ts'
import type { SpotFoulFrame } from './spotFoul.ts'

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
  /** Opponents who stalled may fail to act. */
  readonly distractsStallers?: boolean
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
  /** A used team re-roll may come back. */
  readonly refundsRerolls?: boolean
  /** A touchdown of the own side may count twice. */
  readonly doublesScore?: boolean
}

/** How long an effect lasts: `foesTurn` is until the end of the other side's next turn. */
export type Lasts = 'foul' | 'activation' | 'turn' | 'foesTurn' | Limit

/** Aimed at a player or a square; each player it may hit is rolled for in turn. */
export interface Spell {
  /** The possible targets: players or squares. */
  readonly players?: (c: Ctx, side: Side) => readonly Player[]
  readonly squares?: (c: Ctx, side: Side) => readonly Square[]
  /** It has two targets, named one after another; or at most two. */
  readonly atTwo?: true | 'most'
  /** The target first moves D3 squares in a random direction; off the pitch it does nothing. */
  readonly drifts?: boolean
  /** The players it may hit, after aiming; without it: the player it was aimed at. */
  readonly strikes?: (c: Ctx, f: SpellFrame) => readonly number[]
  /** It hits only D3 of these, whom the coach names. */
  readonly fewOnly?: boolean
  /** After each hit it ends on a D6 of this or less. */
  readonly diesOn?: number
  /** The D6 target number for each of them; 0: no roll. */
  readonly needs: number | ((c: Ctx, player: Player, f: SpellFrame) => number)
  /** He is hit; `face` is what the die showed. */
  hit(c: Ctx, f: SpellFrame, player: Player, face: number): Frame | null
  missed?(c: Ctx, f: SpellFrame, player: Player, face: number): Frame | null
}

/** An official who looks for the other side's unseen fouls. */
export interface Eye {
  /** The D6 target number to see it. */
  readonly needs: number
  seen(c: Ctx, f: SpotFoulFrame): Frame | null
  /** On a 1 he makes a mistake. */
  mistaken?(c: Ctx, f: SpotFoulFrame): Frame | null
}

/** The effect of each D6 face. */
export type Fortune = (c: Ctx, side: Side, face: number) => Frame | null

/** Players drawn at random, and the effect on each. */
export interface Draw {
  /** The D6 target number for any player to be drawn at all. */
  readonly needs?: number
  from(c: Ctx, side: Side): readonly Player[]
  readonly count: 'd3' | number
  drawn(c: Ctx, side: Side, player: Player): Frame | null
}

/** D3 players whom the coach names, and the effect on each. */
export interface Several {
  from(c: Ctx, side: Side): readonly Player[]
  named(c: Ctx, side: Side, player: Player): Frame | null
}

/** Two players named one after another; the choice of the second depends on the first. */
export interface Pair {
  first(c: Ctx, side: Side): readonly Player[]
  second(c: Ctx, first: Player): readonly Player[]
  /** The effect on the first, and then on the second. */
  named(c: Ctx, first: Player, second: Player): Frame | null
  andThen(c: Ctx, first: Player, second: Player): Frame | null
}

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
  /** Takes effect: at once, or through a frame that asks and rolls; spells are aimed, players drawn or named. */
  use?(c: Ctx, side: Side, cause: Frame): Frame | null
  readonly spell?: Spell
  readonly draw?: Draw
  readonly several?: Several
  readonly pair?: Pair
  readonly eye?: Eye
  readonly fortune?: Fortune
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
}
