// The shape of a saved match: what every list and page may rely on once it was read. Whether the rules can go on with it is
// checked when it is opened. Neighbours: savedMatch.ts has the types, store/matches.ts reads with it.
import { editionFault, sides } from '@double-skulls/engine'
import {
  count,
  either,
  expectShape,
  isObject,
  listOf,
  moment,
  name,
  nothing,
  object,
  optional,
  points,
  record,
  type Shape,
  text,
  wholeNumber,
  word,
} from '../store/shape.ts'
import type { SavedMatch } from './savedMatch.ts'

const ofBoth = (shape: Shape): Shape => record(Object.fromEntries(sides.map((side) => [side, shape])))

const seat = either(
  'a coach at the screen or a bot with its name',
  record({ by: word(['here']) }),
  record({ by: word(['bot']), bot: name }),
)

/** Lists must not offer a match that no page could open. */
const knownEdition: Shape = (value, where) =>
  name(value, where) ??
  (editionFault(String(value)) === '' ? null : `it is played by rules that this client does not know ("${value}")`)

/** The parts of a state that lists show. */
export const stateShape = record({
  edition: knownEdition,
  squads: ofBoth(record({ name: text, roster: text, score: points })),
  clock: record({ half: count, home: count, away: count }),
  result: either('null or a result', nothing, record({ winner: word([...sides, 'draw']) })),
})

const foretold = optional(listOf(record({ why: text, dice: listOf(count) })))

const savedShape = record({
  id: name,
  edition: knownEdition,
  engine: name,
  rules: optional(count),
  seats: ofBoth(seat),
  beginning: either('line-ups or a position', record({ setup: object, foretold }), record({ position: object })),
  inputs: listOf(text),
  seed: either('null or a whole number', nothing, wholeNumber),
  state: stateShape,
  startedAt: moment,
  changedAt: moment,
  revision: optional(count),
})

export const asSavedMatch = (value: unknown): SavedMatch => {
  expectShape(savedShape, value)
  return value as SavedMatch
}

/** The number of saves in any stored value; older saves did not count. */
export const revisionOf = (value: unknown): number =>
  isObject(value) && Number.isSafeInteger(value.revision) ? Number(value.revision) : 0
