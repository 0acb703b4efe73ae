// The audit of `skulls team check`: by the team's history, and by the records in a folder. Neighbours: commands/team.ts
// prints it, packages/league audits.
import {
  auditRecords,
  auditTeam,
  BadTeam,
  checkTeam,
  counted,
  editionIn,
  type Fault,
  gamesPlayed,
  isNew,
  type LeagueDemands,
  playable,
  type Team,
} from '@double-skulls/league'
import { endCheckWords } from '@double-skulls/words'
import { engineOf } from './engines.ts'
import { type RecordFolder, recordsIn } from './recordFolder.ts'

/** Faults that leave a list or a price unknown, so that no audit is possible. */
export const isUnreadable = ({ kind }: Fault): boolean =>
  ['edition', 'roster', 'position', 'starUnknown'].includes(kind)

/** The faults of unreadable files. */
const faultsOf = (unreadable: RecordFolder['unreadable']): Fault[] =>
  unreadable.map(({ path, error }) => ({
    kind: 'records',
    where: error instanceof BadTeam ? `${path}: ${error.where}` : path,
    player: '',
    message: error instanceof BadTeam ? error.what : error.message,
    remedy: error instanceof BadTeam ? error.remedy : 'bring back the record as it was written',
  }))

/** Each sentence once, however many records it is true of. */
const olderEnds = ({ records }: RecordFolder): readonly string[] => [
  ...new Set(
    records.flatMap(({ record }) => {
      const note = record.kind === 'match' && record.match ? endCheckWords(record.match) : ''
      return note === '' ? [] : [`Of at least one of them: ${note}`]
    }),
  ),
]

export interface Past {
  readonly faults: readonly Fault[]
  /** What was audited, and what could not be. */
  readonly notes: readonly string[]
}

export const pastOf = (team: Team, folder: string | undefined, demands: LeagueDemands): Past => {
  const inFolder = folder === undefined ? null : recordsIn(folder)
  if (checkTeam(team, demands).some(isUnreadable)) return { faults: [], notes: [] }
  const byHistory = auditTeam(team, demands)
  const byRecords = inFolder
    ? [
        ...faultsOf(inFolder.unreadable),
        ...auditRecords(
          team,
          inFolder.records.map((one) => playable(one, engineOf(editionIn(one.record)))),
          demands,
        ),
      ]
    : []
  const games = counted(gamesPlayed(team), 'game')
  return {
    faults: [...byHistory, ...byRecords],
    notes: [
      ...(byHistory.length === 0 && !isNew(team) ? [`Its history of ${games} agrees with it.`] : []),
      ...(inFolder && byRecords.length === 0 ? ['The records agree with it.', ...olderEnds(inFolder)] : []),
      ...(team.history.some(({ what }) => what === 'imported')
        ? ['It was imported: what it brought along then is not in its history.']
        : []),
    ],
  }
}
