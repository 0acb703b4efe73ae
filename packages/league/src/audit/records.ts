// Whether a team is what the records of its matches and seasons have left: each is played again, and what it leaves is compared with what the
// next one began with, and at last with the file. Neighbours: audit.ts asks the history alone, campaign/recordFile.ts plays records.
import { BadLineUp, BadRecord, type Engine, sides } from '@double-skulls/engine'
import { BadTeam, bookOf } from '../book.ts'
import type { LeagueRecord } from '../campaign/leagueRecord.ts'
import { type NamedRecord, playLeagueRecord } from '../campaign/recordFile.ts'
import { checkTeam, type Demands } from '../check.ts'
import type { Fault } from '../fault.ts'
import { BadAnswer } from '../procedure.ts'
import { isNew, type Team, type TeamEvent } from '../team.ts'
import { type Difference, differences } from './differences.ts'
import { discrepancy } from './discrepancy.ts'

/** What one record did to the team: how it came, what is written that it left, and what playing it again leaves. */
interface Passage {
  readonly path: string
  /** Where the team stands in the record when it came, and when it left. */
  readonly fields: { readonly before: string; readonly after: string }
  readonly before: Team
  readonly written: Team
  readonly after: Team
  /** The match was taken back, and the team given back as it came. */
  readonly undone: boolean
}

const isMilestone = ({ what }: TeamEvent): boolean => what === 'match' || what === 'season'

/** How many matches and seasons are behind it: every record adds one. */
const milestones = ({ history }: Team): number => history.filter(isMilestone).length

const startsWith = (whole: readonly TeamEvent[], part: readonly TeamEvent[]): boolean =>
  part.length <= whole.length && part.every((event, i) => JSON.stringify(event) === JSON.stringify(whole[i]))

/** A team may have another name by now; then its history tells. */
const isSame = (team: Team, other: Team): boolean =>
  other.edition === team.edition &&
  other.roster === team.roster &&
  (other.name === team.name || (!isNew(other) && startsWith(team.history, other.history)))

const sidesOf = (record: LeagueRecord): Omit<Passage, 'path' | 'after'>[] => {
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

/** A record that can be played again: what it leaves, or why it does not come out. */
export interface PlayableRecord extends NamedRecord {
  readonly outcome: () => { readonly teams: readonly Team[]; readonly failure: string }
}

/** Played when somebody asks, and only once. */
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
  readonly passages: readonly Passage[]
  readonly faults: readonly Fault[]
}

const readOne = (team: Team, { path, record, outcome }: PlayableRecord): Read => {
  const own = sidesOf(record)
  const at = own.findIndex(({ before, written }) => isSame(team, written) || isSame(team, before))
  if (at < 0) return { passages: [], faults: [] }
  const { teams, failure } = outcome()
  const message = `it does not come out again: ${failure}`
  return {
    passages: [{ ...own[at], path, after: teams[at] ?? own[at].written }],
    faults: failure === '' ? [] : [discrepancy('records', path, message, 'bring back the record as it was written')],
  }
}

const unlike = (where: string, { says, should, player }: Difference, source: string): Fault =>
  discrepancy('records', where, `it says ${says}, and ${source} leaves ${should}`, `correct it to ${should}`, player)

/** Of several records of one match, such as one that was taken back, the one that goes with what followed. */
const bestOf = (passages: readonly Passage[], later: Team | undefined): Passage | undefined =>
  passages.find(({ after }) => later !== undefined && differences(later, after).length === 0) ?? passages.at(-1)

/** A file from before a match that a record has is an old one. The roster of an event is used again as it was handed in. */
const outdated = (team: Team, passages: readonly Passage[]): Fault[] => {
  if (isNew(team) && bookOf(team).league.fixed) return []
  const next = passages.find(({ before, undone }) => !undone && differences(team, before).length === 0)
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

export const auditRecords = (
  team: Team,
  records: readonly PlayableRecord[],
  demands: Demands = {},
): readonly Fault[] => {
  const read = records.map((one) => readOne(team, one))
  const faults = read.flatMap((one) => one.faults)
  const passages = read.flatMap((one) => one.passages)
  const lines = team.history.flatMap((event, index) => (isMilestone(event) ? [{ event, index }] : []))
  let later: Team | undefined = team
  let laterField = (where: string): string => where
  for (let count = milestones(team); count > 0; count--) {
    const passage = bestOf(
      passages.filter(({ after, undone }) => !undone && milestones(after) === count),
      later,
    )
    if (!passage) {
      const { event, index } = lines[count - 1]
      faults.push(
        discrepancy('records', `history[${index}]`, `no record has this ${event.what}`, 'add its record to the folder'),
      )
      later = undefined
      continue
    }
    const { path, fields, before, written, after } = passage
    for (const one of later ? differences(later, after) : []) faults.push(unlike(laterField(one.where), one, path))
    for (const one of differences(written, after))
      faults.push(unlike(`${path}: ${fields.after}.${one.where}`, one, 'playing it again'))
    later = before
    laterField = (where) => `${path}: ${fields.before}.${where}`
  }
  return [
    ...faults,
    ...outdated(team, passages),
    ...(later && later !== team && isNew(later)
      ? checkTeam(later, demands).map((fault) => ({ ...fault, where: laterField(fault.where) }))
      : []),
  ]
}
