// A record: edition, engine version, line-ups and every input with its dice. Each input carries a checksum of
// everything before it, and the end one of the final state, so that the first changed line is found. Neighbours:
// inputText.ts writes the lines, playMatch.ts plays, docs/record.md describes the file.
import { ENGINE_VERSION, type Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import type { MatchSetup } from '../lineUp.ts'
import { withoutMark } from '../plainText.ts'
import type { Input } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import { readInput, writeInput } from './inputText.ts'

export interface MatchRecord {
  readonly format: 'double-skulls-record'
  readonly edition: string
  readonly engine: string
  readonly setup: MatchSetup
  /** `input #check`, one per line. */
  readonly inputs: readonly string[]
  /** The checksum of the final state; '' until the match is over. */
  readonly final: string
}

export class BadRecord extends Error {}

/** FNV-1a, 32 bits: enough to find an accidental change; not a signature. */
const mix = (hash: number, text: string): number => {
  let h = hash
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}
const START = 0x811c9dc5
const hex = (hash: number): string => hash.toString(16).padStart(8, '0')

const headCheck = (edition: string, engine: string, setup: MatchSetup): number =>
  mix(START, JSON.stringify([edition, engine, setup]))

export const stateCheck = (match: Match): string => hex(mix(START, JSON.stringify(match)))

export interface Recorder {
  readonly match: Match
  apply(input: Input): readonly GameEvent[]
  record(): MatchRecord
}

/** Starts a match and records its inputs. */
export const newRecorder = (engine: Engine, setup: MatchSetup): Recorder => {
  const match = engine.start(setup)
  const inputs: string[] = []
  let check = headCheck(engine.edition, ENGINE_VERSION, setup)
  return {
    match,
    apply(input) {
      const events = engine.apply(match, input)
      const line = writeInput(engine.rules.pitch, input)
      check = mix(check, line)
      inputs.push(`${line} #${hex(check)}`)
      return events
    },
    record: () => ({
      format: 'double-skulls-record',
      edition: engine.edition,
      engine: ENGINE_VERSION,
      setup,
      inputs: inputs.slice(),
      final: match.stack.length === 0 ? stateCheck(match) : '',
    }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads a record from a file's text; says what is wrong if it is none. */
export const parseRecord = (text: string): MatchRecord => {
  let data: unknown
  try {
    data = JSON.parse(withoutMark(text))
  } catch {
    throw new BadRecord('this is no record: the file is not valid JSON')
  }
  if (!isObject(data) || data.format !== 'double-skulls-record')
    throw new BadRecord('this is no record: "format" must be "double-skulls-record"')
  for (const field of ['edition', 'engine', 'final'] as const)
    if (typeof data[field] !== 'string') throw new BadRecord(`this is no record: "${field}" must be a text`)
  if (!isObject(data.setup)) throw new BadRecord('this is no record: "setup" must hold the line-ups')
  if (!Array.isArray(data.inputs) || !data.inputs.every((line) => typeof line === 'string'))
    throw new BadRecord('this is no record: "inputs" must be a list of texts')
  return data as unknown as MatchRecord
}

const misfit = (index: number, line: string, why: string): never => {
  throw new BadRecord(`input ${index + 1} ("${line}") does not fit: ${why}`)
}

/** One replayed input. The match is the same object throughout and changes with the next input. */
export interface Replayed {
  readonly input: Input
  readonly events: readonly GameEvent[]
  readonly match: Match
  readonly index: number
}

/** Replays a record input by input and returns the final state; throws at the first input that does not fit. */
export function* replaying(engine: Engine, record: MatchRecord): Generator<Replayed, Match, void> {
  if (record.edition !== engine.edition)
    throw new BadRecord(`this record is of edition "${record.edition}", not "${engine.edition}"`)
  if (record.engine !== ENGINE_VERSION)
    throw new BadRecord(
      `input 1 does not fit: this record was made by engine ${record.engine}, and this is engine ${ENGINE_VERSION}`,
    )
  const match = engine.start(record.setup)
  let check = headCheck(record.edition, record.engine, record.setup)
  for (const [index, whole] of record.inputs.entries()) {
    const [line, mark] = whole.split(' #')
    check = mix(check, line)
    if (mark !== hex(check)) misfit(index, line, 'it or something before it was changed')
    const input = readInput(engine.rules.pitch, line)
    if (!input) return misfit(index, line, 'it is no input')
    let events: readonly GameEvent[] = []
    try {
      events = engine.apply(match, input)
    } catch (error) {
      misfit(index, line, error instanceof Error ? error.message : String(error))
    }
    yield { input, events, match, index }
  }
  const over = match.stack.length === 0
  if (!over && record.final !== '')
    throw new BadRecord(
      `input ${record.inputs.length + 1} is missing: the record was cut off before the match was over`,
    )
  if (over && record.final !== stateCheck(match))
    throw new BadRecord('the final state does not fit the check at the end of the record')
  return match
}

export type OnReplay = (input: Input, events: readonly GameEvent[], match: Match, index: number) => void

/** Replays the whole record. */
export const replay = (engine: Engine, record: MatchRecord, onInput?: OnReplay): Match => {
  const inputs = replaying(engine, record)
  for (;;) {
    const next = inputs.next()
    if (next.done) return next.value
    const { input, events, match, index } = next.value
    onInput?.(input, events, match, index)
  }
}
