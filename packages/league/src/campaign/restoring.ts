// Restores a team from its records: all states they hold, and the last one. Neighbours: recordFile.ts reads records,
// `skulls team restore` writes the team.
import { sides } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import { writeTeam } from '../format/teamFile.ts'
import type { Team } from '../team.ts'
import type { NamedRecord } from './recordFile.ts'

/** The states of one team in one record. */
export interface RecordedTeam {
  readonly path: string
  readonly before: Team
  /** null where the record is not finished. */
  readonly after: Team | null
  readonly undone: boolean
}

export const recordedTeams = ({ path, record }: NamedRecord): readonly RecordedTeam[] =>
  record.kind === 'match'
    ? sides.map((side) => ({
        path,
        before: record.teams[side],
        after: record.result?.[side] ?? null,
        undone: record.undone?.includes(side) === true,
      }))
    : [{ path, before: record.team, after: record.result, undone: false }]

const calledSo = (name: string, { before }: RecordedTeam): boolean => before.name.toLowerCase() === name.toLowerCase()

/** Where a team of this name stands in the records. Throws `BadTeam` where none has it. */
export const recordedTeamsNamed = (name: string, records: readonly NamedRecord[]): readonly RecordedTeam[] => {
  const all = records.flatMap(recordedTeams)
  const own = all.filter((one) => calledSo(name, one))
  if (own.length > 0) return own
  const names = [...new Set(all.map(({ before }) => before.name))].sort()
  throw new BadTeam(
    'records',
    `none is of a team called "${name}"`,
    names.length === 0 ? 'name a folder with records' : `they are of ${names.join(', ')}; name one of them`,
  )
}

/** A team as a record has it. */
export interface Restored {
  readonly team: Team
  readonly path: string
  /** Whether it is the state before or after the record. */
  readonly when: 'before' | 'after'
}

/** Whether one history continues the other. */
const goesOn = (now: Team, { history }: Team): boolean =>
  now.history.length > history.length &&
  history.every((event, i) => JSON.stringify(event) === JSON.stringify(now.history[i]))

/** The last state of a team in its records. Throws `BadTeam` where that is not clear. */
export const lastState = (recorded: readonly RecordedTeam[]): Restored => {
  const all = recorded.flatMap(({ path, before, after, undone }): Restored[] => [
    ...(after === null || undone ? [] : [{ team: after, path, when: 'after' as const }]),
    { team: before, path, when: 'before' },
  ])
  // The result of an undone match does not count, even where another match started from it.
  const takenBack = new Set(
    recorded.flatMap(({ after, undone }) => (after !== null && undone ? [writeTeam(after)] : [])),
  )
  const states = all.filter(({ team }) => !takenBack.has(writeTeam(team)))
  const left = new Set(
    recorded.flatMap(({ before, after, undone }) => (after === null || undone ? [] : [writeTeam(before)])),
  )
  const isLast = ({ team }: Restored): boolean =>
    !left.has(writeTeam(team)) && !states.some((other) => goesOn(other.team, team))
  const last = new Map(states.filter(isLast).map((state) => [writeTeam(state.team), state]))
  const [only, ...more] = last.values()
  if (only !== undefined && more.length === 0) return only
  const paths = [...new Set((only === undefined ? all : [only, ...more]).map(({ path }) => path))]
  throw new BadTeam(
    'records',
    `they do not say which state of ${recorded[0].before.name} is the last`,
    `name one of ${paths.join(', ')} with --record`,
  )
}

/** The team before or after one record. Throws `BadTeam` where the record is not finished. */
export const stateIn = ({ path, before, after }: RecordedTeam, when: Restored['when']): Restored => {
  if (when === 'before') return { team: before, path, when }
  if (after === null)
    throw new BadTeam(path, `it was not finished, so that nothing came of it for ${before.name}`, 'add --before')
  return { team: after, path, when }
}
