// What is said about a record that was verified. Neighbours: the engine's record.ts verifies, terminal and client say it.
import { endCheckOf, type MatchRecord } from '@double-skulls/engine'

/** Says that the end of a record could not be compared, and why; '' if there is nothing to say. */
export const endCheckWords = (record: MatchRecord): string =>
  endCheckOf(record) === 'olderForm'
    ? `Every input fits, but the end could not be compared: engine ${record.engine} wrote its last check over a form of the match that is no longer used.`
    : ''
