// Whether two pieces of plain data have the same JSON, without writing it. Neighbour: invariants.ts.

/** Whether the fields that JSON writes are equal and in the same order. */
const sameFields = (a: object, b: object): boolean => {
  const names = Object.keys(a)
  const others = Object.keys(b)
  // Whole lists, because looking up each name takes much longer.
  const values: unknown[] = Object.values(a)
  const otherValues: unknown[] = Object.values(b)
  const count = values.length
  let at = 0
  for (let i = 0; i < otherValues.length; i++) {
    const value = otherValues[i]
    if (value === undefined) continue
    while (at < count && values[at] === undefined) at++
    if (at === count || names[at] !== others[i]) return false
    if (values[at] !== value && !sameData(values[at], value)) return false
    at++
  }
  while (at < count && values[at] === undefined) at++
  return at === count
}

/** The length of the common prefix of numbers: comparing the pitch's squares in a loop of their own is faster. */
const alikeNumbers = (a: readonly unknown[], b: readonly unknown[]): number => {
  let count = 0
  while (count < a.length && typeof a[count] === 'number' && a[count] === b[count]) count++
  return count
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = typeof a[0] === 'number' ? alikeNumbers(a, b) : 0; i < a.length; i++)
    if (a[i] !== b[i] && !sameData(a[i], b[i])) return false
  return true
}

export const sameData = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  return !Array.isArray(b) && sameFields(a, b)
}
