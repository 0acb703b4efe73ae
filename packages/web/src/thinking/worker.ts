// Where bots think and long odds are reckoned, so that the page never waits. Neighbours: talk.ts is the language,
// thinker.ts the page's end.
import { type Bot, botNames, newBot } from '@double-skulls/bots'
import type { Engine } from '@double-skulls/engine'
import { engineNamed } from '../match/engines.ts'
import { deedChances } from './deedChances.ts'
import type { Reply, Request } from './talk.ts'
import { turnoverAfter } from './turnoverAfter.ts'

const bots = new Map<string, Bot>()

const botNamed = (edition: string, name: string, seed: number | null): Bot => {
  const known = botNames.find((one) => one === name)
  if (!known) throw new Error(`there is no bot "${name}"; there are ${botNames.join(', ')}`)
  const key = `${edition} ${name} ${seed}`
  const bot = bots.get(key) ?? newBot(known, seed ?? crypto.getRandomValues(new Int32Array(1))[0])
  bots.set(key, bot)
  return bot
}

const engineOf = (edition: string): Engine => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`there is no edition "${edition}"`)
  return engine
}

const reply = (request: Request): Reply => {
  const { ticket, edition, match } = request
  try {
    const engine = engineOf(edition)
    switch (request.ask) {
      case 'answer': {
        const { bot, seed, milliseconds } = request
        return { ticket, answer: botNamed(edition, bot, seed)(engine, match, { milliseconds }) }
      }
      case 'odds':
        return { ticket, chances: deedChances(engine, match, request.plan) }
      case 'outlooks':
        return { ticket, outlooks: request.answers.map((answer) => turnoverAfter(engine, match, answer)) }
    }
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  self.postMessage(reply(data))
}
