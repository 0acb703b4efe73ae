// What happens with magic items. Neighbours: events.ts, items.ts.
import type { ItemId } from './items.ts'
import type { Side } from './words.ts'

export type ItemEvent =
  /** So many were found. */
  | { readonly type: 'itemsFound'; readonly side: Side; readonly count: number }
  /** One of them is this. */
  | { readonly type: 'itemFound'; readonly side: Side; readonly item: ItemId }
  | { readonly type: 'itemGiven'; readonly side: Side; readonly player: number; readonly item: ItemId }
  /** It was found by the officials before the match, with this player or, by −1, with nobody yet. */
  | { readonly type: 'itemConfiscated'; readonly side: Side; readonly player: number; readonly item: ItemId }
  | { readonly type: 'itemUsed'; readonly player: number; readonly item: ItemId }
  /** A referee has seen it used, and takes it away. */
  | { readonly type: 'itemSeen'; readonly player: number; readonly item: ItemId; readonly by: number }
