// Inputs come from outside and may be anything: their shape is checked here, by the types of their fields, and they are
// described for the error message. Neighbour: machine.ts looks them up among what the match waits for.
import { type Action, type Outside, outsideInputs, type Verb, verbs } from '../vocabulary/actions.ts'

/** The match does not wait for this input. Nothing has changed. */
export class IllegalInput extends Error {}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const VERBS: ReadonlySet<unknown> = new Set<Verb>(verbs)

/** Whether it has the four fields of an action; whether it is legal is another question. */
export const isAction = (value: unknown): value is Action => {
  if (!isObject(value)) return false
  const { do: verb, player, square, option } = value as Partial<Record<keyof Action, unknown>>
  return VERBS.has(verb) && Number.isInteger(player) && Number.isInteger(square) && typeof option === 'string'
}

export const isOutside = (value: unknown): value is Outside => outsideInputs.some((known) => known === value)

const MOST_SHOWN = 40

/** A value from outside in a message, shortened. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return value.length > MOST_SHOWN ? `"${value.slice(0, MOST_SHOWN)}…"` : `"${value}"`
  if (typeof value === 'number') return String(value)
  return value === undefined || value === null ? 'nothing' : `some ${typeof value}`
}
