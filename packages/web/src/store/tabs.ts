// Messages between tabs of this browser about matches. Neighbours: matches.ts reports deletions, match/sharedTable.ts who plays
// and what was saved.
import { isObject } from './shape.ts'

/**
 * `saved`: the store has a newer state. `gone` and `back`: it was deleted, and restored. `wanted`: another tab asks to play it.
 * `taken`: the sender plays it now. `left`: the sender no longer plays it.
 */
export const tidings = ['saved', 'gone', 'back', 'wanted', 'taken', 'left'] as const

export interface News {
  readonly is: (typeof tidings)[number]
  /** The id of the match. */
  readonly id: string
}

export interface Tabs {
  tell(news: News): void
  /** Calls back for messages of other tabs; returns a function that stops it. */
  listen(listener: (news: News) => void): () => void
  close(): void
}

const CHANNEL = 'double-skulls matches'

/** Checks the message: another tab may run another version of the client. */
const asNews = (data: unknown): News | null => {
  if (!isObject(data) || typeof data.id !== 'string') return null
  const is = tidings.find((one) => one === data.is)
  return is ? { is, id: data.id } : null
}

export const newTabs = (): Tabs => {
  const channel = new BroadcastChannel(CHANNEL)
  const listeners = new Set<(news: News) => void>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = asNews(data)
    if (news) for (const listener of [...listeners]) listener(news)
  }
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel.close(),
  }
}

let own: Tabs | null = null

/** The channel of this tab. */
export const ownTabs = (): Tabs => {
  own ??= newTabs()
  return own
}
