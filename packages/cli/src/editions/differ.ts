// Whether two parts of editions are the same, and what two lists of them have gained, lost and changed.
// Neighbours: changes.ts compares skills, teams, stars and procedures by it.

type Fields = { readonly [field: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Data by its value, functions by whether they are the very same one. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]))
  return isFields(a) && isFields(b) && differing(a, b).length === 0
}

/** The fields that differ, those of either one included. */
export const differing = (a: object, b: object): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => !same((a as Fields)[field], (b as Fields)[field]),
  )

export interface Split<T> {
  readonly added: readonly T[]
  readonly removed: readonly T[]
  /** In both, as they were and as they are. */
  readonly kept: readonly (readonly [was: T, now: T])[]
}

export const split = <T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string): Split<T> => {
  const old = new Map(before.map((one) => [keyOf(one), one]))
  const young = new Map(after.map((one) => [keyOf(one), one]))
  return {
    added: after.filter((one) => !old.has(keyOf(one))),
    removed: before.filter((one) => !young.has(keyOf(one))),
    kept: before.flatMap((one) => {
      const now = young.get(keyOf(one))
      return now === undefined ? [] : [[one, now] as const]
    }),
  }
}
