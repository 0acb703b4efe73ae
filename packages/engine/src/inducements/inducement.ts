// What a team may bring to a match besides its players and staff: helpers, wizards, referees, special plays. Each belongs
// to a side and steps in at named moments. Neighbours: procs/moment.ts offers them, procs/spell.ts aims them at somebody,
// procs/effects.ts asks what they do while they last, index2020.ts lists them.
import type { Ctx } from '../edition.ts'
import type { Frame, Player, Squad } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import type { Limit } from '../procs/limits.ts'
import type { SpellFrame } from '../procs/spell.ts'
import type { SpotFoulFrame } from '../procs/spotFoul.ts'
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Resource, Side } from '../vocabulary/words.ts'

/** Moments at which inducements may be used: both sides are asked, whoever is at play first. */
export const moments = [
  /** Fans and weather are done and everybody is hired; prayers and the toss are still to come. */
  'preGame',
  /** A half begins, re-rolls are restored. */
  'halfStarting',
  /** A drive begins, before anybody sets up. */
  'driveStarting',
  /** Both sides have set up, before the kick. */
  'setUpDone',
  /** The kick-off table's result was played. */
  'kickOffEventOver',
  /** A team turn begins (`turn` frame), before anybody acts. */
  'turnStarting',
  /** A team turn is over and the drive goes on (`turn` frame). */
  'turnEnding',
  /** A foul was not seen by the referee (`foul` frame). */
  'foulUnseen',
  /** A drive is over, before the pitch is cleared. */
  'driveEnding',
  /** The fans are counted, the weather is not rolled yet: cards are drawn. */
  'weatherComing',
  /** The kick was aimed, before its dice (`kickOff` frame). */
  'kickAimed',
  /** The kick was rolled, before it flies (`kickOff` frame). */
  'kickRolled',
  /** The kick has flown, before the kick-off table (`kickOff` frame). */
  'kickFlown',
  /** A player was activated and has declared his action, before anything else (`activation` frame). */
  'playerActivated',
  /** A foul is coming, before any of its dice (`foul` frame). */
  'foulComing',
  /** A drive is over, before the knocked out roll to wake up (`drive` frame). */
  'recovering',
  /** A player was knocked out and no apothecary has helped (`injury` frame). */
  'knockedOut',
  /** A player is a casualty, whatever was tried for him (`casualty` frame). */
  'casualtySuffered',
  /** A bribe was turned down (`sendOff` frame). */
  'bribeFailed',
  /** Arguing has brought a natural 1, and nothing of it has happened yet (`sendOff` frame). */
  'arguedBadly',
  /** The match is over and its result stands. */
  'matchEnding',
  /** The kicked ball is in play, before the first turn of the drive (`kickOff` frame). */
  'kickOver',
  /** A throw was declared, before any of its dice (`pass` frame). */
  'passComing',
  /** A player of the side at play falls over by himself (`knockDown` frame). */
  'fallingOver',
] as const
export type Moment = (typeof moments)[number]

type ByRoll = { readonly [R in RollKind]?: number }

/** What an inducement does as long as it is held, or a use of it as long as it lasts. */
export interface Effect {
  /** Modifiers on the rolls of the own side, of the other, or of everybody. */
  readonly own?: ByRoll
  readonly foes?: ByRoll
  readonly everybody?: ByRoll
  /** What arguing needs to work, where that is less than usual. */
  readonly argueNeeds?: number
  /** A 1 rolled to wake up is rolled again. */
  readonly wakesAgain?: boolean
  /** A D3 of cheerleaders more when the fans cheer. */
  readonly loudCheers?: boolean
  /** The highest prayers of the list come with a team re-roll. */
  readonly blessedPrayers?: boolean
  /** Added to the coach's rolls when he argues. */
  readonly argueBonus?: number
  /** The weather was changed for as long as it lasts. */
  readonly weather?: boolean
  /** The weather needs no roll before the match, and stays until another one is rolled. */
  readonly setsWeather?: boolean
  /** Two balls are in play, and one of them is none. */
  readonly clonesBall?: boolean
  /** Opponents who stalled may not notice that they are called. */
  readonly distractsStallers?: boolean
  /** The own foul: assists it has more, whether nobody is sent off for it, a skill that a stunned victim gets for the drive. */
  readonly foulAssists?: number
  readonly foulsFreely?: boolean
  readonly foulDazes?: string
  /** Added when coaches are compared. */
  readonly coachingBonus?: number
  /** One opponent who dies rises for the own side: at once, or when the match is over. */
  readonly raisesDead?: 'atOnce' | 'afterMatch'
  /** Nobody of either side argues with the referee. */
  readonly silencesCoaches?: boolean
  /** Results of the kick-off table, by procedure: rolled again, played as another, or driving the inducement away. */
  readonly eventsAgain?: readonly string[]
  readonly eventsInstead?: { readonly [event: string]: string }
  readonly leavesOnEvents?: readonly string[]
  /** How often the own side may declare an action of which there is one a turn. */
  readonly actionsPerTurn?: { readonly [kind: string]: number }
  /** The own side throws the ball no other way than over these ranges. */
  readonly throwsOnly?: readonly string[]
  /** The own side's rolls are re-rolled for nothing, as by a team re-roll. */
  readonly freeRerolls?: boolean
  /** When it is over, so is the turn. */
  readonly costsTurn?: boolean
  /** A team re-roll that was used may come back. */
  readonly refundsRerolls?: boolean
  /** A touchdown of the own side may count double. */
  readonly doublesScore?: boolean
}

