// A record: edition, rules version, line-ups and every input with its dice. Each input carries a checksum of everything
// before it, and the end one of its account, so that the first changed line is found. Neighbours: inputText.ts writes the
// lines, account.ts how it ended, rulesVersion.ts says whether it plays the same now, docs/record.md describes the file.
import type { Engine } from '../engine.ts'
import { ENGINE_VERSION } from '../engineVersion.ts'
import { IllegalInput } from '../kernel/inputs.ts'
import type { Match } from '../kernel/match.ts'
import type { MatchSetup } from '../lineUp.ts'
import { withoutMark } from '../plainText.ts'
import type { Input } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import { account } from './account.ts'
import { readInput, writeInput } from './inputText.ts'
import { rulesFault } from './rulesVersion.ts'

export interface MatchRecord {
  readonly format: 'double-skulls-record'
  readonly edition: string
  /** The rules version of the edition. Engine 0.2.0 wrote none: its records are of the older form. */
  readonly rules?: number
  /** The engine that wrote it. */
  readonly engine: string
  readonly setup: MatchSetup
  /** `input #check`, one per line. */
  readonly inputs: readonly string[]
  /** The checksum of the account of the end; '' until the match is over. In the older form one of the engine's own state. */
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

/** The older form has the engine's version in the place of the rules version. */
const headCheck = ({ edition, rules, engine, setup }: Omit<MatchRecord, 'inputs' | 'final'>): number =>
  mix(START, JSON.stringify([edition, rules ?? engine, setup]))

/** The checksum of any text. */
export const textCheck = (text: string): string => hex(mix(START, text))

/** The checksum of how a match stands, whatever engine keeps it. */
export const accountCheck = (engine: Engine, match: Match): string => textCheck(account(engine.rules.pitch, match))

export interface Recorder {
  /** One object that changes with every input; another one only after an input that threw. */
  readonly match: Match
  /** An input that throws leaves the match and the record as they were. */
  apply(input: Input): readonly GameEvent[]
  record(): MatchRecord
}

/** Starts a match and records its inputs. */
export const newRecorder = (engine: Engine, setup: MatchSetup): Recorder => {
  let match = engine.start(setup)
  const inputs: string[] = []
  const head = {
    format: 'double-skulls-record',
    edition: engine.edition,
    rules: engine.rules.rulesVersion,
    engine: ENGINE_VERSION,
    setup,
  } as const
  let check = headCheck(head)

  /** In place, because records are made of very many games; a half-changed match is played again from its record. */
  const applied = (input: Input): readonly GameEvent[] => {
    try {
      return engine.apply(match, input)
    } catch (error) {
      if (!(error instanceof IllegalInput)) match = replay(engine, { ...head, inputs, final: '' })
      throw error
    }
  }

  return {
    get match() {
      return match
    },
    apply(input) {
      const events = applied(input)
      const line = writeInput(engine.rules.pitch, input)
      check = mix(check, line)
      inputs.push(`${line} #${hex(check)}`)
      return events
    },
    record: () => ({
      ...head,
      inputs: inputs.slice(),
      final: match.stack.length === 0 ? accountCheck(engine, match) : '',
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
  if (data.rules !== undefined && !Number.isSafeInteger(data.rules))
    throw new BadRecord('this is no record: "rules" must be a whole number')
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

/**
 * How the end of a record that replays was checked. `olderForm`: it could not be compared, because that check is over the
 * state as engine 0.2.0 kept it. `notOver`: the record ends before the match.
 */
export const endChecks = ['compared', 'olderForm', 'notOver'] as const
export type EndCheck = (typeof endChecks)[number]

export const endCheckOf = ({ final, rules }: MatchRecord): EndCheck =>
  final === '' ? 'notOver' : rules === undefined ? 'olderForm' : 'compared'

/** Replays a record input by input and returns how the match stands then; throws at the first input that does not fit. */
export function* replaying(engine: Engine, record: MatchRecord): Generator<Replayed, Match, void> {
  const fault = rulesFault(engine.rules, record)
  if (fault !== '') throw new BadRecord(`this record cannot be replayed: ${fault}`)
  const match = engine.start(record.setup)
  let sum = headCheck(record)
  for (const [index, whole] of record.inputs.entries()) {
    const [line, mark] = whole.split(' #')
    sum = mix(sum, line)
    if (mark !== hex(sum)) misfit(index, line, 'it or something before it was changed')
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
  const check = endCheckOf(record)
  if (!over && check !== 'notOver')
    throw new BadRecord(
      `input ${record.inputs.length + 1} is missing: the record was cut off before the match was over`,
    )
  if (over && check !== 'olderForm' && record.final !== accountCheck(engine, match))
    throw new BadRecord('the end of the match does not fit the check at the end of the record')
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
