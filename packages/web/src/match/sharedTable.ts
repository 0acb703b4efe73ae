// A match that several tabs may have open: one plays it, the others follow it live, and any of them can take it over. Neighbours:
// claim.ts says which tab plays, store/tabs.ts carries the messages, localHost.ts plays or rests, table/OtherTab.tsx shows the
// state.
import { MatchGone, StaleSave } from '../store/matches.ts'
import type { Tabs } from '../store/tabs.ts'
import { type Locks, newClaim } from './claim.ts'
import type { LocalHost } from './localHost.ts'
import type { SavedMatch } from './savedMatch.ts'

/**
 * `opening`: not known yet. `playing`: this tab plays. `following`: another tab plays. `vacant`: no tab plays any more. `gone`:
 * the match was deleted. `outdated`: the saved match no longer continues what is shown here, and must be opened again.
 */
export type Role = 'opening' | 'playing' | 'following' | 'vacant' | 'gone' | 'outdated'

export interface Standing {
  readonly role: Role
  /** The match is being fetched from the tab that plays it. */
  readonly asking: boolean
  /** A message for the coach about what he did here; '' when there is none. */
  readonly note: string
}

export interface SharedTable {
  /** The same object until something changes. */
  standing(): Standing
  subscribe(listener: () => void): () => void
  /** Plays the match in this tab from now on. */
  playHere(): Promise<void>
  /** Saves a deleted match again, as it is shown here. */
  bringBack(): Promise<void>
  close(): void
}

export interface TableSurroundings {
  /** As it was read when the page was opened. */
  readonly saved: SavedMatch
  readonly tabs: Tabs
  readonly locks: Locks
  readonly save: (saved: SavedMatch) => Promise<void>
  readonly read: (id: string) => Promise<SavedMatch | null>
  readonly bringBack: (saved: SavedMatch) => Promise<void>
  /** Makes the host, at rest; it saves with this function. */
  readonly makeHost: (save: (saved: SavedMatch) => Promise<void>) => LocalHost
}

/** How long, in milliseconds, a tab may take to hand a match over before it is taken by force. */
export const PATIENCE = 1500
/** How often a tab checks whether the playing tab is still there. */
const ROUND = 500
/** The same interval right after opening. */
const EARLY_ROUND = 100
/**
 * For this many checks after opening, the match is taken as soon as it is free: a reload may be faster than the end of the page
 * before it. Counted in checks, not seconds, because on a busy machine everything takes longer.
 */
const EARLY_ROUNDS = 8

const DROPPED = 'Your last answer here does not count: the match had gone on in another tab.'

export const openSharedTable = (around: TableSurroundings): { host: LocalHost; table: SharedTable } => {
  const { tabs } = around
  const { id } = around.saved
  const listeners = new Set<() => void>()
  let now: Standing = { role: 'opening', asking: false, note: '' }
  let closed = false
  /** What would have to be saved again if it were deleted. */
  let last = around.saved

  const change = (next: Partial<Standing>): void => {
    if (closed || Object.entries(next).every(([field, value]) => now[field as keyof Standing] === value)) return
    now = { ...now, ...next }
    for (const listener of [...listeners]) listener()
  }

  /** Another tab plays now. */
  const yieldTo = (role: Role, note = ''): void => {
    host.rest()
    change({ role, note })
  }

  const host = around.makeHost(async (saved) => {
    try {
      await around.save(saved)
      last = saved
      tabs.tell({ is: 'saved', id })
    } catch (error) {
      last = saved
      if (error instanceof MatchGone) yieldTo('gone')
      else if (error instanceof StaleSave) {
        yieldTo('following', DROPPED)
        claim.release().then(catchUp)
      }
      throw error
    }
  })

  const claim = newClaim(id, around.locks, () => {
    yieldTo('following')
    catchUp()
  })

  /** Shows the saved match; false when there is nothing to continue from. */
  const sync = async (): Promise<boolean> => {
    const saved = await around.read(id)
    if (closed) return false
    if (!saved) {
      yieldTo('gone')
      return false
    }
    last = saved
    if (host.adopt(saved)) return true
    change({ role: 'outdated' })
    return false
  }

  let reading = false
  let more = false
  /** One read at a time, then the latest. A failed read is repeated with the next message. */
  const catchUp = (): void => {
    more = reading
    if (reading || closed || now.role === 'playing') return
    reading = true
    sync()
      .catch(() => undefined)
      .finally(() => {
        reading = false
        if (more) catchUp()
      })
  }

  let early = EARLY_ROUNDS

  const begin = async (): Promise<void> => {
    if (!(await sync())) {
      await claim.release()
      return
    }
    early = 0
    tabs.tell({ is: 'taken', id })
    change({ role: 'playing', asking: false, note: '' })
    host.play()
  }

  const handOver = async (): Promise<void> => {
    yieldTo('following')
    await host.rest()
    await claim.release()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const round = async (): Promise<void> => {
    clearTimeout(timer)
    if (closed) return
    if (!now.asking && (now.role === 'following' || now.role === 'vacant')) {
      const free = await claim.isFree()
      if (free && early > 0 && (await claim.take())) await begin()
      else if (now.role === 'following' || now.role === 'vacant') change({ role: free ? 'vacant' : 'following' })
    }
    clearTimeout(timer)
    if (!closed) timer = setTimeout(goOnRounds, early > 0 ? EARLY_ROUND : ROUND)
  }
  const goOnRounds = (): void => {
    early = Math.max(0, early - 1)
    goRound()
  }
  const goRound = (): void => {
    round().catch(() => undefined)
  }

  const unlisten = tabs.listen((news) => {
    if (news.id !== id || closed) return
    // Another tab is alive, and knows whether it plays.
    if (news.is !== 'left') early = 0
    switch (news.is) {
      case 'saved':
        if (now.role === 'gone') change({ role: 'following' })
        catchUp()
        goRound()
        return
      case 'back':
        if (now.role === 'gone') open().catch(() => change({ role: 'following' }))
        return
      case 'gone':
        // The playing tab keeps its claim: the match may be restored, and then the same tab goes on.
        yieldTo('gone')
        return
      case 'wanted':
        if (now.role === 'playing') handOver().catch(() => undefined)
        return
      case 'taken':
        if (now.role === 'playing' && !around.locks) yieldTo('following')
        else if (now.role === 'vacant') change({ role: 'following' })
        return
      case 'left':
        goRound()
        return
    }
  })

  const open = async (): Promise<void> => {
    if (await claim.take()) await begin()
    else {
      change({ role: 'following' })
      catchUp()
    }
    goRound()
  }
  open().catch(() => change({ role: 'following' }))

  const playHere = async (): Promise<void> => {
    if (now.asking || now.role === 'playing') return
    change({ asking: true, note: '' })
    try {
      if (!(await claim.take())) {
        tabs.tell({ is: 'wanted', id })
        await claim.takeOver(PATIENCE)
      }
      if (closed) await claim.release()
      else await begin()
    } finally {
      change({ asking: false })
    }
  }

  return {
    host,
    table: {
      standing: () => now,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      playHere,
      bringBack: async () => {
        await around.bringBack(last)
        change({ role: 'vacant' })
        await playHere()
      },
      close: () => {
        closed = true
        clearTimeout(timer)
        unlisten()
        listeners.clear()
        host.close()
        host
          .rest()
          .then(claim.release)
          .then(() => tabs.tell({ is: 'left', id }))
          .catch(() => undefined)
      },
    },
  }
}
