// Reads a finished match from its record: its report, and whether it is the match that was prepared.
// Neighbours: the engine's record.ts verifies it, ../postMatch/report.ts counts, leagueRecord.ts stores it.

import { BadRecord, type Engine, type MatchRecord, type MatchSetup, readInput, replay } from '@double-skulls/engine'
import { BadTeam, editionOf } from '../book.ts'
import { counted } from '../counted.ts'
import { type MatchReport, newReportBook } from '../postMatch/report.ts'
import type { EarlyDice } from '../preMatch/beforeMatch.ts'
import { TOSS } from '../preMatch/earlyDice.ts'
import type { PreMatch } from '../preMatch/preMatch.ts'

/** A finished match, read from its record. */
export interface MatchRead {
  readonly report: MatchReport
  /** All dice up to the coin toss, with the engine's reasons. */
  readonly opening: readonly EarlyDice[]
}

/** Replays the record of a match and reports it. Throws `BadRecord` where it cannot be replayed or is not finished. */
export const readMatch = (engine: Engine, record: MatchRecord): MatchRead => {
  if (!replay(engine, record).result)
    throw new BadRecord(`the match is not over after ${counted(record.inputs.length, 'input')}; play it to its end`)
  const match = engine.start(record.setup)
  const book = newReportBook(engine.rules, editionOf(engine.edition).league, match)
  const opening: EarlyDice[] = []
  let tossed = false
  for (const line of record.inputs) {
    const input = readInput(engine.rules.pitch, line.split(' #')[0])
    if (!input) throw new BadRecord(`"${line}" is no input`)
    const pending = engine.pending(match)
    tossed ||= pending.wait === 'dice' && pending.why === TOSS
    if (!tossed && pending.wait === 'dice' && 'dice' in input) opening.push({ why: pending.why, dice: input.dice })
    book.note(engine.apply(match, input))
  }
  return { report: book.finish(), opening }
}

/** The setup of the prepared match, with overtime where it needs a winner. */
export const setupFor = ({ setup }: PreMatch, decisive: boolean): MatchSetup =>
  decisive ? { ...setup, options: { ...setup.options, overtime: true } } : setup

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The first field in which two setups differ. */
const differing = (prepared: MatchSetup, played: MatchSetup): string | null => {
  if (!same(prepared.options, played.options)) return 'options'
  for (const side of ['home', 'away'] as const) {
    const [own, other] = [prepared[side], played[side]]
    const fields = [...new Set([...Object.keys(own), ...Object.keys(other)])] as (keyof typeof own)[]
    const field = fields.find((name) => !same(own[name], other[name]))
    if (field !== undefined) return `${side}.${field}`
  }
  return null
}

/** Throws unless this is the prepared match: the same line-ups, and the dice thrown before it. */
export const checkPrepared = (
  before: PreMatch,
  decisive: boolean,
  record: MatchRecord,
  opening: MatchRead['opening'],
): void => {
  const field = differing(setupFor(before, decisive), record.setup)
  if (field !== null)
    throw new BadTeam(
      `setup.${field}`,
      'the recorded match started from another one than these teams prepared',
      'take the record of this match, or answer the questions before it as they were answered then',
    )
  for (const why of new Set(before.foretold.map((one) => one.why))) {
    const thrown = before.foretold.filter((one) => one.why === why).map(({ dice }) => dice)
    const recorded = opening.filter((one) => one.why === why).map(({ dice }) => dice)
    // The match does not ask for the weather where something else sets it.
    if (recorded.length > 0 && !same(thrown, recorded.slice(0, thrown.length)))
      throw new BadTeam(
        why,
        `${JSON.stringify(thrown)} was thrown before the match, and the record has ${JSON.stringify(recorded)}`,
        'take the record of this match',
      )
  }
}
