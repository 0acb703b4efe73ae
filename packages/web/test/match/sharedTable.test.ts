// Two tabs with the same match: one plays, the other follows live and can take over, and no save replaces a newer one.
import { engineFor, type Input, randomCoach, seededRoller, startingLineUp } from '@double-skulls/engine'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Locks } from '../../src/match/claim.ts'
import { playableEditions } from '../../src/match/engines.ts'
import type { Seat } from '../../src/match/host.ts'
import { type LocalHost, newLocalHost, restoredLocalMatch, type Think } from '../../src/match/localHost.ts'
import { playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'
import { openSharedTable, PATIENCE, type Role, type SharedTable } from '../../src/match/sharedTable.ts'
import {
  bringBackMatch,
  forgetMatch,
  keepNewMatch,
  MatchGone,
  StaleSave,
  savedMatch,
  saveMatch,
} from '../../src/store/matches.ts'
import { newTabs } from '../../src/store/tabs.ts'
import { freshStore } from '../support/freshStore.ts'
import { newLocks } from '../support/locks.ts'

beforeAll(freshStore)

const engine = engineFor(playableEditions[0])
const [first, second] = engine.rules.rosters
const setup = { home: startingLineUp(first), away: startingLineUp(second) }
const here: Seat = { by: 'here' }
const bot: Seat = { by: 'bot', bot: 'rookie' }

let count = 0
const newMatch = async (away: Seat = here): Promise<string> => {
  const id = `match-${++count}`
  await keepNewMatch({
    ...{ id, ...playedBy(engine), seats: { home: here, away }, beginning: { setup } },
    ...{ inputs: [], seed: 5, state: engine.start(setup), startedAt: 1, changedAt: 1 },
  })
  return id
}

interface Tab {
  readonly host: LocalHost
  readonly table: SharedTable
  readonly asked: () => number
  role(): Role
  /** As closing the tab does: nothing more is written or sent, and its lock is free. */
  close(): void
}

interface TabWish {
  readonly think?: Think
  readonly save?: (saved: SavedMatch) => Promise<void>
  /** Receives no messages, like a tab that hangs. */
  readonly deaf?: boolean
}

const tabsOpen: Tab[] = []
afterEach(() => {
  for (const tab of tabsOpen.splice(0)) tab.close()
})

const openTab = async (id: string, locks: Locks, wish: TabWish = {}): Promise<Tab> => {
  const saved = await savedMatch(id)
  if (!saved) throw new Error(`no match ${id}`)
  const tabs = newTabs()
  let asked = 0
  const think: Think = (...question) => {
    asked++
    return (wish.think ?? (async (_bot, of, match) => of.legal(match)[0]))(...question)
  }
  const { host, table } = openSharedTable({
    ...{ saved, locks, save: wish.save ?? saveMatch, read: savedMatch, bringBack: bringBackMatch },
    tabs: wish.deaf ? { ...tabs, listen: () => () => undefined } : tabs,
    makeHost: (save) =>
      newLocalHost(restoredLocalMatch(engine, saved), {
        ...{ think, save, now: () => 2, undo: 'until-dice', resting: true },
      }),
  })
  const close = (): void => {
    table.close()
    setTimeout(tabs.close, 50)
  }
  const tab = { host, table, asked: () => asked, role: () => table.standing().role, close }
  tabsOpen.push(tab)
  return tab
}

const becomes = (tab: Tab, role: Role): Promise<void> => expect.poll(tab.role).toBe(role)

const inputsOf = ({ host }: Tab): readonly Input[] => host.situation().steps.map(({ input }) => input)

/** Both show the same, and that is what is saved. */
const agree = async (id: string, ...tabs: readonly Tab[]): Promise<void> => {
  const kept = async (): Promise<string> => JSON.stringify((await savedMatch(id))?.state)
  const shown = ({ host }: Tab): string => JSON.stringify(host.situation().match)
  await expect
    .poll(async () => [await kept(), ...tabs.map(shown)])
    .toSatisfy((all: readonly string[]) => new Set(all).size === 1)
}

const coach = randomCoach(seededRoller(9))
const answer = ({ host }: Tab, times = 1): void => {
  for (let i = 0; i < times; i++) host.apply(coach(engine, host.situation().match))
}

describe('two tabs with one match', () => {
  it('the first plays, and the second follows every answer without giving any', async () => {
    const id = await newMatch()
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
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
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
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
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
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
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
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
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
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
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
    await new Promise((grace) => setTimeout(grace, 1200))
    one.close()
    const again = await openTab(id, locks)
    await becomes(again, 'playing')
    await becomes(two, 'following')
  })

  it('is left to the reloading tab by a tab that was just opened', async () => {
    const id = await newMatch()
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
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

describe('a match deleted while it is open', () => {
  it('stops in every tab, and goes on in the same one when it is restored', async () => {
    const id = await newMatch()
    const locks = newLocks()
    const one = await openTab(id, locks)
    await becomes(one, 'playing')
    const two = await openTab(id, locks)
    await becomes(two, 'following')
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
