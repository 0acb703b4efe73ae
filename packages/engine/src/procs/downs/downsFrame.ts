// Play from a kick-off to the next score or the end of the half, as data: its kick return, then down after down. Neighbours: downs.ts
// plays it, downState.ts tells clients of it, counting.ts counts.
import type { Frame, Match, Player } from '../../kernel/match.ts'
import { OFF, type Pitch, type Square } from '../../kernel/pitch.ts'
import type { Returns } from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import type { DownEnd } from '../../vocabulary/downs.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { columnFromEnd } from '../kickOff/setUpArea.ts'

/** How play came to its end. */
export type DownsResult = 'touchdown' | 'fieldGoal' | 'halfOver' | 'stopped'

export interface DownsFrame extends Frame, Returns<DownsResult> {
  readonly proc: 'downs'
  step:
    | ('start' | 'kicked' | 'play' | 'turnOver' | 'over')
    | ('deploy' | 'offenceUp' | 'drill' | 'goal' | 'defence' | 'defenceUp' | 'blitz' | 'snap')
  /** Of the drive of four downs; 0 in a kick return. */
  down: number
  /** The first square of the line of scrimmage, which crosses the pitch there; OFF in a kick return. */
  line: Square
  /** In this drive: the defence has had its blitz, the offence plays the drill, and how many downs that saved. */
  blitzed: boolean
  drill: boolean
  saved: number
  /** In this down: a field goal is announced, and the offence's one throw or punt downfield is made. */
  goal: boolean
  thrown: boolean
  /** Whose turn is next. */
  next: Side
  /** Who has the ball if it leaves the pitch or lies there at the end, and where; OFF: wherever that is. */
  keeper: Side
  keptAt: Square
  /** Who lost the ball last, and whether he was felled and has not rolled for it. */
  loser: number
  felled: boolean
  /** Why the down is over, who has the ball next and where. */
  over: DownEnd | ''
  heir: Side
  spot: Square
}

export const KICK_RETURN = 0

export const downsFrame = (kicking: Side): DownsFrame => ({
  ...{ proc: 'downs', step: 'start' },
  ...{ down: KICK_RETURN, line: OFF },
  ...{ blitzed: false, drill: false, saved: 0 },
  ...{ goal: false, thrown: false, next: otherSide(kicking) },
  ...{ keeper: otherSide(kicking), keptAt: OFF, loser: -1, felled: false },
  ...{ over: '', heir: kicking, spot: OFF },
})

export const downsOf = (match: Match): DownsFrame | undefined => innermost<DownsFrame>(match, 'downs')

/** Who began the down with the ball, or received the kick. */
export const offenceOf = ({ drive }: Match): Side => otherSide(drive.kicking)

/** Whether a square lies nearer to the end zone in which the side scores. */
export const isDownfield = (pitch: Pitch, side: Side, from: Square, to: Square): boolean =>
  columnFromEnd(pitch, side, to) > columnFromEnd(pitch, side, from)

/** How far the player is beyond the line of scrimmage; 0 on it, negative behind it. */
export const beyondLine = (pitch: Pitch, { line }: DownsFrame, side: Side, at: Square): number =>
  columnFromEnd(pitch, side, at) - columnFromEnd(pitch, side, line)

/** A carrier has lost the ball: what becomes of it concerns him. */
export const noteLoss = (match: Match, player: Player, felled: boolean): void => {
  const downs = downsOf(match)
  if (!downs || player.side === 'neutral') return
  Object.assign(downs, { loser: player.id, felled, keeper: player.side, keptAt: player.at })
}
