// Manipulates a team's file, one field at a time. Neighbours: doctored.test.ts tries all of them.
import type { Team } from '@double-skulls/league'

export interface Doctored {
  /** The field without its indices: `players.points`. */
  readonly field: string
  readonly how: string
  readonly file: unknown
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Other valid words of the same kind. */
const otherWords = (value: string): string[] => {
  const pools = [
    ['dead', 'left', 'dismissed'],
    ['win', 'draw', 'loss'],
    ['rerolls', 'cheerleaders', 'assistantCoaches'],
  ]
  const pool = pools.find((words) => words.includes(value))
  return pool ? pool.filter((word) => word !== value) : [`${value}x`]
}

const changed = (value: Json): readonly (readonly [how: string, value: Json])[] => {
  if (typeof value === 'number')
    return [
      ['one more', value + 1],
      ['one fewer', value - 1],
      ['far more', value + 500_000],
    ]
  if (typeof value === 'boolean') return [['the other way', !value]]
  if (typeof value === 'string') return otherWords(value).map((word) => [`"${word}"`, word] as const)
  return []
}

const withAt = (list: readonly Json[], i: number, value: Json): Json[] =>
  list.map((one, at) => (at === i ? value : one))

interface Change {
  readonly field: string
  readonly how: string
  readonly value: Json
}

/** All variants of a value with one part changed, removed or doubled. */
const changes = (value: Json, field: string): Change[] => {
  const own = changed(value).map(([how, other]) => ({ field, how, value: other }))
  if (isList(value))
    return [
      ...own,
      ...value.flatMap((one, i) => [
        { field, how: `without [${i}]`, value: value.filter((_, at) => at !== i) },
        ...changes(one, field).map((inner) => ({
          ...inner,
          how: `[${i}] ${inner.how}`,
          value: withAt(value, i, inner.value),
        })),
      ]),
      ...value.slice(-1).map((one) => ({ field, how: 'the last one twice', value: [...value, one] })),
    ]
  if (typeof value === 'object' && value !== null)
    return [
      ...own,
      ...Object.entries(value).flatMap(([name, one]) =>
        changes(one, field === '' ? name : `${field}.${name}`).map((inner) => ({
          ...inner,
          value: { ...value, [name]: inner.value },
        })),
      ),
    ]
  return own
}

export const doctoredFiles = (team: Team): Doctored[] =>
  changes(JSON.parse(JSON.stringify(team)) as Json, '').map(({ field, how, value }) => ({ field, how, file: value }))
