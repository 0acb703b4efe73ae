// A magic item: how it takes part in a match, as a skill does, but only when its coach says that it is used, and the opponent does not
// know who has it until then. Neighbours: items/ holds them, procs/match/items.ts says who carries which, procs/rolling/window.ts offers
// them; the manifest lists them.
import type { Deed } from './deed.ts'
import type { WindowHook, WindowName, Windows } from './hooks.ts'
import type { ItemId } from './vocabulary/items.ts'

export interface MagicItem {
  readonly id: ItemId
  /** The rules have nothing against it: nobody looks for it, and nobody who sees it used minds. */
  readonly legal?: true
  /** What it does at a window; it is offered, and never used by itself. */
  readonly windows?: { readonly [W in WindowName]?: WindowHook<Windows[W]> }
  /** What it lets its owner do in his action. */
  readonly deeds?: readonly Deed[]
  /** It lets the owner re-roll as often in a match. */
  readonly ownRerolls?: number
  /** A referee sees its use on this D6 or more, if that is not the usual one. */
  readonly seenFrom?: number
  /** It is used as long as its owner acts, and looked for at the end of that. */
  readonly lasts?: true
}
