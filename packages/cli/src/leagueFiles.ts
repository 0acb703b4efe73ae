// Reads competition files and prepares them for writing. Neighbours: leagueActions.ts changes them, leagueReports.ts
// prints them, filesTogether/commit.ts writes.
import { BadCompetition, BadTeam, type Competition, parseCompetition, writeCompetition } from '@double-skulls/league'
import { readText } from './files.ts'
import type { NewFile } from './filesTogether/commit.ts'
import { refuse } from './usage.ts'

export const tell = (lines: readonly string[]): void => console.log(lines.join('\n'))

/** Errors of the league become usage errors: one line, exit code 2, no file changed. */
export const orRefuse = <T>(path: string, make: () => T): T => {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof BadCompetition || error instanceof BadTeam)) throw error
    return refuse(`${path === '' ? '' : `${path}: `}${error.message}`)
  }
}

export interface CompetitionFile {
  readonly text: string
  readonly competition: Competition
}

/** The competition with its text: it is written only if the file still holds that text. */
export const competitionFile = (path: string): CompetitionFile => {
  const text = readText(path)
  return { text, competition: orRefuse(path, () => parseCompetition(text)) }
}

export const competitionIn = (path: string): Competition => competitionFile(path).competition

export const newCompetitionFile = (path: string, competition: Competition, was: string | null): NewFile => ({
  path,
  text: orRefuse('', () => writeCompetition(competition)),
  was,
})
