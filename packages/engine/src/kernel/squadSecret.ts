// What a part of the rules keeps about a squad in secret: as squadRecord.ts, but blank in the view of everybody else. What is public
// about it is a record of its own. Neighbours: match.ts, `Squad.secrets`; view.ts blanks it.
import type { SquadRecord } from './squadRecord.ts'

/** The value must be plain data. Until it is put, and in the eyes of others, it is `initial`: rules must be able to live with that. */
export const squadSecret = <T>(name: string, initial: T): SquadRecord<T> => ({
  of: ({ secrets }) => (secrets?.[name] as T | undefined) ?? initial,
  put: (squad, value) => {
    squad.secrets = { ...squad.secrets, [name]: value }
  },
})
