// One text for many events, so that a test can say that they are exactly those of another day.
// Neighbours: ../play/before/, ../golden/.
import { createHash } from 'node:crypto'

/** What an event says of secrets is no part of what happened. */
const ABOUT_SECRETS: readonly string[] = ['secretOf', 'reveals']

/** The order of fields, and fields without a value, make no difference. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name, one]) => one !== undefined && !ABOUT_SECRETS.includes(name))
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, plain(one)]))
}

export const eventsHash = (events: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(plain(events)))
    .digest('hex')
