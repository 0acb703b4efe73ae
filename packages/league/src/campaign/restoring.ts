// A team from its records: every state that they hold of it, and which of them came last. Neighbours: recordFile.ts reads records,
// `skulls team restore` writes what is found.
import { sides } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import { writeTeam } from '../format/teamFile.ts'
import type { Team } from '../team.ts'
import type { NamedRecord } from './recordFile.ts'

/** What one record says of one team. */
export interface Passage {
  readonly path: string
  readonly before: Team
  /** Null where it was not finished. */
  readonly after: Team | null
  readonly undone: boolean
}

export const passagesIn = ({ path, record }: NamedRecord): readonly Passage[] =>
  record.kind === 'match'
    ? sides.map((side) => ({
        path,
        before: record.teams[side],
        after: record.result?.[side] ?? null,
        undone: record.undone?.includes(side) === true,
      }))
    : [{ path, before: record.team, after: record.result, undone: false }]

const calledSo = (name: string, { before }: Passage): boolean => before.name.toLowerCase() === name.toLowerCase()

/** Of all records those of the team with this name. */
export const passagesOf = (name: string, records: readonly NamedRecord[]): readonly Passage[] => {
  const all = records.flatMap(passagesIn)
  const own = all.filter((one) => calledSo(name, one))
  if (own.length > 0) return own
  const names = [...new Set(all.map(({ before }) => before.name))].sort()
  throw new BadTeam(
    'records',
    `none is of a team called "${name}"`,
    names.length === 0 ? 'name a folder with records' : `they are of ${names.join(', ')}; name one of them`,
  )
}

export interface Restored {
  readonly team: Team
  readonly path: string
  /** Whether it is the team as it came to what the record is about, or as it came out of it. */
  readonly when: 'before' | 'after'
}

/** Whether the book of one team goes on where that of the other ends. */
const goesOn = (now: Team, { history }: Team): boolean =>
  now.history.length > history.length &&
  history.every((event, i) => JSON.stringify(event) === JSON.stringify(now.history[i]))

/** The state after which the records know of no other; throws where they do not say which that is. */
export const lastState = (passages: readonly Passage[]): Restored => {
  const all = passages.flatMap(({ path, before, after, undone }): Restored[] => [
    ...(after === null || undone ? [] : [{ team: after, path, when: 'after' as const }]),
    { team: before, path, when: 'before' },
  ])
  // What a match left that was taken back is no state of the team any more, even where another match began with it.
  const takenBack = new Set(
    passages.flatMap(({ after, undone }) => (after !== null && undone ? [writeTeam(after)] : [])),
  )
  const states = all.filter(({ team }) => !takenBack.has(writeTeam(team)))
  const left = new Set(
    passages.flatMap(({ before, after, undone }) => (after === null || undone ? [] : [writeTeam(before)])),
  )
  const isLast = ({ team }: Restored): boolean =>
    !left.has(writeTeam(team)) && !states.some((other) => goesOn(other.team, team))
  const last = new Map(states.filter(isLast).map((state) => [writeTeam(state.team), state]))
  const [only, ...more] = last.values()
  if (only !== undefined && more.length === 0) return only
  const paths = [...new Set((only === undefined ? all : [only, ...more]).map(({ path }) => path))]
  throw new BadTeam(
    'records',
    `they do not say which state of ${passages[0].before.name} is the last`,
    `name one of ${paths.join(', ')} with --record`,
  )
}

/** The team as one record has it. */
export const stateIn = ({ path, before, after }: Passage, when: Restored['when']): Restored => {
  if (when === 'before') return { team: before, path, when }
  if (after === null)
    throw new BadTeam(path, `it was not finished, so that nothing came of it for ${before.name}`, 'add --before')
  return { team: after, path, when }
}
