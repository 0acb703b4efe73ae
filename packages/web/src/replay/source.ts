// What can be watched, and why something cannot: a record from a file is checked here first. Neighbours: reel.ts loads what
// passes, OpenRecord.tsx opens files, store/replays.ts stores them.
import {
  accountCheck,
  BadLineUp,
  BadRecord,
  type Engine,
  editionCatalogue,
  type Match,
  type MatchRecord,
  parseRecord,
  rulesFault,
} from '@double-skulls/engine'
import { capital } from '@double-skulls/words'
import { NotFetched } from '../match/editions.ts'
import { engineNamed } from '../match/engines.ts'
import { BrokenRecord } from '../store/shelf.ts'

/** An error with its cause and remedy, as sentences for a page. */
export class BadReplay extends Error {}

/** A record of a whole match has about 30 KB; this leaves room for the longest match ever played. */
export const MOST_BYTES = 4_000_000
export const MOST_INPUTS = 20_000

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

export const checkSize = (bytes: number): void => {
  if (bytes > MOST_BYTES)
    throw new BadReplay(
      `It has ${megabytes(bytes)}, and no record is larger than ${megabytes(MOST_BYTES)}. Choose a file that a match was saved to.`,
    )
  if (bytes === 0) throw new BadReplay('It is empty. Save the record again and open that file.')
}

/** The record in a file's text, if its format is right. */
export const readRecord = (text: string): MatchRecord => {
  try {
    return parseRecord(text)
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    throw new BadReplay(
      `${capital(error.message)}. If it was one, it was cut off or changed on the way: save it again from the match.`,
    )
  }
}

export const checkedEngine = (record: MatchRecord): Engine => {
  const engine = engineNamed(record.edition)
  if (!engine)
    throw new BadReplay(
      `It was played by an edition that is not here: "${record.edition}". This client plays ${editionCatalogue.map(({ id }) => id).join(', ')}.`,
    )
  const otherRules = rulesFault(engine.rules, record)
  if (otherRules !== '') throw new BadReplay(`${capital(otherRules)}.`)
  if (record.inputs.length > MOST_INPUTS)
    throw new BadReplay(
      `It holds ${record.inputs.length} inputs, and no match has more than ${MOST_INPUTS}. Choose another file.`,
    )
  return engine
}

/** Any error as sentences for the page. */
export const faultOf = (error: unknown): string => {
  if (error instanceof BadReplay || error instanceof BrokenRecord || error instanceof NotFetched) return error.message
  const why = error instanceof Error ? error.message : String(error)
  if (error instanceof BadRecord)
    return `${capital(why)}. Nothing after that can be trusted: save the record again from the match.`
  if (error instanceof BadLineUp) return `Its line-ups cannot play: ${why}. Save the record again from the match.`
  return `It cannot be played again: ${why}. Save the record again from the match.`
}

/** The check of the last input covers everything before it, so the same record always gets the same address. */
export const replayId = (engine: Engine, record: MatchRecord, start: Match): string =>
  `r${/#([0-9a-f]{8})$/.exec(record.inputs.at(-1) ?? '')?.[1] ?? accountCheck(engine, start)}`
