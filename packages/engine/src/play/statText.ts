// A characteristic as coaches write it: `6`, `9+`, `+2`, `–`. Neighbours: tables/profile.ts says which is written how, and
// amountText.ts writes amounts.
import type { Profile } from '../tables/profile.ts'
import type { Characteristic } from '../vocabulary/words.ts'

const NONE = '–'

const withSign = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : String(value)

export const statText = (
  { targets, rolled, signed }: Profile,
  name: Characteristic,
  value: number | undefined,
): string => {
  if (value === undefined || (value === 0 && targets.includes(name))) return NONE
  if (signed.includes(name)) return withSign(value)
  return rolled.includes(name) ? `${value}+` : String(value)
}
