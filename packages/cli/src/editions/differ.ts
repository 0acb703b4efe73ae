// Compares parts of editions, and lists of them: added, removed, kept.
// Neighbours: changes.ts compares skills, teams, stars and procedures with it.

type Fields = { readonly [field: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Data by value, functions by identity. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]))
  return isFields(a) && isFields(b) && differing(a, b).length === 0
}

/** The fields that differ or exist in only one of the two. */
export const differing = (a: object, b: object): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => !same((a as Fields)[field], (b as Fields)[field]),
  )

export interface Split<T> {
  readonly added: readonly T[]
  readonly removed: readonly T[]
  /** Items of both lists, in both versions. */
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
