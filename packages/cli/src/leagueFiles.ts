// Reads competition files and prepares them for writing. Neighbours: leagueActions.ts changes them, leagueReports.ts
// prints them, filesTogether/commit.ts writes.
import {
  BadCompetition,
  BadTeam,
  type Competition,
  DIARY_FORMAT,
  parseCompetition,
  writeCompetition,
} from '@double-skulls/league'
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

/** A campaign has its competition inside, and changes it by its own actions only. */
const checkNoCampaign = (path: string, text: string): void => {
  if (!text.slice(0, 200).includes(`"${DIARY_FORMAT}"`)) return
  refuse(
    `${path}: this is a campaign, which only the actions "campaign…" read and change. Whoever does not come to a match of it is played for: "skulls league campaign ${path} --match 1.2 --bots rookie --programs TEAM"`,
  )
}

/** The competition with its text: it is written only if the file still holds that text. */
export const competitionFile = (path: string): CompetitionFile => {
  const text = readText(path)
  checkNoCampaign(path, text)
  return { text, competition: orRefuse(path, () => parseCompetition(text)) }
}

export const competitionIn = (path: string): Competition => competitionFile(path).competition

export const newCompetitionFile = (path: string, competition: Competition, was: string | null): NewFile => ({
  path,
  text: orRefuse('', () => writeCompetition(competition)),
  was,
})
