// Where bots think and long odds are calculated, so that the page never waits. Neighbours: talk.ts has the messages, thinker.ts
// is the page's side, coaches.ts has the bots.
import type { Engine } from '@double-skulls/engine'
import { loadEdition } from '../match/editions.ts'
import { engineNamed } from '../match/engines.ts'
import { newCoaches } from './coaches.ts'
import { deedChances } from './deedChances.ts'
import type { CloseMessage, Reply, Request } from './talk.ts'
import { turnoverAfter } from './turnoverAfter.ts'

/** Of all open matches. */
const coaches = newCoaches()

const engineOf = (edition: string): Engine => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`there is no edition "${edition}"`)
  return engine
}

const reply = async (request: Request): Promise<Reply> => {
  const { ticket, edition, match } = request
  try {
    await loadEdition(edition)
    const engine = engineOf(edition)
    switch (request.ask) {
      case 'answer': {
        const { table, bot, seed, milliseconds } = request
        return { ticket, answer: coaches.of(table, bot, seed)(engine, match, { milliseconds }) }
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

self.onmessage = ({ data }: MessageEvent<Request | CloseMessage>) => {
  if (data.ask === 'nothing') coaches.forget(data.table)
  else reply(data).then((answer) => self.postMessage(answer))
}
