// Things that some players carry or wear: weapons, crowns, wings. Neighbours: parts/carried.ts has the drawings, bust.ts places
// them.
import type { FigureThing } from '@double-skulls/engine'
import type { Part } from './ink.ts'
import * as drawn from './parts/carried.ts'

export interface Thing {
  /** Behind everything. */
  readonly behind?: Part
  /** Raised beside the head, instead of an arm. */
  readonly held?: Part
  /** On the head. */
  readonly worn?: Part
  /** In front of everything. */
  readonly before?: Part
}

export const things: { readonly [T in FigureThing]: Thing } = {
  chainsaw: { held: drawn.chainsaw },
  bomb: { held: drawn.bomb },
  ballAndChain: { held: drawn.ballAndChain },
  pogoStick: { behind: drawn.pogoStick },
  dagger: { held: drawn.dagger },
  axe: { held: drawn.axe },
  blunderbuss: { held: drawn.blunderbuss },
  flamer: { held: drawn.flamer },
  tankard: { held: drawn.tankard },
  mushroom: { held: drawn.mushroom },
  stilts: { behind: drawn.stilts },
  wings: { behind: drawn.wings },
  crown: { worn: drawn.crown },
}
