// The page's end of the bots' worker: one worker for all, started when first asked. Neighbours: botTalk.ts, botWorker.ts.
import type { Action } from '@double-skulls/engine'
import type { BotReply, BotRequest } from './botTalk.ts'
import type { Think } from './localHost.ts'

/** What a bot may spend on a turn. */
const MILLISECONDS = 3000

type Waiting = { readonly resolve: (action: Action) => void; readonly reject: (error: Error) => void }

let worker: Worker | null = null
let tickets = 0
const waiting = new Map<number, Waiting>()

const started = (): Worker => {
  if (worker) return worker
  const made = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<BotReply>) => {
    const asked = waiting.get(data.ticket)
    waiting.delete(data.ticket)
    if ('action' in data) asked?.resolve(data.action)
    else asked?.reject(new Error(data.fault))
  }
  made.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'the worker could not be started'))
    waiting.clear()
    worker = null
  }
  worker = made
  return made
}

export const thinkInWorker: Think = (bot, engine, match, side) =>
  new Promise((resolve, reject) => {
    const ticket = ++tickets
    waiting.set(ticket, { resolve, reject })
    const request: BotRequest = {
      ticket,
      edition: engine.edition,
      bot,
      match: engine.view(match, side),
      milliseconds: MILLISECONDS,
    }
    started().postMessage(request)
  })
