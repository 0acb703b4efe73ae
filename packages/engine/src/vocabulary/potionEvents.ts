// What happens with potions. What becomes of a drinker is told by the events of every player. Neighbours: events.ts, potions.ts.
import type { Potion } from './potions.ts'
import type { Side } from './words.ts'

export type PotionEvent =
  /** He has drunk a dose. */
  { readonly type: 'potionDrunk'; readonly side: Side; readonly player: number; readonly potion: Potion }
