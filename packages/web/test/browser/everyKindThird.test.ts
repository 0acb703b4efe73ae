// Every kind of question of third, with illegal procedure and with undeclared actions too, in the browser: it survives a reload, and
// it is answered by clicking. Neighbours: everyKindBefore.test.ts has the other older editions, ../choosing/kinds.test.ts counts them.
import { expect, it } from 'vitest'
import { everyKindOf } from '../support/kindsInPage.ts'

const everywhere = ['turn', 'activation', 'catchBall', 'useSkill', 'setUp', 'inducement'] as const

it('reloads and answers every kind of question of third', async () => {
  const kinds = await everyKindOf('third')
  expect(kinds).toEqual(expect.arrayContaining([...everywhere]))
  expect(kinds.length).toBeGreaterThan(15)
})

it('reloads and answers every kind of question of third with both options', async () => {
  const kinds = await everyKindOf('third:illegalProcedure:undeclared')
  expect(kinds).toEqual(expect.arrayContaining([...everywhere, 'callIllegal']))
})
