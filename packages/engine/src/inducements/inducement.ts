// What a team may bring to a match besides its players and staff: helpers, wizards, referees, special plays. Each belongs
// to a side and steps in at named moments. Neighbours: procs/moment.ts offers them, procs/spell.ts aims them at somebody,
// procs/effects.ts asks what they do while they last, index2020.ts lists them.
import type { Ctx } from '../edition.ts'
import type { Frame, Player, Squad } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import type { Limit } from '../procs/limits.ts'
import type { SpellFrame } from '../procs/spell.ts'
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Resource, Side } from '../vocabulary/words.ts'

/** Moments at which inducements may be used: both sides are asked, whoever is at play first. */
export const moments = [
  /** Fans, weather and prayers are done, the toss is not. */
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
] as const
export type Moment = (typeof moments)[number]

type ByRoll = { readonly [R in RollKind]?: number }

/** What an inducement does as long as it is held, or a use of it as long as it lasts. */
export interface Effect {
  /** Modifiers on the rolls of the own side, of the other, or of everybody. */
  readonly own?: ByRoll
  readonly foes?: ByRoll
  readonly everybody?: ByRoll
  /** Added to the coach's rolls when he argues. */
  readonly argueBonus?: number
  /** The weather was changed for as long as it lasts. */
  readonly weather?: boolean
}

/** How long the effect of a use lasts: this turn, to the end of the other side's next one, or longer. */
export type Lasts = 'turn' | 'foesTurn' | Limit

/** Aimed at a player or a square; whoever is struck is rolled for, one after another. */
export interface Spell {
  /** Whom it may be aimed at; or the squares. */
  readonly players?: (c: Ctx, side: Side) => readonly Player[]
  readonly squares?: (c: Ctx, side: Side) => readonly Square[]
  /** Who stands in its way once it was aimed; the player aimed at where left out. */
  readonly strikes?: (c: Ctx, f: SpellFrame) => readonly number[]
  /** What a D6 must reach for each of them; 0: no die is rolled. */
  readonly needs: number | ((c: Ctx, player: Player) => number)
  /** He is hit. */
  hit(c: Ctx, f: SpellFrame, player: Player): Frame | null
  missed?(c: Ctx, f: SpellFrame, player: Player, face: number): Frame | null
}

/** One way of using an inducement. */
export interface Use {
  /** Told apart from all other uses by this. */
  readonly id: string
  readonly name: string
  readonly at: readonly Moment[]
  /** What is used up: one of them for good, until the drive or half is over, or nothing. */
  readonly spends: 'itself' | 'drive' | 'half' | 'nothing'
  /** Happens without asking. */
  readonly compulsory?: boolean
  /** Whether it can be used now. `cause` is the frame whose moment it is. */
  offer?(c: Ctx, side: Side, cause: Frame): boolean
  /** Does it: at once, or by a frame that asks and rolls; a spell is aimed. */
  use?(c: Ctx, side: Side, cause: Frame): Frame | null
  readonly spell?: Spell
  /** What it does from now on, and how long. */
  readonly effect?: Effect
  readonly lasts?: Lasts
}

export const inducementKinds = ['common', 'staff', 'wizard', 'referee', 'card', 'other'] as const
export type InducementKind = (typeof inducementKinds)[number]

export interface Inducement {
  readonly id: string
  readonly name: string
  readonly kind: InducementKind
  /** Our own short words for what it does. */
  readonly gist: string
  /** What it adds to the squad before the match. */
  readonly brings?: (squad: Squad) => void
  /** The same, where it is something the squad holds and spends. */
  readonly resource?: Resource
  /** What it does as long as it is held. */
  readonly effect?: Effect
  readonly uses?: readonly Use[]
}
