// The record of a league match, or of one team between matches: teams before, answers, dice, result; unfinished records
// can be resumed. Neighbours: readMatch.ts reads its match, recordFile.ts reads and writes the file.
import type { Engine, MatchRecord, Side } from '@double-skulls/engine'
import { noShow } from '../postMatch/noShow.ts'
import { postMatch, type Teams } from '../postMatch/postMatch.ts'
import type { MatchReport } from '../postMatch/report.ts'
import { type PreMatch, preMatch } from '../preMatch/preMatch.ts'
import { type Answer, begin, type LeagueProcedure, type Underway } from '../procedure.ts'
import type { LeagueOptions, MatchOptions } from '../rules/options.ts'
import { newSeason } from '../season/newSeason.ts'
import type { ClosedSeason } from '../season/seasonRecord.ts'
import type { Team } from '../team.ts'
import { checkPrepared, readMatch } from './readMatch.ts'

export const LEAGUE_RECORD_FORMAT = 'double-skulls-league-record'
export const LEAGUE_RECORD_VERSION = 1

interface Head {
  readonly format: typeof LEAGUE_RECORD_FORMAT
  readonly version: typeof LEAGUE_RECORD_VERSION
  /** The seed of the dice and bots still to come. */
  readonly seed: number
}

export interface AroundMatch extends Head {
  readonly kind: 'match'
  readonly options: MatchOptions
  /** Whether the match needs a winner. */
  readonly decisive: boolean
  /** The teams before. */
  readonly teams: Teams
  readonly before: readonly Answer[]
  /** null until it is played. */
  readonly match: MatchRecord | null
  readonly after: readonly Answer[]
  /** null until the last question is answered. */
  readonly result: Teams | null
  /** The sides whose teams were restored because the match was undone. */
  readonly undone?: readonly Side[]
}

/** Procedures of one team. */
export const teamTimes = ['season', 'noShow'] as const
export type TeamTime = (typeof teamTimes)[number]

export interface OfTeam extends Head {
  readonly kind: TeamTime
  readonly options: LeagueOptions
  /** Its place in the past season, 1 being the best, 0 unknown. */
  readonly place: number
  /** The season that it closes, if known. */
  readonly closes?: ClosedSeason
  readonly team: Team
  readonly answers: readonly Answer[]
  readonly result: Team | null
}

export type LeagueRecord = AroundMatch | OfTeam

const head = (seed: number): Head => ({ format: LEAGUE_RECORD_FORMAT, version: LEAGUE_RECORD_VERSION, seed })

export const aroundMatch = (
  teams: Teams,
  { seed, options = {}, decisive = false }: { seed: number; options?: MatchOptions; decisive?: boolean },
): AroundMatch => ({
  ...head(seed),
  ...{ kind: 'match', options, decisive, teams, before: [], match: null, after: [], result: null },
})

interface TeamTimeWish {
  readonly seed: number
  readonly options?: LeagueOptions
  readonly place?: number
  readonly closes?: ClosedSeason | undefined
}

export const ofTeam = (
  kind: TeamTime,
  team: Team,
  { seed, options = {}, place = 0, closes }: TeamTimeWish,
): OfTeam => ({
  ...head(seed),
  ...{ kind, options, place, ...(closes === undefined ? {} : { closes }), team, answers: [], result: null },
})

const resumed = <R>(start: () => LeagueProcedure<R>, answers: readonly Answer[]): Underway<R> => {
  const underway = begin(start)
  for (const answer of answers) underway.answer(answer)
  return underway
}

/** The pre-match sequence with its answers so far. */
export const beforeIn = ({ teams, options, before }: AroundMatch): Underway<PreMatch> =>
  resumed(() => preMatch(teams.home, teams.away, options), before)

/** The post-match sequence with its answers so far. */
export const afterIn = ({ after }: AroundMatch, { teams, options }: PreMatch, report: MatchReport): Underway<Teams> =>
  resumed(() => postMatch(teams.home, teams.away, report, options), after)

/** The report of the recorded match, which must be the one that was prepared. */
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

export const teamTimeIn = ({ kind, team, options, place, closes, answers }: OfTeam): Underway<Team> => {
  switch (kind) {
    case 'season':
      return resumed(() => newSeason(team, options, place, closes), answers)
    case 'noShow':
      return resumed(() => noShow(team, options), answers)
  }
}
