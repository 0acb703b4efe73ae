// What happens around downs. Neighbours: events.ts, downs.ts.
import type { Announcement, DownEnd } from './downs.ts'
import type { Side } from './words.ts'

export type DownEvent =
  /** A down is set up: its number in the drive, the row of the line of scrimmage, how many downs of the half are left with it. */
  | {
      readonly type: 'downStarted'
      readonly side: Side
      readonly down: number
      readonly column: number
      readonly left: number
    }
  /** A down or a kick return is over: the side has the ball next, in the row of the square. */
  | { readonly type: 'downOver'; readonly why: DownEnd; readonly side: Side; readonly square: number }
  /** The side has taken the ball from the offence, or got it because a drive brought nothing. */
  | { readonly type: 'ballOver'; readonly side: Side }
  /** A coach says what he is up to in this down or drive. */
  | { readonly type: 'announced'; readonly side: Side; readonly what: Announcement }
  /** A carrier who fell has lost the ball. */
  | { readonly type: 'fumbled'; readonly player: number }
  /** He has run off the pitch with the ball. */
  | { readonly type: 'ranOut'; readonly player: number; readonly square: number }
  | { readonly type: 'fieldGoal'; readonly side: Side; readonly player: number }
  | { readonly type: 'goalMissed'; readonly side: Side; readonly player: number }
