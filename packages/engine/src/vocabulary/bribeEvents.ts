// What bribes lead to. That one is tried, works or fails is told by the events of all tricks. Neighbours: events.ts, bribes.ts,
// trickEvents.ts.
import type { RefereeFavour } from './bribes.ts'
import type { Side } from './words.ts'

export type BribeEvent =
  /** The coach says that he has bribed this player, or a referee for a favour that is about this player or, by −1, about none. */
  | {
      readonly type: 'bribeAnnounced'
      readonly side: Side
      readonly player: number
      readonly favour: RefereeFavour | ''
    }
  /** He plays for this side, or no longer does. */
  | { readonly type: 'turnedCoat'; readonly player: number; readonly side: Side; readonly on: boolean }
  /** The referee does this side a favour; it is about this player, or by −1 about none. */
  | {
      readonly type: 'refereeObeys'
      readonly side: Side
      readonly favour: RefereeFavour
      readonly player: number
    }
  /** Both sides have bribed him, and he does what he would have done anyway. */
  | { readonly type: 'bribesCancel'; readonly favour: RefereeFavour; readonly player: number }
