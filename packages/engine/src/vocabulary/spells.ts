// The spells of all editions that wizards give to players, a closed list, and the moments at which one is cast in the middle of
// something. Neighbour: ../spell.ts says what a spell is.

/** In the order of the Spell Table. */
export const commonSpellIds = [
  'bombBlast',
  'fearmonger',
  'quagmire',
  'grabbit',
  'unseenShield',
  'speedBurst',
  'muscleBoost',
  'cloudJump',
  'mindBlow',
  'flyingFist',
] as const

/** In the order of the Special Spell Table. */
export const specialSpellIds = [
  'deathbringer',
  'elementalBreeze',
  'gravelStorm',
  'lightningStrike',
  'meltdown',
  'oldFaithful',
] as const

export const spellIds = [...commonSpellIds, ...specialSpellIds] as const
export type SpellId = (typeof spellIds)[number]

/** Each comment says whose spells they are. */
export const spellMoments = [
  /** A team turn begins, once players are up and substitutes on: the side whose turn it is. */
  'ownTurnStart',
  /** The same: the other side. */
  'foesTurnStart',
  /** An opponent has thrown the ball, and the dice are not rolled yet: the other side. */
  'foesThrow',
] as const
export type SpellMoment = (typeof spellMoments)[number]

/** What a coach may ask about the spells of the other side before a match: how many each player has, or which there are. */
export const spellInquiries = ['counts', 'list'] as const
export type SpellInquiry = (typeof spellInquiries)[number]
