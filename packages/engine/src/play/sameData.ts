// Whether two pieces of plain data would be the same JSON to the byte, told without writing it. Neighbour: invariants.ts.

type Fields = { readonly [name: string]: unknown }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Names of the fields that JSON writes, in its order. */
const written = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name] !== undefined)

const sameFields = (a: Fields, b: Fields): boolean => {
  let names = Object.keys(a)
  let others = Object.keys(b)
  if (names.length !== others.length) {
    names = written(a)
    others = written(b)
    if (names.length !== others.length) return false
  }
  for (let i = 0; i < names.length; i++) {
    // In another order they would be other bytes.
    if (names[i] !== others[i] || !sameData(a[names[i]], b[names[i]])) return false
  }
  return true
}

export const sameData = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (!isFields(a) || !isFields(b)) return false
  if (!Array.isArray(a) || !Array.isArray(b)) return Array.isArray(a) === Array.isArray(b) && sameFields(a, b)
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!sameData(a[i], b[i])) return false
  return true
}