/** How long the effect of a use lasts: the next foul, this activation, this turn, to the end of the other side's next one, or longer. */
export type Lasts = 'foul' | 'activation' | 'turn' | 'foesTurn' | Limit

/** Aimed at a player or a square; whoever is struck is rolled for, one after another. */
export interface Spell {
  /** Whom it may be aimed at; or the squares. */
  readonly players?: (c: Ctx, side: Side) => readonly Player[]
  readonly squares?: (c: Ctx, side: Side) => readonly Square[]
  /** It takes aim at two players, one after another; or at two at most. */
  readonly atTwo?: true | 'most'
  /** What it was aimed at is moved a D3 of squares in a random direction first; off the pitch it does nothing. */
  readonly drifts?: boolean
  /** Who stands in its way once it was aimed; the player aimed at where left out. */
  readonly strikes?: (c: Ctx, f: SpellFrame) => readonly number[]
  /** Of these it strikes only a D3, whom the coach names. */
  readonly fewOnly?: boolean
  /** After each whom it hits it goes out on a D6 as low as this. */
  readonly diesOn?: number
  /** What a D6 must reach for each of them; 0: no die is rolled. */
  readonly needs: number | ((c: Ctx, player: Player, f: SpellFrame) => number)
  /** He is hit; `face` is what the die showed. */
  hit(c: Ctx, f: SpellFrame, player: Player, face: number): Frame | null
  missed?(c: Ctx, f: SpellFrame, player: Player, face: number): Frame | null
}

/** Somebody who looks for fouls of the other side that went unseen. */
export interface Eye {
  /** What a D6 must reach for him to see it. */
  readonly needs: number
  seen(c: Ctx, f: SpotFoulFrame): Frame | null
  /** On a 1 he makes a mistake. */
  mistaken?(c: Ctx, f: SpotFoulFrame): Frame | null
}

/** What each face of a D6 brings. */
export type Fortune = (c: Ctx, side: Side, face: number) => Frame | null

/** Players who are drawn at random, and what happens to each. */
export interface Draw {
  /** What a D6 must reach for anybody to be drawn at all. */
  readonly needs?: number
  from(c: Ctx, side: Side): readonly Player[]
  readonly count: 'd3' | number
  drawn(c: Ctx, side: Side, player: Player): Frame | null
}

/** A D3 of players whom the coach names, and what happens to each. */
export interface Several {
  from(c: Ctx, side: Side): readonly Player[]
  named(c: Ctx, side: Side, player: Player): Frame | null
}

/** Two players named one after another, the second one in view of the first. */
export interface Pair {
  first(c: Ctx, side: Side): readonly Player[]
  second(c: Ctx, first: Player): readonly Player[]
  /** What happens to the first, and then to the second. */
  named(c: Ctx, first: Player, second: Player): Frame | null
  andThen(c: Ctx, first: Player, second: Player): Frame | null
}

/** Cards that are drawn from: by the face of a D6, and in it by the place. */
export interface Deck {
  readonly id: string
  readonly name: string
  readonly cards: readonly string[]
}

/** One way of using an inducement. */
export interface Use {
  /** Told apart from all other uses by this. */
  readonly id: string
  readonly name: string
  readonly at: readonly Moment[]
  /** What is used up: one of them for good, until the drive or half is over, only this use, or nothing. */
  readonly spends: 'itself' | 'drive' | 'half' | 'once' | 'nothing'
  /** Happens without asking. */
  readonly compulsory?: boolean
  /** Whether it can be used now. `cause` is the frame whose moment it is. */
  offer?(c: Ctx, side: Side, cause: Frame, moment: Moment): boolean
  /** Does it: at once, or by a frame that asks and rolls; a spell is aimed, players are drawn or named. */
  use?(c: Ctx, side: Side, cause: Frame): Frame | null
  readonly spell?: Spell
  readonly draw?: Draw
  readonly several?: Several
  readonly pair?: Pair
  readonly eye?: Eye
  readonly fortune?: Fortune
  /** What it does from now on, and how long. */
  readonly effect?: Effect
  readonly lasts?: Lasts
}

export const inducementKinds = ['common', 'staff', 'wizard', 'referee', 'card', 'other', 'rule'] as const
export type InducementKind = (typeof inducementKinds)[number]

export interface Inducement {
  readonly id: string
  readonly name: string
  readonly kind: InducementKind
  /** Our own short words for what it does. */
  readonly gist: string
  /** One of a kind: in a league neither side gets him where both hire him. */
  readonly named?: boolean
  /** The use whose effect is there even so. */
  readonly echoes?: string
  /** Goes when the coach is thrown out. */
  readonly leavesWithCoach?: boolean
  /** Brings journeymen: the line-up must say who they are. */
  readonly needsJourneyman?: boolean
  /** Lends a re-roll once a half, for which a D6 must reach this. */
  readonly rerollNeeds?: number
  /** What it adds to the squad before the match. */
  readonly brings?: (squad: Squad) => void
  /** The same, where it is something the squad holds and spends. */
  readonly resource?: Resource
  /** Each of them is a card from one of these. */
  readonly decks?: readonly Deck[]
  /** What it does as long as it is held. */
  readonly effect?: Effect
  readonly uses?: readonly Use[]
}
