// What a part of the rules keeps about a squad. The part declares its record and is the only one that names it; the
// kernel copies all records as one. Neighbour: match.ts, `Squad.records`.
import type { Squad } from './match.ts'

export interface SquadRecord<T> {
  of(squad: Squad): T
  /** Replaces the value: clones share the old one. */
  put(squad: Squad, value: T): void
}

/** The value must be plain data; until it is put, the record is `initial`. */
export const squadRecord = <T>(name: string, initial: T): SquadRecord<T> => ({
  of: ({ records }) => (records[name] as T | undefined) ?? initial,
  put: (squad, value) => {
    squad.records = { ...squad.records, [name]: value }
  },
})
