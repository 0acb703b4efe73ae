// The match as plain data: players, squads, balls, pieces, clock and the stack of frames. No functions, classes or
// Maps: its JSON is the save file. Neighbours: clone.ts copies it, occupancy.ts moves things on it, machine.ts runs it.

import type { Result } from '../vocabulary/questions.ts'
import type { Explanation } from '../vocabulary/rolls.ts'
import type { Viewer } from '../vocabulary/secrecy.ts'
import type { Turnover } from '../vocabulary/turnovers.ts'
import type {
  Allegiance,
  BallKind,
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

/** The version of this file's layout and of all frames. Raise it when older saved matches can no longer be read. */
export const LAYOUT = 4

/** Why a state that was kept cannot be read: another engine laid it out. '' if it can. */
export const layoutFault = ({ layout }: { readonly layout?: unknown }): string =>
  layout === LAYOUT ? '' : `it is a match in layout ${layout}, and this engine reads layout ${LAYOUT} only`

/**
 * The state of one running procedure: which procedure, at which step, and the procedure's own plain fields. Its lists
 * are replaced, never changed in place, unless the procedure copies them itself.
 */
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
  /** Initials of the skill categories he has primary access to, if known. */
  readonly primary?: string
  /** Set for a player who belongs to the team for this match only. */
  readonly engaged?: Engagement
  /** What he has earned in his career, if known. */
  readonly points?: number
  /** Squares along each edge of the player's base: 1, or 2 for a 2×2 footprint. */
  readonly size: number
}

export interface Player {
  readonly id: number
  /** For whom he plays. A bribed player changes sides for a turn: procs/match/turncoats.ts says whose he is. */
  side: Allegiance
  readonly who: Identity
  /** Replaced, never changed in place: clones share it. */
  stats: Stats
  skills: readonly string[]
  at: Square
  /** The direction a player on a big base faces, '' beside the pitch; undefined for players who face all round. */
  facing: Facing | '' | undefined
  place: Place
  posture: Posture
  /** Has taken an action this turn. */
  acted: boolean
  /** Stands, but has lost his tackle zone. */
  noZones: boolean
  /** Was stunned during his own team's turn, so he does not turn face up at its end. */
  freshlyStunned: boolean
  /** Skills used up this turn: replaced, never changed in place. */
  marks: readonly string[]
  /** Was set up for this drive; between drives: was on the pitch when the last one ended. */
  fielded: boolean
  /** States from skills that last longer than a turn: replaced, never changed in place. */
  states: readonly TimedState[]
  /** Limited skills he has used up, and until when: `blast-it match`. Replaced, never changed in place. */
  spent: readonly string[]
  /** Skills and characteristics he has for a limited time: replaced, never changed in place. */
  loans: readonly Loan[]
  /** Niggling injuries and this match's injuries, by their names in the table: replaced, never changed in place. */
  injuries: readonly string[]
}

export const NONE: readonly string[] = []

/**
 * Until when a state lasts: his next fall, the end of his activation, of his team's next turn or of the drive, his
 * recovery from a box beside the pitch, or the match.
 */
export type StateEnd = 'fall' | 'activation' | 'ownTurnEnd' | 'drive' | 'recovery' | 'match'

/** A state from a skill or a rule, and its end. procs/match/states.ts starts and ends them. */
export interface TimedState {
  readonly state: string
  readonly until: StateEnd
}

export const NO_STATES: readonly TimedState[] = []

/**
 * A skill or points of a characteristic, until his next block, the end of his activation, of the turn, the drive, the
 * half or the match, the next touchdown of the half, until a drug wears off, or the start or end of his team's next turn. A skill with −1 is one
 * he has lost until then.
 */
export interface Loan {
  readonly until:
    | 'block'
    | 'activation'
    | 'turn'
    | 'ownTurnStart'
    | 'ownTurnEnd'
    | 'touchdown'
    | 'cure'
    | 'drive'
    | 'half'
    | 'match'
  readonly skill: string
  readonly stat: Characteristic | ''
  readonly by: number
}

export const NO_LOANS: readonly Loan[] = []

