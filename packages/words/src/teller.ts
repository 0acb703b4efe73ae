// Tells a match event by event: one line for each that has something to say. The one maker of words for events, for logs and
// terminals alike; the same match is always told the same way. Neighbours: sentence.ts, template.ts, line.ts.
import type { Engine, GameEvent, Match } from '@double-skulls/engine'
import { type LogLine, plainLine, textOf } from './line.ts'
import { sentenceOf } from './sentence.ts'
import { fill, oneOf } from './template.ts'

export interface Teller {
  /** The line of the next event, or null where another event of the same moment says it; `id` is its number. */
  tell(event: GameEvent, after: Match, id: number): LogLine | null
}

/** Must be told every event of the match from its beginning: no sentence is taken twice in a row. */
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

/** An event by itself, in the plainest of its sentences; null where another event of the same moment says it. */
export const plainSentence = (engine: Engine, after: Match, event: GameEvent): string | null => {
  const sentence = sentenceOf(engine, after, event)
  return sentence && textOf({ parts: fill(sentence.choices[0], sentence.slots) })
}
