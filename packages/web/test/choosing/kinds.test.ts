// The questions that the browser tests open are of every kind that the engine has: together the editions ask all of them.
import { questionKinds } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { playableEditions } from '../../src/match/engines.ts'
import { decisionsOf } from '../support/kinds.ts'

it('meets every kind of question in some edition, a few inputs after a state of its own', () => {
  const met = new Set<string>()
  // Only with that option a coach can call an illegal procedure.
  for (const id of new Set([...playableEditions.map((edition) => edition.id), 'third:illegalProcedure']))
    for (const { kind, inputs } of decisionsOf(id)) {
      met.add(kind)
      expect(inputs.length).toBeLessThanOrEqual(6)
    }
  expect(questionKinds.filter((kind) => !met.has(kind))).toEqual([])
})
