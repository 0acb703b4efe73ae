// Two team files, and a person at the terminal who answers from a list. Neighbours: leagueMatch.test.ts and the other
// tests of `skulls league match`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suggestTeam, type Team, writeTeam } from '@double-skulls/league'
import { readArguments } from '../src/command.ts'
import { league } from '../src/commands/league.ts'
import { team } from '../src/commands/team.ts'
import { match, nextSeason } from '../src/leagueMatch/teamFileActions.ts'
import { Interrupted, type Lines, type OpenLines } from '../src/leagueMatch/typedLines.ts'
import { newFolder } from './runSkulls.ts'

/** The output of an action, and its exit code. */
export interface Acted {
  readonly code: number
  readonly text: string
}

export const listening = async (run: () => number | Promise<number>): Promise<Acted> => {
  const lines: string[] = []
  const { log, error } = console
  console.log = (text: string) => void lines.push(text)
  console.error = (text: string) => void lines.push(text)
  try {
    return { code: await run(), text: lines.join('\n') }
  } finally {
    console.log = log
    console.error = error
  }
}

export const act = (...words: readonly string[]): Promise<Acted> =>
  listening(() => league.run(readArguments(league, words)))

export const actOnTeam = (...words: readonly string[]): Promise<Acted> =>
  listening(() => team.run(readArguments(team, words)))

/** The same at a terminal. */
export const sitAt = (open: OpenLines, ...words: readonly string[]): Promise<Acted> => {
  const given = readArguments(league, words)
  const [name, ...paths] = given.operands
  return listening(() => (name === 'match' ? match : nextSeason)(given, paths, open))
}

/** Types answers by question; with a list, interrupts after its end. */
export const typing = (answer: (question: string, count: number) => string | null, heard: string[] = []): OpenLines => {
  let count = 0
  const lines: Lines = {
    interactive: true,
    where: () => '',
    next: async (_prompt, question) => {
      heard.push(question)
      const typed = answer(question, count++)
      if (typed === null) throw new Interrupted()
      return typed
    },
    close: () => {},
  }
  return () => lines
}

export interface TwoTeams {
  readonly folder: string
  readonly home: string
  readonly away: string
}

export const twoTeams = (edition: string, change: (team: Team) => Team = (team) => team): TwoTeams => {
  const folder = newFolder()
  const file = (name: string, roster: string): string => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, writeTeam(change(suggestTeam({ edition, roster, name, coach: 'Ann' }))))
    return path
  }
  return { folder, home: file('Reavers', 'human'), away: file('Marauders', 'orc') }
}

export const textsOf = ({ home, away }: TwoTeams): readonly string[] =>
  [home, away].map((path) => readFileSync(path, 'utf8'))

/** Bots that answer at once, and the same dice every time. */
export const QUICK = ['--bots', 'random,random', '--seed', '4']
