// The record of a league match, or of one team between matches: teams before, answers, dice, result; unfinished records
// can be resumed. Neighbours: readMatch.ts reads its match, recordFile.ts reads and writes the file.
import { type Engine, idWith, type MatchRecord, type Side } from '@double-skulls/engine'
import { noShow } from '../postMatch/noShow.ts'
import { postMatch, type Teams } from '../postMatch/postMatch.ts'
import type { MatchReport } from '../postMatch/report.ts'
import { type PreMatch, preMatch } from '../preMatch/preMatch.ts'
import { type Answer, begin, type LeagueProcedure, type RunningProcedure } from '../procedure.ts'
import type { LeagueOptions, MatchOptions } from '../rules/options.ts'
import { newSeason } from '../season/newSeason.ts'
import type { ClosedSeason } from '../season/seasonRecord.ts'
import type { Team } from '../team.ts'
import { checkPrepared, readMatch } from './readMatch.ts'

/** The field `format` of every league record. */
export const LEAGUE_RECORD_FORMAT = 'double-skulls-league-record'
/** The version of the record that this package writes and reads. */
export const LEAGUE_RECORD_VERSION = 1

/** What every league record begins with. */
export interface LeagueRecordHead {
  readonly format: typeof LEAGUE_RECORD_FORMAT
  readonly version: typeof LEAGUE_RECORD_VERSION
  /** The seed of the dice and bots still to come. */
  readonly seed: number
}

/** The record of a league match with everything before and after it. */
export interface AroundMatch extends LeagueRecordHead {
  readonly kind: 'match'
  readonly options: MatchOptions
  /** Whether the match needs a winner. */
  readonly decisive: boolean
  /** The teams before. */
  readonly teams: Teams
  /** The answers of the pre-match sequence. */
  readonly before: readonly Answer[]
  /** null until it is played. */
  readonly match: MatchRecord | null
  /** The answers of the post-match sequence. */
  readonly after: readonly Answer[]
  /** null until the last question is answered. */
  readonly result: Teams | null
  /** The sides whose teams were restored because the match was undone. */
  readonly undone?: readonly Side[]
}

/** What one team may go through by itself: a new season, or a match whose opponent did not come. */
export const teamTimes = ['season', 'noShow'] as const
export type TeamTime = (typeof teamTimes)[number]

/** The record of one team between matches. */
export interface OfTeam extends LeagueRecordHead {
  readonly kind: TeamTime
  readonly options: LeagueOptions
  /** Its place in the past season, 1 being the best, 0 unknown. */
  readonly place: number
  /** The season that it closes, if known. */
  readonly closes?: ClosedSeason
  readonly team: Team
  readonly answers: readonly Answer[]
  /** null until the last question is answered. */
  readonly result: Team | null
}

/** The record of a match, or of one team between matches. */
export type LeagueRecord = AroundMatch | OfTeam

/** The id of the edition that a record is played with: its teams have none of the options of a match. */
export const editionIn = (record: LeagueRecord): string =>
  record.kind === 'match' ? idWith(record.teams.home.edition, record.options.match ?? []) : record.team.edition

const head = (seed: number): LeagueRecordHead => ({
  format: LEAGUE_RECORD_FORMAT,
  version: LEAGUE_RECORD_VERSION,
  seed,
})

/** A new record of a match, with nothing answered yet. */
export const aroundMatch = (
  teams: Teams,
  { seed, options = {}, decisive = false }: { seed: number; options?: MatchOptions; decisive?: boolean },
): AroundMatch => ({
  ...head(seed),
  ...{ kind: 'match', options, decisive, teams, before: [], match: null, after: [], result: null },
})

/** The settings of a new record of one team. */
export interface TeamTimeWish {
  readonly seed: number
  readonly options?: LeagueOptions
  readonly place?: number
  readonly closes?: ClosedSeason | undefined
}

/** A new record of one team, with nothing answered yet. */
export const ofTeam = (
  kind: TeamTime,
  team: Team,
  { seed, options = {}, place = 0, closes }: TeamTimeWish,
): OfTeam => ({
  ...head(seed),
  ...{ kind, options, place, ...(closes === undefined ? {} : { closes }), team, answers: [], result: null },
})

const resumed = <R>(start: () => LeagueProcedure<R>, answers: readonly Answer[]): RunningProcedure<R> => {
  const underway = begin(start)
  for (const answer of answers) underway.answer(answer)
  return underway
}

/** The pre-match sequence of a record with its answers so far. Throws `BadAnswer` where one does not fit. */
export const beforeIn = ({ teams, options, before }: AroundMatch): RunningProcedure<PreMatch> =>
  resumed(() => preMatch(teams.home, teams.away, options), before)

/** The post-match sequence of a record with its answers so far. Throws `BadAnswer` where one does not fit. */
export const afterIn = (
  { after }: AroundMatch,
  { teams, options }: PreMatch,
  report: MatchReport,
): RunningProcedure<Teams> => resumed(() => postMatch(teams.home, teams.away, report, options), after)

/**
 * The report of a played match. Throws `BadTeam` where it is not the match that was prepared, `BadRecord` where it is
 * not finished.
 */
export const reportIn = (
  engine: Engine,
  { decisive }: AroundMatch,
  before: PreMatch,
  record: MatchRecord,
): MatchReport => {
  const { report, opening } = readMatch(engine, record)
  checkPrepared(before, decisive, record, opening)
  return report
}

/** The procedure of a record of one team with its answers so far. Throws `BadAnswer` where one does not fit. */
export const teamTimeIn = ({ kind, team, options, place, closes, answers }: OfTeam): RunningProcedure<Team> => {
  switch (kind) {
    case 'season':
      return resumed(() => newSeason(team, options, place, closes), answers)
    case 'noShow':
      return resumed(() => noShow(team, options), answers)
  }
}
