// Two tabs with the same match: one plays, the other follows live and can take over, and no save replaces a newer one.
// Neighbours: support/sharedTabs.ts; sharedTableDeleted.test.ts for deleted matches.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Think } from '../../src/match/localHost.ts'
import { PATIENCE } from '../../src/match/sharedTable.ts'
import { savedMatch, saveMatch } from '../../src/store/matches.ts'
import { freshStore } from '../support/freshStore.ts'
import { newLocks } from '../support/locks.ts'
import { agree, answer, becomes, bot, inputsOf, newMatch, openTab, openTwo } from '../support/sharedTabs.ts'

beforeAll(freshStore)

describe('two tabs with one match', () => {
  it('the first plays, and the second follows every answer without giving any', async () => {
    const id = await newMatch()
    const { one, two } = await openTwo(id)
    answer(one, 25)
    await agree(id, one, two)
    expect(inputsOf(two)).toEqual(inputsOf(one))
    const { yours, playing, canUndo } = two.host.situation()
    expect({ yours, playing, canUndo }).toEqual({ yours: false, playing: false, canUndo: false })
    expect(() => answer(two)).toThrow('Play here')
    expect(() => two.host.outside('concede')).toThrow('Play here')
    two.host.undo()
    await agree(id, one, two)
  })

  it('an answer undone in one tab is undone in the other, too', async () => {
    const id = await newMatch()
    const { one, two } = await openTwo(id)
    answer(one)
    await agree(id, one, two)
    const steps = inputsOf(one).length
    expect(one.host.situation().canUndo).toBe(true)
    one.host.undo()
    expect(inputsOf(one).length).toBeLessThan(steps)
    await agree(id, one, two)
    expect(inputsOf(two)).toEqual(inputsOf(one))
  })

  it('the second takes over at the current question, the first follows, and back again', async () => {
    const id = await newMatch()
    const { one, two } = await openTwo(id)
    answer(one, 10)
    const played = inputsOf(one)
    await two.table.playHere()
    expect([one.role(), two.role()]).toEqual(['following', 'playing'])
    // Answers that the first tab had not even saved when it was asked.
    expect(inputsOf(two)).toEqual(played)
    expect(() => answer(one)).toThrow('Play here')
    answer(two, 10)
    await agree(id, one, two)
    expect(two.host.situation().steps.length).toBeGreaterThan(played.length)
    await one.table.playHere()
    answer(one, 10)
    await agree(id, one, two)
    expect([one.role(), two.role()]).toEqual(['playing', 'following'])
    expect((await savedMatch(id))?.inputs.length).toBe(one.host.situation().steps.length)
  })

  it('undo works after taking over as it does after a reload', async () => {
    const id = await newMatch()
    const { one, two } = await openTwo(id)
    answer(one)
    const before = one.host.situation().steps.length
    await two.table.playHere()
    expect(two.host.situation().canUndo).toBe(true)
    two.host.undo()
    expect(two.host.situation().steps.length).toBeLessThan(before)
    await agree(id, one, two)
  })

  it('only the tab that plays lets its bot answer, and a late answer is ignored', async () => {
    const id = await newMatch(bot)
    const locks = newLocks()
    let think: (() => void) | undefined
    const slow: Think = (_bot, of, match) =>
      new Promise((answered) => {
        think = () => answered(of.legal(match)[0])
      })
    const one = await openTab(id, locks, { think: slow })
    await becomes(one, 'playing')
    const two = await openTab(id, locks, { think: slow })
    await becomes(two, 'following')
    const { host } = one
    for (let i = 0; i < 50 && host.situation().yours; i++) host.apply(host.situation().legal[0])
    await agree(id, one, two)
    expect(one.asked()).toBe(1)
    expect(two.asked()).toBe(0)
    const late = think
    const steps = inputsOf(one).length
    await two.table.playHere()
    expect(two.asked()).toBe(1)
    late?.()
    await new Promise((later) => setTimeout(later, 20))
    expect(inputsOf(one).length).toBe(steps)
    expect(inputsOf(two).length).toBe(steps)
    think?.()
    await expect.poll(() => inputsOf(two).length).toBeGreaterThan(steps)
    await agree(id, two, one)
    expect(one.asked()).toBe(1)
  })

  it('when the playing tab is closed the other says so and can go on at once', async () => {
    const id = await newMatch()
    const { one, two } = await openTwo(id)
    await new Promise((grace) => setTimeout(grace, 1200))
    answer(one, 5)
    const played = inputsOf(one)
    // What a tab has not saved yet is lost with it; this test is about what it has.
    await agree(id, one)
    one.close()
    await becomes(two, 'vacant')
    await two.table.playHere()
    expect(two.role()).toBe('playing')
    expect(inputsOf(two)).toEqual(played)
    answer(two)
    await agree(id, two)
  })

  it('takes the match from a tab that hangs, whose late save is refused', async () => {
    const id = await newMatch()
    const locks = newLocks()
    const held: (() => void)[] = []
    let hanging = false
    const one = await openTab(id, locks, {
      deaf: true,
      save: async (saved) => {
        if (hanging) await new Promise<void>((wake) => held.push(wake))
        await saveMatch(saved)
      },
    })
    await becomes(one, 'playing')
    answer(one, 3)
    await agree(id, one)
    const shared = inputsOf(one).length
    hanging = true
    answer(one)
    const two = await openTab(id, locks)
    await becomes(two, 'following')
    const began = Date.now()
    await two.table.playHere()
    expect(Date.now() - began).toBeGreaterThan(PATIENCE - 100)
    expect(two.role()).toBe('playing')
    expect(inputsOf(two).length).toBe(shared)
    answer(two, 2)
    await agree(id, two)
    for (const wake of held) wake()
    await becomes(one, 'following')
    await expect.poll(() => one.table.standing().note).toContain('does not count')
    await agree(id, one, two)
  })

  it('goes back to the tab that was reloaded, not to the one that follows', async () => {
    const id = await newMatch()
    const { one, two, locks } = await openTwo(id)
    await new Promise((grace) => setTimeout(grace, 1200))
    one.close()
    const again = await openTab(id, locks)
    await becomes(again, 'playing')
    await becomes(two, 'following')
  })

  it('is left to the reloading tab by a tab that was just opened', async () => {
    const id = await newMatch()
    const { one, two, locks } = await openTwo(id)
    answer(one)
    await agree(id, one, two)
    one.close()
    await becomes(two, 'vacant')
    const again = await openTab(id, locks)
    await becomes(again, 'playing')
    await becomes(two, 'following')
  })

  it('without locks, the tab opened last plays and the other follows', async () => {
    const id = await newMatch()
    const one = await openTab(id, undefined)
    await becomes(one, 'playing')
    const two = await openTab(id, undefined)
    await becomes(two, 'playing')
    await becomes(one, 'following')
    answer(two, 4)
    await agree(id, one, two)
    await one.table.playHere()
    await becomes(two, 'following')
    answer(one)
    await agree(id, one, two)
  })
})
