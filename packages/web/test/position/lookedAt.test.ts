// When a position that is only looked at becomes a saved match. Neighbour: src/position/lookedAt.ts.
import { readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'
import { lookingShelf } from '../../src/position/lookedAt.ts'

const { engine, match } = readPosition('bb2020 turn=home:2/1 h1@h5 a1@h20 ball=c3')
const here = { by: 'here' } as const

const draft: SavedMatch = {
  ...{ id: 'x', ...playedBy(engine), seats: { home: here, away: here } },
  ...{ beginning: { position: match }, inputs: [], seed: 1, state: match, startedAt: 1, changedAt: 1 },
}

const scene = () => {
  const calls: string[] = []
  const shelf = lookingShelf(engine, draft, {
    keepNew: async ({ inputs }) => void calls.push(`new ${inputs.length}`),
    save: async ({ inputs }) => void calls.push(`save ${inputs.length}`),
    read: async () => null,
    onKept: () => void calls.push('kept'),
  })
  return { shelf, calls }
}

it('saves nothing while only dice were rolled, and still shows the latest state', async () => {
  const { shelf, calls } = scene()
  expect(await shelf.read('x')).toBe(draft)
  const rolled = { ...draft, inputs: ['6 3'], revision: 1 }
  await shelf.save(rolled)
  expect(calls).toEqual([])
  expect(await shelf.read('x')).toBe(rolled)
})

it('saves it with the first answer, and like any other match from then on', async () => {
  const { shelf, calls } = scene()
  await shelf.save({ ...draft, inputs: ['endTurn'], revision: 1 })
  await shelf.save({ ...draft, inputs: ['endTurn', 'endTurn'], revision: 2 })
  expect(calls).toEqual(['new 1', 'kept', 'save 2'])
  expect(await shelf.read('x')).toBeNull()
})

it('tries again if the device could not save it', async () => {
  const calls: string[] = []
  const shelf = lookingShelf(engine, draft, {
    keepNew: async ({ inputs }) => {
      calls.push(`new ${inputs.length}`)
      if (inputs.length === 1) throw new Error('no room')
    },
    save: async () => void calls.push('save'),
    read: async () => null,
    onKept: () => void calls.push('kept'),
  })
  await expect(shelf.save({ ...draft, inputs: ['endTurn'] })).rejects.toThrow('no room')
  await shelf.save({ ...draft, inputs: ['endTurn', 'endTurn'] })
  expect(calls).toEqual(['new 1', 'new 2', 'kept'])
})
