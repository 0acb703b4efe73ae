// Every kind of question of the newest edition, in the browser: it survives a reload, and it is answered by clicking. Neighbours:
// everyKindBefore.test.ts has the other editions, ../choosing/kinds.test.ts counts the kinds.
import { expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { everyKindOf } from '../support/kindsInPage.ts'

for (const { id } of playableEditions.slice(0, 1))
  it(`reloads and answers every kind of question of ${id}`, async () => {
    expect((await everyKindOf(id)).length).toBeGreaterThan(15)
  })
