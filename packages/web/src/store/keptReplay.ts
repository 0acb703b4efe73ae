// A record that was opened on this device, as it is stored. Neighbours: replays.ts reads and writes it, replay/source.ts checks a
// record before it is stored.
import type { Match, MatchRecord } from '@double-skulls/engine'
import { stateShape } from '../match/savedShape.ts'
import { count, expectShape, listOf, moment, name, object, optional, record as recordOf, text, word } from './shape.ts'

/** A record that was opened once and is stored on this device. */
export interface KeptReplay {
  readonly id: string
  readonly record: MatchRecord
  /** The name of the file it came from. */
  readonly file: string
  /** The result, for lists. */
  readonly state: Match
  /** When it was opened last. */
  readonly changedAt: number
}

const keptShape = recordOf({
  id: name,
  record: recordOf({
    ...{ format: word(['double-skulls-record']), edition: text, rules: optional(count), engine: text },
    ...{ setup: object, inputs: listOf(text), final: text },
  }),
  file: text,
  state: stateShape,
  changedAt: moment,
})

export const asKeptReplay = (value: unknown): KeptReplay => {
  expectShape(keptShape, value)
  return value as KeptReplay
}
