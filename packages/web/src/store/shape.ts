// Checks whether a value from outside has the expected shape, and names the first field that has not. Neighbours:
// match/savedMatch.ts, replay/source.ts and others describe their data with it; shelf.ts reads with it.

/** The error of a value, with its field; null when it fits. */
export type Shape = (value: unknown, where: string) => string | null

const must = (where: string, wanted: string): string =>
  where === '' ? `it must be ${wanted}` : `"${where}" must be ${wanted}`

export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const matching =
  (wanted: string, fits: (value: unknown) => boolean): Shape =>
  (value, where) =>
    fits(value) ? null : must(where, wanted)

export const text = matching('a text', (value) => typeof value === 'string')

export const name = matching('a text that is not empty', (value) => typeof value === 'string' && value !== '')

export const wholeNumber = matching('a whole number', Number.isSafeInteger)

export const count = matching(
  'a whole number of 0 or more',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
)

/** A score: whole and half points. */
export const points = matching(
  'a whole or half number of 0 or more',
  (value) => typeof value === 'number' && Number.isSafeInteger(2 * value) && value >= 0,
)

/** The largest date that JavaScript can represent, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15

export const moment = matching(
  'a moment in milliseconds since 1970',
  (value) => typeof value === 'number' && Math.abs(value) <= LAST_MOMENT,
)

export const object = matching('an object', isObject)

export const nothing = matching('null', (value) => value === null)

export const word = (words: readonly string[]): Shape =>
  matching(`one of ${words.join(', ')}`, (value) => words.some((one) => one === value))

/** One of several shapes; `wanted` describes it in words. */
export const either = (wanted: string, ...shapes: readonly Shape[]): Shape =>
  matching(wanted, (value) => shapes.some((shape) => shape(value, '') === null))

export const optional =
  (shape: Shape): Shape =>
  (value, where) =>
    value === undefined ? null : shape(value, where)

export const listOf =
  (shape: Shape): Shape =>
  (value, where) => {
    if (!Array.isArray(value)) return must(where, 'a list')
    for (const [i, item] of value.entries()) {
      const fault = shape(item, `${where}[${i}]`)
      if (fault !== null) return fault
    }
    return null
  }

export const record =
  (fields: { readonly [field: string]: Shape }): Shape =>
  (value, where) => {
    if (!isObject(value)) return must(where, 'an object')
    for (const [field, shape] of Object.entries(fields)) {
      const fault = shape(value[field], where === '' ? field : `${where}.${field}`)
      if (fault !== null) return fault
    }
    return null
  }

/** Throws with the first field that does not fit. */
export const expectShape = (shape: Shape, value: unknown): void => {
  const fault = shape(value, '')
  if (fault !== null) throw new Error(fault)
}
