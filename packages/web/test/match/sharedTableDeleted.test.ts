// A match that is deleted while tabs have it open, and saves that may not replace what is kept. Neighbours: support/sharedTabs.ts,
// sharedTable.test.ts.
import { beforeAll, describe, expect, it } from 'vitest'
import type { SavedMatch } from '../../src/match/savedMatch.ts'
import { bringBackMatch, forgetMatch, MatchGone, StaleSave, savedMatch, saveMatch } from '../../src/store/matches.ts'
import { freshStore } from '../support/freshStore.ts'
import { newLocks } from '../support/locks.ts'
import { agree, answer, becomes, inputsOf, newMatch, openTab, openTwo } from '../support/sharedTabs.ts'

beforeAll(freshStore)

describe('a match deleted while it is open', () => {
  it('stops in every tab, and goes on in the same one when it is restored', async () => {
    const id = await newMatch()
    const { one, two } = await openTwo(id)
    answer(one, 4)
    await agree(id, one, two)
    const kept = await savedMatch(id)
    await forgetMatch(id)
    await becomes(one, 'gone')
    await becomes(two, 'gone')
    expect(() => answer(one)).toThrow('Play here')
    expect(await savedMatch(id)).toBeNull()
    await bringBackMatch(kept as SavedMatch)
    await becomes(one, 'playing')
    await becomes(two, 'following')
    answer(one)
    await agree(id, one, two)
  })

  it('does not return with the next answer, but is restored with all answers on request', async () => {
    const id = await newMatch()
    const one = await openTab(id, newLocks(), { deaf: true })
    await becomes(one, 'playing')
    answer(one, 3)
    await agree(id, one)
    await forgetMatch(id)
    answer(one)
    const played = inputsOf(one)
    await becomes(one, 'gone')
    expect(await savedMatch(id)).toBeNull()
    await one.table.bringBack()
    expect(one.role()).toBe('playing')
    expect(inputsOf(one)).toEqual(played)
    await agree(id, one)
  })
})

describe('saving', () => {
  it('refuses a save that is not the next one, and one of a deleted match, and changes nothing', async () => {
    const id = await newMatch()
    const saved = (await savedMatch(id)) as SavedMatch
    await saveMatch({ ...saved, revision: 1, inputs: ['first'] })
    await expect(saveMatch({ ...saved, revision: 1, inputs: ['stale'] })).rejects.toThrow(StaleSave)
    await expect(saveMatch({ ...saved, inputs: ['uncounted'] })).rejects.toThrow(StaleSave)
    await expect(saveMatch({ ...saved, revision: 3, inputs: ['too far'] })).rejects.toThrow(StaleSave)
    expect((await savedMatch(id))?.inputs).toEqual(['first'])
    await forgetMatch(id)
    await expect(saveMatch({ ...saved, revision: 2 })).rejects.toThrow(MatchGone)
    expect(await savedMatch(id)).toBeNull()
  })

  it('accepts one of two saves at the same moment', async () => {
    const id = await newMatch()
    const saved = (await savedMatch(id)) as SavedMatch
    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((line) => saveMatch({ ...saved, revision: 1, inputs: [line] })),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    expect((await savedMatch(id))?.inputs).toEqual(['a'])
  })

  it('never replaces a newer match when an old one is restored', async () => {
    const id = await newMatch()
    const saved = (await savedMatch(id)) as SavedMatch
    await saveMatch({ ...saved, revision: 1, inputs: ['newer'] })
    await bringBackMatch(saved)
    expect((await savedMatch(id))?.inputs).toEqual(['newer'])
  })
})
