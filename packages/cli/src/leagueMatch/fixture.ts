// The fixture of two teams in a competition, and its result. Neighbours: teamFileActions.ts enters it together with the teams,
// ../leagueFiles.ts reads competitions.
import { dirname, relative, resolve, sep } from 'node:path'
import {
  type ClosedSeason,
  type Competition,
  coinOf,
  enterResult,
  type MatchFiles,
  type MatchReport,
  openFixtures,
  type PlannedFixture,
  resultsCard,
  type Season,
  standings,
  stateOf,
  type Team,
  type Teams,
  waitsFor,
} from '@double-skulls/league'
import { type Given, textOf } from '../command.ts'
import type { NewFile } from '../filesTogether/commit.ts'
import { competitionFile, competitionIn, newCompetitionFile, orRefuse } from '../leagueFiles.ts'
import { momentOf } from '../leagueWishes.ts'
import { refuse } from '../usage.ts'

const entryOf = (season: Season, { name }: Team, path: string): string =>
  season.teams.find((entered) => entered.name.toLowerCase() === name.toLowerCase())?.id ??
  refuse(`${path}: "${name}" has not entered; enter it with "skulls league enter", or leave --competition out`)

const checkEdition = ({ edition }: Competition, team: Team, path: string): void => {
  if (team.edition !== edition)
    refuse(`${path}: this competition is of edition ${edition}, and ${team.name} of ${team.edition}; take another one`)
}

/** A match that can be played, in its competition. */
export interface OpenFixture {
  readonly competition: Competition
  readonly fixture: PlannedFixture
}

/** The open match of these two, or the named one; null without a competition. */
export const fixtureFor = (given: Given, { home, away }: Teams): OpenFixture | null => {
  const path = textOf(given, 'competition')
  const wanted = textOf(given, 'match')
  if (path === undefined)
    return wanted === undefined ? null : refuse('--match names a match of a competition; give --competition FILE too')
  const competition = competitionIn(path)
  checkEdition(competition, home, path)
  const { season } = stateOf(competition)
  const ids = [entryOf(season, home, path), entryOf(season, away, path)]
  const open = openFixtures(season).filter(({ id }) => wanted === undefined || id === wanted)
  const fixture = open.find((one) => one.home === ids[0] && one.away === ids[1])
  if (fixture) return { competition, fixture }
  if (open.some((one) => one.home === ids[1] && one.away === ids[0]))
    refuse(`${path}: ${away.name} is at home in this match; name the teams the other way round`)
  return refuse(
    `${path}: no match of ${home.name} against ${away.name} is open; see "skulls league show ${path}" for those that are`,
  )
}

/** The competition with this result; read again, because other results may have been entered meanwhile. */
export const withResult = (
  given: Given,
  path: string,
  fixture: PlannedFixture,
  report: MatchReport,
  { before, after }: { readonly before: Teams; readonly after: Teams },
  files: MatchFiles,
): NewFile => {
  const { text, competition } = competitionFile(path)
  const result = {
    ...resultsCard(report, before, { after, coin: coinOf(competition, fixture) }),
    playedAt: momentOf(given),
  }
  // Relative paths with slashes, so that a competition can be moved with its files, also to another system.
  const from = (file: string): string => relative(dirname(resolve(path)), resolve(file)).replaceAll(sep, '/')
  const played = { record: from(files.record), home: from(files.home), away: from(files.away) }
  return newCompetitionFile(
    path,
    orRefuse(path, () => enterResult(competition, fixture.id, result, played)),
    text,
  )
}

/** Who wins a level match of the play-offs by the coin; nothing for any other match. */
export const coinText = ({ competition, fixture }: OpenFixture, { winner }: MatchReport, teams: Teams): string[] => {
  const coin = winner === 'draw' ? coinOf(competition, fixture) : null
  return coin === null
    ? []
    : ['', `The score is level, and this match needs a winner: the coin says ${teams[coin].name}.`]
}

export interface Placed {
  readonly place: number
  readonly closes: ClosedSeason
}

/** A team's place in the last finished season. */
export const placeIn = (path: string, team: Team): Placed => {
  const competition = competitionIn(path)
  checkEdition(competition, team, path)
  const { past, season } = stateOf(competition)
  const over = waitsFor(competition, season) === 'nothing' ? season : past.at(-1)
  if (!over)
    return refuse(`${path}: no season is over yet; play it to its end, or end it with "skulls league end-season"`)
  const id = entryOf(over, team, path)
  const [table] = standings(competition, over)
  return {
    place: table.rows.find(({ record }) => record.team.id === id)?.place ?? 0,
    closes: { competition: competition.name, number: over.number },
  }
}
