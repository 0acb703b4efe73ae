// How each spell is seen on the pitch: when it is cast, and where it strikes. Neighbours: flare.ts, pitch/flareShapes.tsx.
import type { SpellId } from '@double-skulls/engine'
import type { FlareKind } from './flare.ts'

/** Where it ends; those that nobody aims end on their caster. */
export const strikeFlares: { readonly [S in SpellId]: FlareKind } = {
  bombBlast: 'blast',
  fearmonger: 'aura',
  quagmire: 'puff',
  grabbit: 'aura',
  unseenShield: 'aura',
  speedBurst: 'aura',
  muscleBoost: 'aura',
  cloudJump: 'aura',
  mindBlow: 'orb',
  flyingFist: 'orb',
  deathbringer: 'bolt',
  elementalBreeze: 'storm',
  gravelStorm: 'storm',
  lightningStrike: 'bolt',
  meltdown: 'flames',
  oldFaithful: 'flood',
}
