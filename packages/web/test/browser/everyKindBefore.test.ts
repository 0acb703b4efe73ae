// Every kind of question of the older editions, in the browser: it survives a reload, and it is answered by clicking. Neighbours:
// everyKind.test.ts has the newest edition, everyKindThird.test.ts third with its options, everyKindSecond.test.ts second, ../choosing/kinds.test.ts counts them.
import { expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { everyKindOf } from '../support/kindsInPage.ts'

for (const { id } of playableEditions.slice(1).filter(({ id }) => id !== 'third' && id !== 'second'))
  it(`reloads and answers every kind of question of ${id}`, async () => {
    expect((await everyKindOf(id)).length).toBeGreaterThan(15)
  })
