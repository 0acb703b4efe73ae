// A throw that is read on a table, as data: who throws which ball at whom or where, and what has become of it so far. Neighbours:
// throwOnTable.ts plays it, throwComesDown.ts brings down what nobody has caught.
import type { MOVES_ON } from '../../deed.ts'
import type { Frame } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { Receives, Returns } from '../../kernel/procedure.ts'
import type { PassBand } from '../../tables/passRange.ts'
import type { RollResult } from '../rolling/roll.ts'

/** Whom or what it is thrown at: a team-mate who is to catch it, an empty square, an opponent who is to be hit. */
export const throwAims = ['catcher', 'square', 'foe'] as const
export type ThrowAim = (typeof throwAims)[number]

/** An opponent has it without any dice; or it has been knocked down, to the square that is now its target. */
export type ThrowMet = 'taken' | 'knockedDown'

type Answers = Receives<{
  asked: RollResult
  held: RollResult
  saved: RollResult
  reached: RollResult
  grabbed: RollResult
}>

export interface TableThrowFrame extends Frame, Returns<typeof MOVES_ON>, Answers {
  readonly proc: 'throwOnTable'
  step:
    | 'start'
    | 'asked'
    | 'throw'
    | 'answered'
    | 'roll'
    | 'thrown'
    | 'intercepted'
    | 'stands'
    | 'read'
    | 'foes'
    | 'choose'
    | 'hold'
    | 'held'
    | 'saved'
    | 'taken'
    | 'missed'
    | 'reached'
    | 'unreached'
    | 'helped'
    | 'lateFoes'
    | 'chooseLate'
    | 'grab'
    | 'grabbed'
    | 'lost'
    | 'notGrabbed'
    | 'miss'
    | 'scatter'
    | 'misthrow'
    | 'land'
    | 'down'
    | 'inHand'
    | 'end'
  readonly ball: number
  readonly thrower: number
  aim: ThrowAim
  /** Who is to catch it or to be hit; −1 for a throw to an empty square. */
  receiver: number
  /** The square at which it is thrown. */
  square: Square
  band: PassBand
  interceptor: number
  /** What a spell has made of it before the dice. */
  met: ThrowMet | undefined
  /** Whose skills have already changed what becomes of it: replaced, never changed in place. */
  late: readonly number[]
  /** How somebody's magic item has it read from now on, and whose items have changed it: the list is replaced. */
  turned: '' | 'caught' | 'missed' | 'intercepted'
  turnedBy: readonly number[]
  scatters: number
}

/** At a player, who is on that square, or at nobody. */
export interface ThrowTarget {
  readonly aim: ThrowAim
  readonly receiver: number
  readonly square: Square
}

export const tableThrowFrame = (
  ball: number,
  thrower: number,
  { aim, receiver, square }: ThrowTarget,
  band: PassBand,
): TableThrowFrame => ({
  ...{ proc: 'throwOnTable', step: 'start' },
  ...{ ball, thrower, aim, receiver, square, band },
  ...{ interceptor: -1, met: undefined, late: [], turned: '', turnedBy: [], scatters: 0 },
})
