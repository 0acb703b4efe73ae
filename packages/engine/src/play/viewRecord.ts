// A record as one viewer may see it. Once the match is over everybody may see all of it, and check it; until then what is secret is
// left out, and so are the checks, from which it could be guessed. Neighbours: record.ts, onlooker.ts; docs/record.md describes it.
import type { Engine } from '../engine.ts'
import type { MatchSetup } from '../lineUp.ts'
import { viewSetup } from '../viewSetup.ts'
import type { Viewer } from '../vocabulary/secrecy.ts'
import { writeInput } from './inputText.ts'
import { newOnlooker, type SeenStep } from './onlooker.ts'
import { endCheckOf, type MatchRecord, replaying } from './record.ts'

/** Cannot be replayed. */
export interface SeenRecord {
  readonly format: 'double-skulls-seen-record'
  readonly edition: string
  readonly rules?: number
  readonly engine: string
  readonly viewer: Viewer
  readonly setup: MatchSetup
  /** One per line, without checks; `?` for an answer or dice that the viewer may not see. */
  readonly inputs: readonly string[]
}

export const viewRecord = (engine: Engine, record: MatchRecord, viewer: Viewer): MatchRecord | SeenRecord => {
  if (endCheckOf(record) !== 'notOver') return record
  const onlooker = newOnlooker(engine, viewer, engine.start(record.setup))
  const steps: SeenStep[] = []
  for (const { input, events, match } of replaying(engine, record)) steps.push(...onlooker.sees(input, events, match))
  return {
    format: 'double-skulls-seen-record',
    edition: record.edition,
    ...(record.rules === undefined ? {} : { rules: record.rules }),
    engine: record.engine,
    viewer,
    setup: viewSetup(engine.rules, record.setup, viewer),
    inputs: steps.flatMap(({ input }) =>
      input === null ? [] : ['masked' in input ? '?' : writeInput(engine.rules.pitch, input)],
    ),
  }
}
