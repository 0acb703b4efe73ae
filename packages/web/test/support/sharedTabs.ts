// Tabs of a browser with the same match open, for tests. Neighbours: freshStore.ts, locks.ts; src/match/sharedTable.ts.
import { type Engine, randomCoach, type SeenInput, seededRoller, startingLineUp } from '@double-skulls/engine'
import { afterEach, expect } from 'vitest'
import type { Locks } from '../../src/match/claim.ts'
import { engineNamed } from '../../src/match/engines.ts'
import type { Seat } from '../../src/match/host.ts'
import { type LocalHost, newLocalHost, type Think } from '../../src/match/localHost.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { restoredLocalMatch } from '../../src/match/restored.ts'
import { playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'
import { openSharedTable, type Role, type SharedTable } from '../../src/match/sharedTable.ts'
import { bringBackMatch, keepNewMatch, savedMatch, saveMatch } from '../../src/store/matches.ts'
import { newTabs } from '../../src/store/tabs.ts'
import { newLocks } from './locks.ts'

export const engine = engineNamed(playableEditions[0].id) as Engine
const [first, second] = engine.rules.rosters
const setup = { home: startingLineUp(first), away: startingLineUp(second) }
const here: Seat = { by: 'here' }
export const bot: Seat = { by: 'bot', bot: 'rookie' }

let count = 0
export const newMatch = async (away: Seat = here): Promise<string> => {
  const id = `match-${++count}`
  await keepNewMatch({
    ...{ id, ...playedBy(engine), seats: { home: here, away }, beginning: { setup } },
    ...{ inputs: [], seed: 5, state: engine.start(setup), startedAt: 1, changedAt: 1 },
  })
  return id
}

export interface Tab {
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

export const openTab = async (id: string, locks: Locks, wish: TabWish = {}): Promise<Tab> => {
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

export const becomes = (tab: Tab, role: Role): Promise<void> => expect.poll(tab.role).toBe(role)

/** Two tabs with the match: the first plays, the second follows. */
export const openTwo = async (id: string): Promise<{ one: Tab; two: Tab; locks: Locks }> => {
  const locks = newLocks()
  const one = await openTab(id, locks)
  await becomes(one, 'playing')
  const two = await openTab(id, locks)
  await becomes(two, 'following')
  return { one, two, locks }
}

export const inputsOf = ({ host }: Tab): readonly SeenInput[] => host.situation().steps.map(({ input }) => input)

/** All show the same, and that is what is saved. */
export const agree = async (id: string, ...tabs: readonly Tab[]): Promise<void> => {
  const kept = async (): Promise<string> => JSON.stringify((await savedMatch(id))?.state)
  const shown = ({ host }: Tab): string => JSON.stringify(host.situation().match)
  await expect
    .poll(async () => [await kept(), ...tabs.map(shown)])
    .toSatisfy((all: readonly string[]) => new Set(all).size === 1)
}

const coach = randomCoach(seededRoller(9))
export const answer = ({ host }: Tab, times = 1): void => {
  for (let i = 0; i < times; i++) host.apply(coach(engine, host.situation().match))
}
