// Names of secret weapons and of the jobs with them, and what is said of a ruling. Neighbours: rareEvents.ts tells of them, thingWords.ts
// names things on the pitch, clients offer weapons by name.
import type { WeaponId } from '@double-skulls/engine'

export const weaponNames: { readonly [W in WeaponId]: string } = {
  seeSaw: 'Chaos See-Saw',
  cannon: 'Cannon',
  grenades: 'Grenades',
  chainsaws: 'Chainsaws',
  pogoSticks: 'Pogo-Sticks',
  killdozer: 'Killdozer',
  deathRoller: 'Death-Roller',
}

/** Weapons of which there are several. */
const many: readonly WeaponId[] = ['grenades', 'chainsaws', 'pogoSticks']

const be = (weapon: WeaponId): string => (many.includes(weapon) ? 'are' : 'is')

export const rulings: { readonly [R in 'allowed' | 'forbidden']: (weapon: WeaponId, team: string) => string } = {
  allowed: (weapon, team) =>
    `The lawyers of ${team} have found a gap between two paragraphs: the ${weaponNames[weapon]} ${be(weapon)} allowed.`,
  forbidden: (weapon, team) =>
    `A new paragraph is read out, and it is about ${team}: the ${weaponNames[weapon]} ${be(weapon)} off the pitch.`,
}

/** What makes a machine a wreck, unless somebody has tipped it over. */
export const wrecks: { readonly [why: string]: (who: string) => string } = {
  mine: (who) => `${who} has found the mine. Wheels come down everywhere.`,
  grenade: (who) => `A grenade in the boiler of ${who}: that was that.`,
}

/** Somebody flies, and somebody else has seen to it. */
export const launches: { readonly [T in 'seeSaw' | 'cannon']: (who: string, by: string) => string } = {
  seeSaw: (who, by) => `${by} leaps, the plank goes down, and ${who} goes up.`,
  cannon: (who, by) => `${by} covers his ears: ${who} is on his way.`,
}
