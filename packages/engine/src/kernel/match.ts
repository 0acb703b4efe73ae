// The match as plain data: players, squads, balls, pieces, clock and the stack of frames. No functions, classes or Maps:
// JSON of it is the save file. Neighbours: clone.ts copies it, occupancy.ts moves things on it, machine.ts runs it.
import type { Result } from '../vocabulary/questions.ts'
import type { Explanation } from '../vocabulary/rolls.ts'
import type {
  BySide,
  Characteristic,
  Engagement,
  Facing,
  Place,
  Posture,
  Resource,
  Side,
  Stats,
} from '../vocabulary/words.ts'
import type { Square } from './pitch.ts'

/** The layout of this file and of all frames: raise it when a saved match could no longer be read. */
export const LAYOUT = 2

/** A frame is a procedure's memory: which one, at which step, and its own plain fields. */
export interface Frame {
  readonly proc: string
  step: string
}

/** What never changes during a match; clones share it. */
export interface Identity {
  readonly name: string
  readonly position: string
  readonly number: number
  readonly race: string
  /** Categories of skills he learns easily, by their initials, where that is known. */
  readonly primary?: string
  /** Plays along for this match only, and as what. */
  readonly engaged?: Engagement
  /** Squares along each edge of the player's base: 1, or 2 for a 2×2 footprint. */
  readonly size: number
}

/** A star, a mercenary or somebody of the staff: whoever belongs to no team. */
export const isFreelance = ({ who }: Player): boolean => who.engaged !== undefined && who.engaged !== 'journeyman'

export interface Player {
  readonly id: number
  readonly side: Side
  readonly who: Identity
  /** Replaced, never changed in place: clones share it. */
  stats: Stats
  skills: readonly string[]
  at: Square
  /** Where one on a big base looks, '' beside the pitch; nobody else looks anywhere. */
  facing: Facing | '' | undefined
  place: Place
  posture: Posture
  /** Has taken an action this turn. */
  acted: boolean
  /** Lost his tackle zones though he stands. */
  noZones: boolean
  /** Was stunned in his own team's running turn, so he does not turn face up at its end. */
  freshlyStunned: boolean
  /** Skills used up this turn: replaced, never changed in place. */
  marks: readonly string[]
  /** Was set up for the running drive; between drives, was on the pitch when the last one ended. */
  fielded: boolean
  /** States from skills that outlast a turn: replaced, never changed in place. */
  states: readonly string[]
  /** Limited skills that were used up, with how long: `blast-it match`. Replaced, never changed in place. */
  spent: readonly string[]
  /** What he has only for a while: replaced, never changed in place. */
  loans: readonly Loan[]
  /** Niggling injuries and injuries of this match, by table name: replaced, never changed in place. */
  injuries: readonly string[]
}

export const NONE: readonly string[] = []

/**
 * A skill or points of a characteristic that end with his next block, his activation, the turn, the start or the end of his
 * team's next turn, the drive, the half or the match; a skill of −1 is withheld.
 */
export interface Loan {
  readonly until: 'block' | 'activation' | 'turn' | 'ownTurnStart' | 'ownTurnEnd' | 'drive' | 'half' | 'match'
  readonly skill: string
  readonly stat: Characteristic | ''
  readonly by: number
}

export const NO_LOANS: readonly Loan[] = []

export interface Squad {
  readonly name: string
  readonly roster: string
  /** Shirts and trim, where the team has chosen them. */
  readonly colours?: readonly [shirts: string, trim: string] | undefined
  fanFactor: number
  cheerleaders: number
  assistantCoaches: number
  /** Team re-rolls each half starts with. */
  rerollsPerHalf: number
  rerolls: number
  /** Of these, so many are lost when the drive ends. */
  driveRerolls: number
  /** So many more are gained when the next drive starts, for as long as it lasts. */
  nextDriveRerolls: number
  /** A leader's counter, usable while a leader is on the pitch. */
  leaderRerolls: number
  score: number
  /** The coach was thrown out for arguing. */
  coachEjected: boolean
  /** Who joins the squad when one of its players infects a victim; null once he has. Shared between clones. */
  recruit: Player | null
  /** Who plays for it as a journeyman, where more of them may join. Shared between clones. */
  readonly journeyman: Player | null
  /** Prayers that are being answered, with how long: `moles half`. Replaced, never changed in place. */
  prayers: readonly string[]
  /** Inducements it holds and may still use, each as often as it was bought. Replaced, never changed in place. */
  inducements: readonly string[]
  /** Of these, used up for a while: `team-mascot half`. Replaced, never changed in place. */
  spent: readonly string[]
  /** What its inducements do now, with how long: `slippery-shoes turn`. Replaced, never changed in place. */
  effects: readonly string[]
  /** Spectators of this side, and the modifier they give on the kick-off table. */
  fans: number
  fame: number
  resources: Readonly<Record<Resource, number>>
}

/** `loose` must still bounce, `out` must still be thrown in from its last square, `touchback` must still be given. */
export type BallState = 'held' | 'ground' | 'air' | 'loose' | 'out' | 'touchback' | 'absent'

export interface Ball {
  /** The ball itself, or a bomb that is thrown like one. */
  readonly kind: 'ball' | 'bomb'
  state: BallState
  at: Square
  /** The holder's index, or −1. */
  carrier: number
}

/** Something on the pitch that is no player: a referee, a trap, a machine. */
export interface Piece {
  readonly kind: string
  readonly size: number
  /** Whether it takes up its squares like a player. */
  readonly solid: boolean
  /** The side that may not see it, or ''. */
  readonly hiddenFrom: Side | ''
  at: Square
}

export interface Clock {
  half: number
  /** Turn markers. */
  home: number
  away: number
  /** Turns really taken this half, whatever moved the markers. */
  homeTaken: number
  awayTaken: number
  /** Downs, for editions that count them. */
  down: number
  drive: number
}

export interface Turn {
  side: Side
  /** Between turns (kick-off, set-up) nobody's turn is running. */
  running: boolean
  /** A bonus turn leaves the markers and the stunned alone. */
  bonus: boolean
  /** Once-per-turn actions that were declared: replaced, never changed in place. */
  declared: readonly string[]
  /** Team re-rolls used in this turn. */
  rerollsUsed: number
  /** Why the turn is over, or ''. */
  turnover: string
  /** The side that scored, or ''. */
  touchdown: Side | ''
}

export interface Drive {
  kicking: Side
  /** While a kick-off is unresolved the ball must stay in the receiving half. */
  ballInPlay: boolean
}

export interface Options {
  /** Whether a level score goes to overtime. */
  readonly overtime: boolean
  /** No league match: prayers are rolled on a shorter list. */
  readonly exhibition?: boolean
}

export interface Match {
  readonly layout: number
  readonly edition: string
  readonly options: Options
  readonly players: Player[]
  readonly squads: BySide<Squad>
  readonly balls: Ball[]
  readonly pieces: Piece[]
  readonly clock: Clock
  readonly turn: Turn
  readonly drive: Drive
  weather: string
  /** What it was before somebody changed it for a while, or ''. */
  weatherBefore: string
  /** Who stands where: 0 is empty, player i is i + 1, a solid piece j is −j − 1. */
  readonly board: number[]
  readonly stack: Frame[]
  /** What the last procedure handed back to its caller. */
  returned: number
  /** The last roll that was explained, for "why?" after the dice. */
  lastRoll: Explanation | null
  result: Result | null
  /** Counts inputs: two states of one match differ in it. */
  tick: number
}
