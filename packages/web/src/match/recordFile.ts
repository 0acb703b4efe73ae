// The record of a match as a file. Neighbours: host.ts gives the record, docs/record.md describes the file.
import { plainFileName } from '../sharing/fileName.ts'
import { offerFile } from '../sharing/offerFile.ts'
import type { MatchHost } from './host.ts'

/** False for a match that began as a position and therefore has no record. */
export const saveRecord = (host: MatchHost): boolean => {
  const record = host.record()
  if (!record) return false
  offerFile(`${plainFileName(host.engine.edition, 'match')}-${host.id}.json`, `${JSON.stringify(record, null, 2)}\n`)
  return true
}
