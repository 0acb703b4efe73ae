// The secret weapons of all editions, a closed list, and how a line-up names the one it brings. Neighbours: ../secretWeapon.ts says what
// a weapon is, ../crews.ts who operates it.

export const weaponIds = [
  'seeSaw',
  'cannon',
  'grenades',
  'chainsaws',
  'pogoSticks',
  'killdozer',
  'deathRoller',
] as const
export type WeaponId = (typeof weaponIds)[number]

export interface WeaponBrought {
  readonly id: WeaponId
  /** For each job with it, by its skill, the numbers of the players who do it; a job that is left out gets the first who can. */
  readonly crew?: { readonly [skill: string]: readonly number[] }
}

/** How many a team may bring to one match, unless it pays for each. */
export const MOST_WEAPONS = 1
