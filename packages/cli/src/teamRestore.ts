// `skulls team restore`: restores a team file from the records of its matches, the last or a named one.
// Neighbours: commands/team.ts lists it, the league's restoring.ts finds the state.
import { basename, dirname } from 'node:path'
import {
  currentTeamValue,
  gold,
  lastState,
  type NamedRecord,
  type Restored,
  readLeagueRecord,
  readTeam,
  recordedTeamsNamed,
  stateIn,
  type Team,
  writeTeam,
} from '@double-skulls/league'
import { type Given, isOn, textOf } from './command.ts'
import { readIfThere, readText } from './files.ts'
import { changeFiles } from './filesTogether/commit.ts'
import { settle } from './filesTogether/settle.ts'
import { filesIn, isRefusal, recordsIn } from './recordFolder.ts'
import { refuse } from './usage.ts'

const orRefuse = <T>(make: () => T): T => {
  try {
    return make()
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refuse(error.message)
  }
}

/** The records of a folder; unreadable ones are reported and left out. */
const usableIn = (folder: string): readonly NamedRecord[] => {
  const { records, unreadable } = recordsIn(folder)
  for (const { path, error } of unreadable) console.error(`skulls: ${path} is left out: ${error.message}`)
  return records
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** The team of the file: by the flag, by its content, or by its name. */
const nameFor = (given: Given, path: string, records: readonly NamedRecord[]): string => {
  const wished = textOf(given, 'name')
  if (wished !== undefined) return wished
  try {
    return readTeam(readIfThere(path) ?? '').name
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  const names = [
    ...new Set(
      records.flatMap(({ record }) =>
        record.kind === 'match' ? [record.teams.home.name, record.teams.away.name] : [record.team.name],
      ),
    ),
  ].sort()
  const stem = plain(basename(path).replace(/\.json$/i, ''))
  return (
    names.find((name) => names.length === 1 || plain(name) === stem) ??
    refuse(
      names.length === 0
        ? 'there are no records to restore a team from; name their folder with --records, or one with --record'
        : `which team? name it with --name; the records are of ${names.join(', ')}`,
    )
  )
}

const wishedState = (given: Given, path: string): Restored => {
  const single = textOf(given, 'record')
  const folder = textOf(given, 'records')
  if (single !== undefined && folder !== undefined)
    refuse('--record and --records both say where from; give one of them')
  if (single === undefined && isOn(given, 'before')) refuse('--before goes with --record; name the record')
  const records =
    single === undefined
      ? usableIn(folder ?? dirname(path))
      : [{ path: single, record: orRefuse(() => readLeagueRecord(readText(single))) }]
  const name = nameFor(given, path, records)
  return orRefuse(() => {
    const passages = recordedTeamsNamed(name, records)
    if (single !== undefined && passages.length > 1)
      refuse(
        `both teams of ${single} are called "${name}"; "skulls league replay ${single} --out DIR" writes both of them`,
      )
    return single === undefined ? lastState(passages) : stateIn(passages[0], isOn(given, 'before') ? 'before' : 'after')
  })
}

const gamesText = ({ history }: Team): string => {
  const games = history.filter(({ what }) => what === 'match').length
  return games === 1 ? '1 match' : `${games} matches`
}

export const restore = async (given: Given, path: string): Promise<number> => {
  const folder = textOf(given, 'records') ?? dirname(path)
  if (textOf(given, 'record') === undefined) await settle(filesIn(folder))
  const { was, state } = await changeFiles(() => {
    const state = wishedState(given, path)
    const text = writeTeam(state.team)
    const was = readIfThere(path)
    return { files: was === text ? [] : [{ path, text, was, keepOld: true }], value: { was, state } }
  })
  const { team, path: record, when } = state
  const written =
    was === writeTeam(team)
      ? `${path} holds this already; nothing was written.`
      : `Written to ${path}${was === null ? '.' : `; the old file is in ${path}.bak.`}`
  console.log(
    [
      `${team.name} as it ${when === 'after' ? 'came out of' : 'went into'} ${record}:`,
      `  ${gamesText(team)} in its book, treasury ${gold(team.treasury)}, value for the next match ${gold(currentTeamValue(team))}`,
      written,
    ].join('\n'),
  )
  return 0
}
