// What a golden match is compared by. Neighbours: matches.ts, golden.test.ts.
import type { Engine } from '../../src/engine.ts'
import { accountCheck, type MatchRecord, replay } from '../../src/play/record.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'
import { eventsHash } from '../support/eventsHash.ts'

/** The kind of an event: its type with its main word, as `injured knockedOut` or `rolled dodge`. */
const kindOf = (event: GameEvent): string => {
  if (event.type === 'rolled') return `rolled ${event.roll.roll}`
  const { type, ...fields } = event
  const words = ['result', 'how', 'why', 'action', 'skill', 'with', 'what', 'state', 'weather', 'by', 'band']
  const values: Record<string, unknown> = fields
  const word = words.map((name) => values[name]).find((value) => typeof value === 'string')
  return word === undefined ? type : `${type} ${word}`
}

export interface Summary {
  readonly result: string
  readonly touchdowns: number
  readonly casualties: number
  readonly turnovers: number
  readonly halves: number
  readonly inputs: number
  /** Number of different kinds of events, and of all events. */
  readonly kinds: number
  readonly events: number
  /** All events as one SHA-256. */
  readonly eventsHash: string
  /** The checksum of the account of the end. */
  readonly final: string
}

/** Replays a record and sums it up; throws if an input does not fit. */
export const summaryOf = (engine: Engine, record: MatchRecord): Summary => {
  const events: GameEvent[] = []
  const match = replay(engine, record, (_input, happened) => {
    events.push(...happened)
  })
  const count = (type: GameEvent['type']): number => events.filter((event) => event.type === type).length
  const { home, away } = match.squads
  return {
    result: `${home.name} ${home.score} - ${away.score} ${away.name}, ${match.result?.by ?? 'not over'}`,
    touchdowns: count('touchdown'),
    casualties: count('casualty'),
    // A touchdown also ends the turn, but is not a turnover.
    turnovers: events.filter((event) => event.type === 'turnover' && event.why !== 'touchdown').length,
    halves: count('halfEnded'),
    inputs: record.inputs.length,
    kinds: new Set(events.map(kindOf)).size,
    events: events.length,
    eventsHash: eventsHash(events),
    final: accountCheck(engine, match),
  }
}

export const summariesFile = new URL('summaries.json', import.meta.url)
