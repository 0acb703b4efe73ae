// A device that has used the first version of the client keeps its matches when the database gets new stores.
import { openDB } from 'idb'
import { beforeAll, expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { shelves } from '../../src/store/db.ts'
import { savedMatches } from '../../src/store/matches.ts'
import { keptReplays } from '../../src/store/replays.ts'
import { freshStore } from '../support/freshStore.ts'
import { playedRecord, savedFrom } from '../support/played.ts'

beforeAll(freshStore)

it('keeps old matches and settings, and has a store for replays', async () => {
  const old = await openDB('double-skulls', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changedAt', 'changedAt')
      db.createObjectStore('things')
    },
  })
  const first = savedFrom(playedRecord({ edition: playableEditions[0].id, seed: 1, most: 3 }), 'first')
  await old.put('matches', first)
  await old.put('things', { theme: 'dark' }, 'settings')
  old.close()
  expect(await savedMatches()).toEqual({ sound: [first], broken: [] })
  expect(await (await shelves()).get('things', 'settings')).toEqual({ theme: 'dark' })
  expect(await keptReplays()).toEqual({ sound: [], broken: [] })
})
