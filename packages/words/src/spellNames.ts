// Names of spells, apart from what is told of them: pages need them before any match. Neighbours: spellWords.ts, names.ts.
import type { SpellId } from '@double-skulls/engine'

export const spellNames: { readonly [S in SpellId]: string } = {
  bombBlast: 'Bomb Blast',
  fearmonger: 'Fearmonger',
  quagmire: 'Quagmire',
  grabbit: 'Grabbit',
  unseenShield: 'Unseen Shield',
  speedBurst: 'Speed Burst',
  muscleBoost: 'Muscle Boost',
  cloudJump: 'Cloud Jump',
  mindBlow: 'Mind Blow',
  flyingFist: 'Flying Fist',
  deathbringer: 'Deathbringer',
  elementalBreeze: 'Elemental Breeze',
  gravelStorm: 'Gravel Storm',
  lightningStrike: 'Lightning Strike',
  meltdown: 'Meltdown',
  oldFaithful: 'Old Faithful',
}

export const isSpell = (id: string): id is SpellId => Object.hasOwn(spellNames, id)
