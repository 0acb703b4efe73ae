// Audits a team by its records: each is replayed, and its result is compared with the start of the next record, the
// last one with the file. Neighbours: audit.ts checks the history, ../campaign/recordFile.ts replays records.
import { BadLineUp, BadRecord, type Engine, sides } from '@double-skulls/engine'
import { BadTeam, bookOf } from '../book.ts'
import type { LeagueRecord } from '../campaign/leagueRecord.ts'
import { type NamedRecord, playLeagueRecord } from '../campaign/recordFile.ts'
import { checkTeam, type LeagueDemands } from '../check.ts'
import type { Fault } from '../fault.ts'
import { BadAnswer } from '../procedure.ts'
import { isNew, type Team, type TeamEvent } from '../team.ts'
import { type Difference, differences } from './differences.ts'
import { discrepancy } from './discrepancy.ts'

/** A record's effect on the team: its state before, after by the record, and after by a replay. */
interface RecordedTeam {
  readonly path: string
  /** The fields of the record with the team before and after. */
  readonly fields: { readonly before: string; readonly after: string }
  readonly before: Team
  readonly written: Team
  readonly after: Team
  /** Whether the match was undone and the team restored. */
  readonly undone: boolean
}

const isMilestone = ({ what }: TeamEvent): boolean => what === 'match' || what === 'season'

/** The number of matches and seasons in its history; every record adds one. */
const milestones = ({ history }: Team): number => history.filter(isMilestone).length

const startsWith = (whole: readonly TeamEvent[], part: readonly TeamEvent[]): boolean =>
  part.length <= whole.length && part.every((event, i) => JSON.stringify(event) === JSON.stringify(whole[i]))

/** Whether two states are of the same team: by name, or by history if it was renamed. */
const isSame = (team: Team, other: Team): boolean =>
  other.edition === team.edition &&
  other.roster === team.roster &&
  (other.name === team.name || (!isNew(other) && startsWith(team.history, other.history)))

const sidesOf = (record: LeagueRecord): Omit<RecordedTeam, 'path' | 'after'>[] => {
  if (record.result === null) return []
  if (record.kind !== 'match')
    return 'home' in record.result
      ? []
      : [{ fields: { before: 'team', after: 'result' }, before: record.team, written: record.result, undone: false }]
  const { teams, result } = record
  return sides.map((side) => ({
    fields: { before: `teams.${side}`, after: `result.${side}` },
    before: teams[side],
    written: result[side],
    undone: record.undone?.includes(side) === true,
  }))
}

const isRefusal = (error: unknown): error is Error =>
  [BadTeam, BadAnswer, BadRecord, BadLineUp].some((kind) => error instanceof kind)

/** A league record that can be replayed: the teams it leads to, or why it cannot be. */
export interface PlayableRecord extends NamedRecord {
  readonly outcome: () => { readonly teams: readonly Team[]; readonly failure: string }
}

/** A record with its replay, which is played once, when it is first asked for. */
export const playable = (named: NamedRecord, engine: Engine): PlayableRecord => {
  let known: ReturnType<PlayableRecord['outcome']> | null = null
  const play = (): ReturnType<PlayableRecord['outcome']> => {
    try {
      return { teams: playLeagueRecord(engine, named.record), failure: '' }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { teams: [], failure: error.message }
    }
  }
  return {
    ...named,
    outcome: () => {
      known ??= play()
      return known
    },
  }
}

interface Read {
  readonly recorded: readonly RecordedTeam[]
  readonly faults: readonly Fault[]
}

const readOne = (team: Team, { path, record, outcome }: PlayableRecord): Read => {
  const own = sidesOf(record)
  const at = own.findIndex(({ before, written }) => isSame(team, written) || isSame(team, before))
  if (at < 0) return { recorded: [], faults: [] }
  const { teams, failure } = outcome()
  const message = `it cannot be replayed: ${failure}`
  return {
    recorded: [{ ...own[at], path, after: teams[at] ?? own[at].written }],
    faults: failure === '' ? [] : [discrepancy('records', path, message, 'bring back the record as it was written')],
  }
}

const contradiction = (where: string, { says, should, player }: Difference, source: string): Fault =>
  discrepancy('records', where, `it says ${says}, and ${source} leaves ${should}`, `correct it to ${should}`, player)

/** Of several records of a match, such as an undone one, the one that fits what followed. */
const bestOf = (recorded: readonly RecordedTeam[], later: Team | undefined): RecordedTeam | undefined =>
  recorded.find(({ after }) => later !== undefined && differences(later, after).length === 0) ?? recorded.at(-1)

/** Reports a file that is older than a record. The roster of an event is reused as handed in. */
const outdated = (team: Team, recorded: readonly RecordedTeam[]): Fault[] => {
  if (isNew(team) && bookOf(team).league.fixed) return []
  const next = recorded.find(({ before, undone }) => !undone && differences(team, before).length === 0)
  return next
    ? [
        discrepancy(
          'records',
          'history',
          `it ends before what ${next.path} has of this very team`,
          'take the file that the last record left',
        ),
      ]
    : []
}

/**
 * Every field of a team that differs from what the records of its matches lead to, and every match without a record.
 */
export const auditRecords = (
  team: Team,
  records: readonly PlayableRecord[],
  demands: LeagueDemands = {},
): readonly Fault[] => {
  const read = records.map((one) => readOne(team, one))
  const faults = read.flatMap((one) => one.faults)
  const recorded = read.flatMap((one) => one.recorded)
  const lines = team.history.flatMap((event, index) => (isMilestone(event) ? [{ event, index }] : []))
  let later: Team | undefined = team
  let laterField = (where: string): string => where
  for (let count = milestones(team); count > 0; count--) {
    const last = bestOf(
      recorded.filter(({ after, undone }) => !undone && milestones(after) === count),
      later,
    )
    if (!last) {
      const { event, index } = lines[count - 1]
      faults.push(
        discrepancy('records', `history[${index}]`, `no record has this ${event.what}`, 'add its record to the folder'),
      )
      later = undefined
      continue
    }
    const { path, fields, before, written, after } = last
    for (const one of later ? differences(later, after) : [])
      faults.push(contradiction(laterField(one.where), one, path))
    for (const one of differences(written, after))
      faults.push(contradiction(`${path}: ${fields.after}.${one.where}`, one, 'playing it again'))
    later = before
    laterField = (where) => `${path}: ${fields.before}.${where}`
  }
  return [
    ...faults,
    ...outdated(team, recorded),
    ...(later && later !== team && isNew(later)
      ? checkTeam(later, demands).map((fault) => ({ ...fault, where: laterField(fault.where) }))
      : []),
  ]
}
