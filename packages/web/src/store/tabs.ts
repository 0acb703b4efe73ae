// What tabs of this browser tell each other about matches. Neighbours: matches.ts tells what was thrown away,
// match/sharedTable.ts who plays and what was saved.
import { isObject } from './shape.ts'

/**
 * `saved`: there is a newer state in the store. `gone` and `back`: it was thrown away, and kept again. `wanted`: another tab
 * asks to play it. `taken`: the teller plays it now. `left`: the teller no longer does.
 */
export const tidings = ['saved', 'gone', 'back', 'wanted', 'taken', 'left'] as const

export interface News {
  readonly is: (typeof tidings)[number]
  /** The match. */
  readonly id: string
}

export interface Tabs {
  tell(news: News): void
  /** Calls back for what other tabs tell; returns how to stop that. */
  listen(listener: (news: News) => void): () => void
  close(): void
}

const CHANNEL = 'double-skulls matches'

/** Another tab may run another version of the client. */
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

/** This tab's end. */
export const ownTabs = (): Tabs => {
  own ??= newTabs()
  return own
}
