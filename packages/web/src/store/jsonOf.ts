// Any value as text for a file, also values that JSON cannot express: a broken record may hold anything. Neighbours:
// rescue/Rescue.tsx and app/CrashPage.tsx save with it.

const told = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Map) return { map: [...value] }
  if (value instanceof Set) return { set: [...value] }
  if (value instanceof Error) return { error: value.message }
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return { bytes: value.byteLength }
  return value
}

/** A copy that JSON can write; a circular reference is cut off. */
const plain = (value: unknown, above: readonly unknown[]): unknown => {
  const known = told(value)
  if (typeof known !== 'object' || known === null || known instanceof Date) return known
  if (above.includes(value)) return '(contains itself)'
  const inside = [...above, value]
  if (Array.isArray(known)) return known.map((item) => plain(item, inside))
  return Object.fromEntries(Object.entries(known).map(([name, item]) => [name, plain(item, inside)]))
}

export const jsonOf = (value: unknown): string => {
  let text: string | undefined
  try {
    text = JSON.stringify(value, null, 2)
  } catch {
    text = JSON.stringify(plain(value, []), null, 2)
  }
  return `${text ?? 'null'}\n`
}
