// A match's record as a file for the coach to keep. Neighbours: host.ts gives the record, docs/record.md describes the file.
import type { MatchHost } from './host.ts'

const offerFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** False for a match that began as a position and so has no record. */
export const saveRecord = (host: MatchHost): boolean => {
  const record = host.record()
  if (!record) return false
  offerFile(`${host.engine.edition}-${host.id}.json`, `${JSON.stringify(record, null, 2)}\n`)
  return true
}
