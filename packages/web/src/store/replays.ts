// Records that were opened on this device, each stored once. Neighbours: db.ts, shelf.ts reads, replay/source.ts checks.

import { shelves } from './db.ts'
import { asKeptReplay, type KeptReplay } from './keptReplay.ts'
import { keepRecord, readRecord, readShelf, type Sorted } from './shelf.ts'

export const keepReplay = (kept: KeptReplay): Promise<void> => keepRecord('replays', kept)

/** null when there is none; throws BrokenRecord when it cannot be read. */
export const keptReplay = (id: string): Promise<KeptReplay | null> => readRecord('replays', id, asKeptReplay)

/** Last opened first. */
export const keptReplays = (): Promise<Sorted<KeptReplay>> => readShelf('replays', asKeptReplay)

export const forgetReplay = async (id: string): Promise<void> => {
  await (await shelves()).delete('replays', id)
}
