// A device that has played with the first version of the client keeps its matches when the store gets new shelves.
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { shelves } from '../../src/store/db.ts'
import { savedMatches } from '../../src/store/matches.ts'
import { keptReplays } from '../../src/store/replays.ts'

it('keeps old matches and settings, and has room for replays', async () => {
  const old = await openDB('double-skulls', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changedAt', 'changedAt')
      db.createObjectStore('things')
    },
  })
  await old.put('matches', { id: 'first', changedAt: 5 })
  await old.put('things', { theme: 'dark' }, 'settings')
  old.close()
  expect((await savedMatches()).map(({ id }) => id)).toEqual(['first'])
  expect(await (await shelves()).get('things', 'settings')).toEqual({ theme: 'dark' })
  expect(await keptReplays()).toEqual([])
})
