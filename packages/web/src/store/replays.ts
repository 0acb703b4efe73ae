// Records that were opened on this device, each kept once. Neighbours: db.ts, replay/source.ts.
import type { KeptReplay } from '../replay/source.ts'
import { shelves } from './db.ts'

export const keepReplay = async (kept: KeptReplay): Promise<void> => {
  await (await shelves()).put('replays', kept)
}

export const keptReplay = async (id: string): Promise<KeptReplay | null> =>
  (await (await shelves()).get('replays', id)) ?? null

/** The last opened first. */
export const keptReplays = async (): Promise<readonly KeptReplay[]> =>
  (await (await shelves()).getAllFromIndex('replays', 'changedAt')).reverse()

export const forgetReplay = async (id: string): Promise<void> => {
  await (await shelves()).delete('replays', id)
}
