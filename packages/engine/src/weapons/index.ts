// The secret weapons of second, in the order in which they are offered. Neighbours: ../secretWeapon.ts says what one is, editions/second.ts
// takes those that its options allow.
import type { SecretWeapon } from '../secretWeapon.ts'

export const weaponsSecond: readonly SecretWeapon[] = []
