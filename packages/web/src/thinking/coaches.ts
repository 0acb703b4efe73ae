// The bots of the open matches: each match has its own, because a bot remembers its plan; they are dropped with the match.
// Neighbours: worker.ts asks them, thinker.ts says when a match is closed.
import { type Bot, botNames, newBot } from '@double-skulls/bots'

export interface Coaches {
  /** `table` is the id of an opened match. */
  of(table: number, name: string, seed: number | null): Bot
  forget(table: number): void
}

export const newCoaches = (): Coaches => {
  const tables = new Map<number, Map<string, Bot>>()
  return {
    of: (table, name, seed) => {
      const known = botNames.find((one) => one === name)
      if (!known) throw new Error(`there is no bot "${name}"; there are ${botNames.join(', ')}`)
      const there = tables.get(table) ?? new Map<string, Bot>()
      tables.set(table, there)
      const key = `${name} ${seed}`
      const bot = there.get(key) ?? newBot(known, seed ?? crypto.getRandomValues(new Int32Array(1))[0])
      there.set(key, bot)
      return bot
    },
    forget: (table) => {
      tables.delete(table)
    },
  }
}
