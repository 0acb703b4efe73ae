// Turns the events of a match into lines, for the client's log and the terminal; the same match always gives the same
// lines. Neighbours: sentence.ts, template.ts, line.ts.
import type { Engine, GameEvent, Match } from '@double-skulls/engine'
import { type LogLine, plainLine, textOf } from './line.ts'
import { sentenceOf } from './sentence.ts'
import { fill, oneOf } from './template.ts'

export interface Teller {
  /** The line of the next event, or null where another event covers it; `id` is its number. */
  tell(event: GameEvent, after: Match, id: number): LogLine | null
}

/** Needs every event from the start of the match, so that no sentence is used twice in a row. */
export const newTeller = (engine: Engine): Teller => {
  const last = new Map<string, string>()
  let events = 0
  return {
    tell: (event, after, id) => {
      const seed = events++
      const sentence = sentenceOf(engine, after, event)
      if (!sentence) return null
      const { choices, slots, kind, topics, side, more } = sentence
      const chosen = oneOf(choices, seed, last.get(choices[0]) ?? '')
      last.set(choices[0], chosen)
      return { ...plainLine, id, kind, topics, side, parts: fill(chosen, slots), ...more }
    },
  }
}

/** A single event in its plainest sentence; null where another event covers it. */
export const plainSentence = (engine: Engine, after: Match, event: GameEvent): string | null => {
  const sentence = sentenceOf(engine, after, event)
  return sentence && textOf({ parts: fill(sentence.choices[0], sentence.slots) })
}
