// A sitting of coaches over their team files: what is read before the first question, and what becomes of it when somebody walks away.
// Neighbours: actions.ts has what is done in it, lines.ts where the answers come from.
import { existsSync } from 'node:fs'
import { BadLineUp, BadRecord } from '@double-skulls/engine'
import {
  BadAnswer,
  BadTeam,
  checkTeam,
  faultLine,
  type LeagueRecord,
  readLeagueRecord,
  readTeam,
  type Team,
  writeLeagueRecord,
} from '@double-skulls/league'
import { type Given, shellWord, textOf } from '../command.ts'
import { readText } from '../files.ts'
import { changeFiles } from '../filesTogether/commit.ts'
import { refuse, UsageError } from '../usage.ts'
import { Interrupted, type Lines, type OpenLines } from './lines.ts'
import { freeRecordPath, optionFlags } from './wishes.ts'

const INTERRUPTED = 130

/** What a caller has to type again to go on as he began; the rest is in the record. */
const REPEATED = ['coaches', 'bots', 'competition', 'match', 'out', 'result', 'played', 'own-dice', 'unplayed']

/** What was settled with the first question, and cannot be changed by whoever goes on. */
const SETTLED = ['seed', 'friendly', 'decisive', 'place', ...optionFlags.map(({ name }) => name)]

export const checkSettled = (given: Given): void => {
  const stray = textOf(given, 'resume') && SETTLED.find((name) => given.flags[name] !== undefined)
  if (stray) refuse(`--${stray} was settled when the record was begun; leave it out`)
}

export const repeating = (given: Given, words: readonly string[]): string => {
  const flags = REPEATED.flatMap((name) => {
    const value = given.flags[name]
    return value === undefined ? [] : [`--${name}`, ...(typeof value === 'string' ? [shellWord(value)] : [])]
  })
  return ['skulls league', ...words.map(shellWord), ...flags].join(' ')
}

export const isRefusal = (error: unknown): error is Error =>
  [BadTeam, BadAnswer, BadRecord, BadLineUp].some((kind) => error instanceof kind)

/** What the league or the engine refuses is a caller's mistake here: one line, exit code 2, and no file touched. */
export const orRefuse = async <T>(where: string, make: () => T | Promise<T>): Promise<T> => {
  try {
    return await make()
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refuse(`${where}: ${error.message}`)
  }
}

export interface TeamFile {
  readonly path: string
  readonly text: string
  readonly team: Team
}

/** A team that may play. */
export const teamFile = async (path: string): Promise<TeamFile> => {
  const text = readText(path)
  const team = await orRefuse(path, () => readTeam(text))
  const [fault] = checkTeam(team, { budget: team.budget })
  if (fault) refuse(`${path}: ${team.name} may not play: ${faultLine(fault)}; see "skulls team check"`)
  return { path, text, team }
}

export const recordIn = (path: string): Promise<LeagueRecord> => orRefuse(path, () => readLeagueRecord(readText(path)))

/** The files must be as they were when the first question was asked. */
export const checkUnchanged = (files: readonly TeamFile[]): void => {
  for (const { path, text } of files)
    if (readText(path) !== text)
      refuse(
        `"${path}" was changed while questions were asked; bring it back as it was (a command that replaces a team keeps the old one in "${path}.bak") and go on`,
      )
}

export interface Sitting {
  readonly lines: () => Lines
  readonly stop: AbortSignal
  /** Keeps the record as it grows. */
  readonly keep: (record: LeagueRecord) => void
}

export interface SittingWish {
  readonly given: Given
  /** Where the teams will be written; the record lies beside them. */
  readonly targets: readonly string[]
  /** What a caller types to go on, but for --resume. */
  readonly again: string
  /** What the record that is gone on with held; null where it is a new one. */
  readonly resumed: string | null
}

/** Writes what was answered so far, and says how to go on. A path that may not be written any more is no reason to lose it. */
const keepRecord = async ({ given, targets, again, resumed }: SittingWish, record: LeagueRecord): Promise<string> => {
  const path = await changeFiles(() => {
    const resume = textOf(given, 'resume')
    const wished = textOf(given, 'record')
    const over = resume !== undefined && wished === undefined
    const free = wished !== undefined && !existsSync(wished) ? wished : freeRecordPath(targets)
    const file = over ? { path: resume, was: resumed } : { path: free, was: null }
    // Nothing has come of it as long as no team was written.
    return { files: [{ ...file, text: writeLeagueRecord({ ...record, result: null }) }], value: file.path }
  })
  return `No team was changed. What was answered is in ${path}; go on with: ${again} --resume ${shellWord(path)}`
}

/** Runs with somebody who may walk away, or answers that may run out: then no team is touched, and what was answered can be gone on with. */
export const sitting = async (
  wish: SittingWish,
  openAnswers: OpenLines,
  run: (sit: Sitting) => Promise<number>,
): Promise<number> => {
  let lines: Lines | null = null
  let last: LeagueRecord | null = null
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, stop)
  const open = (): Lines => {
    lines ??= openAnswers(textOf(wish.given, 'answers'))
    return lines
  }
  /** What people have answered, and a match that was played; the rest comes again by itself. */
  const rescue = async (): Promise<string | null> => {
    const record = last as LeagueRecord | null
    const isPlayed = record?.kind === 'match' && record.match !== null
    return record !== null && (lines !== null || isPlayed) ? keepRecord(wish, record) : null
  }
  try {
    return await run({
      lines: open,
      stop: stopping.signal,
      keep: (record) => {
        last = record
      },
    })
  } catch (error) {
    const kept = await rescue()
    if (error instanceof Interrupted) {
      console.error(`\nskulls: stopped. ${kept ?? 'Nothing was written.'}`)
      return INTERRUPTED
    }
    if (kept === null) throw error
    if (error instanceof UsageError) return refuse(`${error.message}. ${kept}`)
    console.error(`skulls: ${kept}`)
    throw error
  } finally {
    for (const signal of signals) process.off(signal, stop)
    ;(lines as Lines | null)?.close()
  }
}
