// Reads the league records of a folder and ignores its other files. Neighbours: teamAudit.ts and teamRestore.ts use it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BadRecord } from '@double-skulls/engine'
import { BadTeam, isLeagueRecord, type NamedRecord, readLeagueRecord } from '@double-skulls/league'
import { readText, reasonOf } from './files.ts'
import { refuse } from './usage.ts'

type Refusal = BadTeam | BadRecord
export const isRefusal = (error: unknown): error is Refusal => error instanceof BadTeam || error instanceof BadRecord

export interface RecordFolder {
  readonly records: readonly NamedRecord[]
  readonly unreadable: readonly { readonly path: string; readonly error: Refusal }[]
}

/** The paths of all files that may be records. */
export const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map(({ name }) => join(folder, name))
      .sort()
  } catch (error) {
    return refuse(
      `cannot read the folder "${folder}": ${reasonOf(error)}; give the folder of the records with --records`,
    )
  }
}

export const recordsIn = (folder: string): RecordFolder => {
  const records: NamedRecord[] = []
  const unreadable: { path: string; error: Refusal }[] = []
  for (const path of filesIn(folder)) {
    const text = readText(path)
    if (!isLeagueRecord(text)) continue
    try {
      records.push({ path, record: readLeagueRecord(text) })
    } catch (error) {
      if (!isRefusal(error)) throw error
      unreadable.push({ path, error })
    }
  }
  return { records, unreadable }
}
