// Names of things on the pitch, and what becomes of them. Neighbours: rareEvents.ts tells of them, clients name them.
import type { ThingId } from '@double-skulls/engine'

export const things: { readonly [T in ThingId]: string } = {
  seeSaw: 'Chaos See-Saw',
  cannon: 'Cannon',
  wreck: 'wreck',
  blank: 'blank counter',
  pit: 'pit',
  spikedPit: 'spiked pit',
  mine: 'mine',
  quicksand: 'quicksand pit',
  trapdoor: 'trapdoor pit',
  trampoline: 'trampoline pit',
}

const names: { readonly [kind: string]: string } = things

/** What it is called; a thing whose kind is a secret has no name. */
export const thingWords = (kind: string): string => names[kind] ?? 'hidden thing'

/** With whose it is, if it is anybody's. */
export const thingName = (kind: string, team: string): string => {
  const name = thingWords(kind)
  return team === '' ? `A ${name}` : `The ${name} of ${team}`
}

/** Why a thing leaves the pitch. */
export const thingEnds: { readonly [why: string]: string } = {
  broken: 'breaks',
  destroyed: 'is smashed to pieces',
  exploded: 'explodes',
  ruledOff: 'is ruled off the pitch',
  turnedOver: 'is cleared away',
}
