// The part of JSON Schema that our files need: its types, and a check that names the field at fault. Neighbours:
// teamSchema.ts and other formats are described with it, and published as JSON Schema.
import { visible } from '@double-skulls/engine'

/** The part of JSON Schema that our file formats use. */
export interface Schema {
  readonly $schema?: string
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'
  readonly const?: string | number
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  /** false: unknown fields are refused. */
  readonly additionalProperties?: boolean
  /** Null or another type, or objects distinguished by their `kind`. */
  readonly oneOf?: readonly Schema[]
}

export interface SchemaFault {
  /** The field, such as `players[3].number`; '' for the whole value. */
  readonly where: string
  readonly wanted: string
  readonly got: string
}

const shown = (value: unknown): string => {
  const text = visible(JSON.stringify(value) ?? 'nothing')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const inside = (where: string, name: string): string => (where === '' ? name : `${where}.${name}`)

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const between = (kind: string, least: number | undefined, most: number | undefined): string => {
  if (least !== undefined && most !== undefined) return `${kind} from ${least} to ${most}`
  if (least !== undefined) return `${kind} of ${least} or more`
  return most === undefined ? kind : `${kind} of ${most} or less`
}

const within = (size: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): boolean =>
  size >= least && size <= most

/** The expected value in words; null where the value fits. Objects and lists are checked field by field afterwards. */
const mismatch = (schema: Schema, value: unknown): string | null => {
  if (schema.const !== undefined && value !== schema.const) return shown(schema.const)
  if (schema.enum && !schema.enum.some((one) => one === value)) return `one of ${schema.enum.join(', ')}`
  if (schema.type === undefined) return null
  switch (schema.type) {
    case 'object':
      return isObject(value) ? null : 'an object'
    case 'array':
      return Array.isArray(value) && within(value.length, schema.minItems, schema.maxItems)
        ? null
        : between('a list', schema.minItems, schema.maxItems)
    case 'null':
      return value === null ? null : 'null'
    case 'boolean':
      return typeof value === 'boolean' ? null : 'true or false'
    case 'integer':
      return Number.isSafeInteger(value) && within(value as number, schema.minimum, schema.maximum)
        ? null
        : between('a whole number', schema.minimum, schema.maximum)
    case 'number': {
      const fits =
        typeof value === 'number' &&
        within(value, schema.minimum, schema.maximum) &&
        (schema.multipleOf === undefined || Number.isInteger(value / schema.multipleOf))
      return fits ? null : (schema.description ?? between('a number', schema.minimum, schema.maximum))
    }
    case 'string': {
      const fits =
        typeof value === 'string' &&
        within([...value].length, schema.minLength, schema.maxLength) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
      return fits ? null : (schema.description ?? between('a text', schema.minLength, schema.maxLength))
    }
  }
}

const kindOf = (schema: Schema): string => String(schema.properties?.kind?.const ?? '')

/** The schema of `oneOf` that applies; otherwise the expected values in words. */
const meant = (choices: readonly Schema[], value: unknown): Schema | string => {
  const some = choices.filter(({ type }) => type !== 'null')
  if (value === null && some.length < choices.length) return { type: 'null' }
  if (some.length === 1) return some[0]
  const { kind } = isObject(value) ? value : {}
  return some.find((schema) => kindOf(schema) === kind) ?? `a "kind" of ${some.map(kindOf).join(', ')}`
}

/** All mismatches between a value and its schema. */
export const schemaFaults = (schema: Schema, value: unknown, where = ''): readonly SchemaFault[] => {
  if (schema.oneOf) {
    const one = meant(schema.oneOf, value)
    return typeof one === 'string' ? [{ where, wanted: one, got: shown(value) }] : schemaFaults(one, value, where)
  }
  const wanted = mismatch(schema, value)
  if (wanted !== null) return [{ where, wanted, got: shown(value) }]
  if (Array.isArray(value))
    return value.flatMap((item, i) => (schema.items ? schemaFaults(schema.items, item, `${where}[${i}]`) : []))
  if (!isObject(value)) return []
  const known = schema.properties ?? {}
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name))
  const strange =
    schema.additionalProperties === false ? Object.keys(value).filter((name) => !Object.hasOwn(known, name)) : []
  return [
    ...missing.map((name) => ({ where: inside(where, name), wanted: 'to be there', got: 'nothing' })),
    ...strange.map((name) => ({ where: inside(where, name), wanted: 'no such field', got: shown(value[name]) })),
    ...Object.entries(known).flatMap(([name, part]) =>
      Object.hasOwn(value, name) ? schemaFaults(part, value[name], inside(where, name)) : [],
    ),
  ]
}
