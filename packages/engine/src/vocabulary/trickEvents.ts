// What happens with dirty tricks. Neighbours: events.ts, tricks.ts.
import type { DirtyTricks, DrugEffect, TrickKind } from './tricks.ts'
import type { Side } from './words.ts'

export type TrickEvent =
  /** A spy of this side knows of it: he cancels the trick, or the spy of the other side who was about to. */
  | {
      readonly type: 'spyUsed'
      readonly side: Side
      readonly trick: TrickKind
      readonly player: number
      readonly against: 'trick' | 'spy'
    }
  /** What comes of an attempt of this side against a player of the other, or by way of a referee, −1: one of these for each. */
  | {
      readonly type: 'trickCancelled' | 'trickFailed' | 'trickWorked'
      readonly side: Side
      readonly trick: TrickKind
      readonly player: number
    }
  /** How many games he misses with this one, unless he is dead. */
  | {
      readonly type: 'assassinated'
      readonly side: Side
      readonly player: number
      readonly misses: number
      readonly dead: boolean
    }
  | { readonly type: 'drugged'; readonly side: Side; readonly player: number; readonly effect: DrugEffect }
  /** His heart is lost to an opponent. */
  | { readonly type: 'smitten'; readonly player: number; readonly beloved: number }
  /** A drug works no more. */
  | { readonly type: 'cured'; readonly player: number; readonly effect: DrugEffect }
  /** The match is over, and everybody may read what a side had written down. */
  | { readonly type: 'tricksOpened'; readonly side: Side; readonly tricks: DirtyTricks }
