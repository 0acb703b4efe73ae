// A sitting of coaches with their team files: reads the files before the first question, and saves the answers when
// interrupted. Neighbours: teamFileActions.ts has the actions, typedLines.ts the source of answers.
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
import { Interrupted, type Lines, type OpenLines } from './typedLines.ts'
import { freeRecordPath, optionFlags } from './wishes.ts'

const INTERRUPTED = 130

/** Flags to repeat when resuming; the rest is in the record. */
const REPEATED = ['coaches', 'bots', 'competition', 'match', 'out', 'result', 'played', 'own-dice', 'unplayed']

/** Flags fixed at the first question, which cannot be changed when resuming. */
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

/** Errors of the league or the engine become usage errors: one line, exit code 2, no file changed. */
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

/** Reads a team without faults. */
export const teamFile = async (path: string): Promise<TeamFile> => {
  const text = readText(path)
  const team = await orRefuse(path, () => readTeam(text))
  const [fault] = checkTeam(team, { budget: team.budget })
  if (fault) refuse(`${path}: ${team.name} may not play: ${faultLine(fault)}; see "skulls team check"`)
  return { path, text, team }
}

export const recordIn = (path: string): Promise<LeagueRecord> => orRefuse(path, () => readLeagueRecord(readText(path)))

/** The files must be unchanged since the first question. */
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
  /** Remembers the latest record. */
  readonly keep: (record: LeagueRecord) => void
}

export interface SittingWish {
  readonly given: Given
  /** The paths of the teams to write; the record is beside them. */
  readonly targets: readonly string[]
  /** The command to resume with, without --resume. */
  readonly again: string
  /** The text of the resumed record; null for a new one. */
  readonly resumed: string | null
}

/** Writes the answers so far, under another name if needed, and says how to resume. */
const keepRecord = async ({ given, targets, again, resumed }: SittingWish, record: LeagueRecord): Promise<string> => {
  const path = await changeFiles(() => {
    const resume = textOf(given, 'resume')
    const wished = textOf(given, 'record')
    const over = resume !== undefined && wished === undefined
    const free = wished !== undefined && !existsSync(wished) ? wished : freeRecordPath(targets)
    const file = over ? { path: resume, was: resumed } : { path: free, was: null }
    // Without a result, because no team was written.
    return { files: [{ ...file, text: writeLeagueRecord({ ...record, result: null }) }], value: file.path }
  })
  return `No team was changed. What was answered is in ${path}; go on with: ${again} --resume ${shellWord(path)}`
}

/** Runs an action that may be interrupted or run out of answers: then no team is changed, and it can be resumed. */
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
  /** Saves answers of persons and a played match; the rest can be recomputed. */
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
