// What happens among the spectators. Neighbour: events.ts.
import type { Side } from './words.ts'

export type FanEvent =
  | {
      readonly type: 'fans'
      readonly side: Side
      /** How many spectators came. */
      readonly fans: number
      /** The fan factor of this match; 0 in editions that use FAME. */
      readonly fanFactor: number
      readonly fame: number
    }
  | { readonly type: 'fansLeft'; readonly side: Side; readonly fans: number; readonly fanFactor: number }
  | { readonly type: 'gate'; readonly fans: number }
  /** What a side's fans are like. */
  | {
      readonly type: 'fanTraits'
      readonly side: Side
      readonly chant: number
      readonly hooliganism: number
      readonly loyalty: number
    }
  | { readonly type: 'fanFactor'; readonly side: Side; readonly fanFactor: number; readonly why: string }
  /** So many now, and so many in all. */
  | { readonly type: 'fansKilled'; readonly side: Side; readonly count: number; readonly total: number }
  /** The fans of this side are on the pitch. */
  | { readonly type: 'invaded'; readonly side: Side }
  /** What the players of this side do then. */
  | { readonly type: 'invasionMet'; readonly side: Side; readonly how: 'run' | 'fight' }
  | { readonly type: 'rockThrown'; readonly side: Side; readonly player: number }
  /** A coin said whether the cheerleaders of both sides perform. */
  | { readonly type: 'cheerleaders'; readonly perform: boolean }
