// Competitions in files: read, checked, written whole or not at all. Neighbours: leagueActions.ts changes them, leagueReports.ts
// prints them.
import { BadCompetition, BadTeam, type Competition, parseCompetition, writeCompetition } from '@double-skulls/league'
import { readText, writeWhole } from './files.ts'
import { refuse } from './usage.ts'

export const tell = (lines: readonly string[]): void => console.log(lines.join('\n'))

/** What the league refuses is a caller's mistake here: one line, exit code 2, and no file touched. */
export const orRefuse = <T>(path: string, make: () => T): T => {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof BadCompetition || error instanceof BadTeam)) throw error
    return refuse(`${path === '' ? '' : `${path}: `}${error.message}`)
  }
}

export const competitionIn = (path: string): Competition => {
  const text = readText(path)
  return orRefuse(path, () => parseCompetition(text))
}

export const save = (path: string, competition: Competition): void => {
  const text = orRefuse('', () => writeCompetition(competition))
  writeWhole(path, text)
}
