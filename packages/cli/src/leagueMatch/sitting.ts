// A sitting of coaches over their team files: what is read before the first question, and what becomes of it when somebody walks away.
// Neighbours: actions.ts has what is done in it, lines.ts where the answers come from.
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
import { type Given, textOf } from '../command.ts'
import { readText, writeWhole } from '../files.ts'
import { refuse } from '../usage.ts'
import { Interrupted, type Lines, type OpenLines } from './lines.ts'
import { optionFlags } from './wishes.ts'

const INTERRUPTED = 130

/** What a caller has to type again to go on as he began; the rest is in the record. */
const REPEATED = ['coaches', 'bots', 'competition', 'match', 'out', 'answers', 'result', 'own-dice']

/** What was settled with the first question, and cannot be changed by whoever goes on. */
const SETTLED = ['seed', 'friendly', 'decisive', 'place', ...optionFlags.map(({ name }) => name)]

export const checkSettled = (given: Given): void => {
  const stray = textOf(given, 'resume') && SETTLED.find((name) => given.flags[name] !== undefined)
  if (stray) refuse(`--${stray} was settled when the record was begun; leave it out`)
}

export const repeating = (given: Given, words: readonly string[]): string => {
  const flags = REPEATED.flatMap((name) => {
    const value = given.flags[name]
    return value === undefined ? [] : [value === true ? `--${name}` : `--${name} ${value}`]
  })
  return ['skulls league', ...words, ...flags].join(' ')
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
        `"${path}" was changed while questions were asked; no team was written; bring it back and go on with --resume`,
      )
}

export interface Sitting {
  readonly lines: () => Lines
  readonly stop: AbortSignal
  /** Keeps the record as it grows. */
  readonly keep: (record: LeagueRecord) => void
}

/** Runs with somebody who may walk away: then no team is touched, and what was answered can be gone on with. */
export const sitting = async (
  given: Given,
  path: string,
  again: string,
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
    lines ??= openAnswers(textOf(given, 'answers'))
    return lines
  }
  /** What a person has typed is worth keeping; answers of a file or of programs come again by themselves. */
  const rescue = (): string => {
    if (last === null || !lines?.interactive) return 'Nothing was written.'
    writeWhole(path, writeLeagueRecord(last))
    return `No team was changed. What was answered is in ${path}; go on with: ${again} --resume ${path}`
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
    const kept = rescue()
    if (!(error instanceof Interrupted)) {
      if (lines !== null && (lines as Lines).interactive) console.error(`skulls: ${kept}`)
      throw error
    }
    console.error(`\nskulls: stopped. ${kept}`)
    return INTERRUPTED
  } finally {
    for (const signal of signals) process.off(signal, stop)
    ;(lines as Lines | null)?.close()
  }
}
