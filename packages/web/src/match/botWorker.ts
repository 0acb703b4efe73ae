// Where bots think, so that the page never waits for them. Neighbours: botTalk.ts is the language, bots.ts the page's end.
import { type Bot, botNames, newBot } from '@double-skulls/bots'
import type { BotReply, BotRequest } from './botTalk.ts'
import { engineNamed } from './engines.ts'

const bots = new Map<string, Bot>()

const botNamed = (edition: string, name: string): Bot => {
  const key = `${edition} ${name}`
  let bot = bots.get(key)
  if (!bot) {
    const known = botNames.find((one) => one === name)
    if (!known) throw new Error(`there is no bot "${name}"; there are ${botNames.join(', ')}`)
    bot = newBot(known, crypto.getRandomValues(new Int32Array(1))[0])
    bots.set(key, bot)
  }
  return bot
}

const answer = ({ ticket, edition, bot, match, milliseconds }: BotRequest): BotReply => {
  try {
    const engine = engineNamed(edition)
    if (!engine) throw new Error(`there is no edition "${edition}"`)
    return { ticket, action: botNamed(edition, bot)(engine, match, { milliseconds }) }
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  self.postMessage(answer(data))
}