export interface Squad {
  readonly name: string
  readonly roster: string
  /** Colours of shirts and trim, if the team has chosen them. */
  readonly colours?: readonly [shirts: string, trim: string] | undefined
  /** Team re-rolls at the start of each half. */
  rerollsPerHalf: number
  rerolls: number
  /** In whole and half points. */
  score: number
  /** Inducements it may still use, listed once per copy bought. Replaced, never changed in place. */
  inducements: readonly string[]
  /** Inducements that are used up for a time: `team-mascot half`. Replaced, never changed in place. */
  spent: readonly string[]
  /** Active effects of its inducements: `slippery-shoes turn`. Replaced, never changed in place. */
  effects: readonly string[]
  resources: Readonly<Record<Resource, number>>
  /** What parts of the rules keep about the squad, by name: replaced, never changed in place. See squadRecord.ts. */
  records: Readonly<Record<string, unknown>>
  /** The same for what only its own coach may know, if there is anything. See squadSecret.ts. */
  secrets: Readonly<Record<string, unknown>> | undefined
}

/** `loose` must still bounce, `out` must still be thrown in from its last square, `touchback` must still be awarded. */
export type BallState = 'held' | 'ground' | 'air' | 'loose' | 'out' | 'touchback' | 'absent'

export interface Ball {
  readonly kind: BallKind
  /** Of a head: the side that cut it off. */
  readonly cutBy?: Side
  state: BallState
  at: Square
  /** The carrier's index, or −1. */
  carrier: number
}

/** Something on the pitch that is neither a player nor a ball: a trap, a see-saw, a cannon, a wreck. */
export interface Piece {
  /** Its row in tables/things.ts. */
  readonly kind: string
  /** Squares along the pitch and across it. */
  readonly width: number
  readonly height: number
  /** Whether it occupies its squares as a player does; a pit does while somebody is in it. See occupancy.ts. */
  solid: boolean
  /** The side that may not see what it is, or ''. */
  readonly hiddenFrom: Side | ''
  /** Whose it is, or ''. */
  readonly side: Side | ''
  /** The direction it points in, or ''. */
  facing: Facing | ''
  /** Players who are in it and not on the pitch: replaced, never changed in place. */
  load: readonly number[]
  /** States of its kind: replaced, never changed in place. */
  marks: readonly string[]
  /** Its top left square; OFF once it is gone. It keeps its index. */
  at: Square
}

export const NOBODY_IN_IT: readonly number[] = []

export interface Clock {
  half: number
  /** Turn markers. */
  home: number
  away: number
  /** Turns actually taken this half: kick-off events may move the markers without one. */
  homeTaken: number
  awayTaken: number
  /** Downs, for editions that count them. */
  down: number
  drive: number
}

export interface Turn {
  side: Side
  /** False between turns (kick-off, set-up). */
  running: boolean
  /** A bonus turn moves no turn marker and turns no stunned player face up. */
  bonus: boolean
  /** Once-per-turn actions declared so far: replaced, never changed in place. */
  declared: readonly string[]
  /** Team re-rolls used this turn. */
  rerollsUsed: number
  /** Why the turn is over, or ''. */
  turnover: Turnover | ''
  /** The side that scored, or ''. */
  touchdown: Side | ''
}

export interface Drive {
  kicking: Side
  /** False while the kick-off is unresolved: the ball must then stay in the receiving half. */
  ballInPlay: boolean
}

export interface Options {
  /** Whether a draw goes to overtime. */
  readonly overtime: boolean
  /** Not a league match. */
  readonly exhibition?: boolean
  /** What the coaches agreed on in editions that are won by a number of touchdowns: that number, and the turns of a half. */
  readonly touchdowns?: number
  readonly turns?: number
  /** How many referees they agreed on, in editions that have them on the pitch. */
  readonly referees?: number
  /** The side that is known to be at home, where it matters; otherwise the dice decide. */
  readonly hosts?: Side
  /** One coach wants cheerleaders to count and the other does not: a coin decides. */
  readonly cheerleadersDisputed?: boolean
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
  /** The weather before a temporary change, or ''. */
  weatherBefore: string
  /** What stands on each square: 0 nothing, i + 1 player i, −j − 1 solid piece j. */
  readonly board: number[]
  readonly stack: Frame[]
  /** The last explained roll, for "why?" after the dice were rolled. */
  lastRoll: Explanation | null
  result: Result | null
  /** Counts inputs, so that any two states of one match differ. */
  tick: number
  /** How many inputs each viewer has not even noticed: secret offers that were declined. Replaced, never changed in place. */
  unseen: Readonly<Record<Viewer, number>> | undefined
}
