// Opens the replay of an address or a file: finds it, loads it, and saves a file's record for the next time. A record that cannot
// be played is not saved. Neighbours: reel.ts, source.ts, store/; useReel.ts and OpenRecord.tsx call it.
import { savedMatch } from '../store/matches.ts'
import { keepReplay, keptReplay } from '../store/replays.ts'
import { type Reel, reelOfRecord, reelOfSaved, stateAt, type Winding } from './reel.ts'
import { BadReplay, checkSize, readRecord } from './source.ts'

export const openReplay = async (id: string, winding: Winding): Promise<Reel> => {
  const saved = await savedMatch(id)
  if (saved) return reelOfSaved(saved, winding)
  const kept = await keptReplay(id)
  if (kept) return reelOfRecord(kept.record, winding)
  throw new BadReplay(
    `There is no match and no record "${id}" on this device. It may have been watched in another browser.`,
  )
}

interface RecordFile {
  readonly name: string
  readonly size: number
  text(): Promise<string>
}

/** Returns the id of the replay, for its address. */
export const keepRecordFile = async (file: RecordFile, now: number, winding: Winding = {}): Promise<string> => {
  checkSize(file.size)
  const record = readRecord(await file.text())
  const reel = await reelOfRecord(record, winding)
  const { id, steps } = reel
  await keepReplay({ id, record, file: file.name, state: stateAt(reel, steps.length), changedAt: now })
  return id
}
