// The page's side of the worker: one worker for the whole program, because starting one takes time; started at the first request.
// What it holds for a match is dropped when the match is closed. Neighbours: talk.ts, worker.ts.
import type { Action, Engine, Match } from '@double-skulls/engine'
import type { Think } from '../match/localHost.ts'
import type { CloseMessage, DeedChances, Reply, Request, WantedPlan } from './talk.ts'

/** The time a bot may use for a turn. */
const MILLISECONDS = 3000

interface Waiting {
  readonly take: (reply: Reply) => void
  readonly fail: (error: Error) => void
}

let worker: Worker | null = null
let tickets = 0
let tables = 0
/** Pending requests of all matches; each is removed with its reply. */
const waiting = new Map<number, Waiting>()

const started = (): Worker => {
  if (worker) return worker
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.ticket)
    waiting.delete(data.ticket)
    if ('fault' in data) asked?.fail(new Error(data.fault))
    else asked?.take(data)
  }
  made.onerror = ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(message || 'the worker could not be started'))
    waiting.clear()
    worker = null
  }
  worker = made
  return made
}

/** A request before it has its ticket number. */
type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'ticket'> : never) : never

const ask = (wish: Wish): Promise<Reply> =>
  new Promise((take, fail) => {
    const ticket = ++tickets
    waiting.set(ticket, { take, fail })
    started().postMessage({ ...wish, ticket })
  })

/** The bots of one opened match. */
export interface Thinker {
  readonly think: Think
  /** Drops their memory. */
  close(): void
}

export const newThinker = (): Thinker => {
  const table = ++tables
  return {
    think: async (bot, engine, match, side, seed) => {
      const seen = engine.view(match, side)
      const reply = await ask({
        ...{ ask: 'answer', table, edition: engine.edition, match: seen, bot, seed, milliseconds: MILLISECONDS },
      })
      if ('answer' in reply) return reply.answer
      throw new Error('the worker answered something else')
    },
    close: () => {
      const farewell: CloseMessage = { ask: 'nothing', table }
      worker?.postMessage(farewell)
    },
  }
}

export const oddsInWorker = async (engine: Engine, match: Match, plan: WantedPlan): Promise<DeedChances> => {
  const reply = await ask({ ask: 'odds', edition: engine.edition, match, plan })
  return 'chances' in reply ? reply.chances : null
}

export const outlooksInWorker = async (
  engine: Engine,
  match: Match,
  answers: readonly Action[],
): Promise<readonly (number | null)[]> => {
  const reply = await ask({ ask: 'outlooks', edition: engine.edition, match, answers })
  return 'outlooks' in reply ? reply.outlooks : []
}
