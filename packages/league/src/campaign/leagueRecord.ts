// The record of what happened around a match, or to one team between matches: the teams as they came, every answer and die, and what
// came of it. Unfinished it is where coaches go on. Neighbours: readMatch.ts for the match in it, recordFile.ts reads and writes it.
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
  /** What dice and bots still to come follow from. */
  readonly seed: number
}

export interface AroundMatch extends Head {
  readonly kind: 'match'
  readonly options: MatchOptions
  /** The match needs a winner. */
  readonly decisive: boolean
  /** As they came. */
  readonly teams: Teams
  readonly before: readonly Answer[]
  /** Null until it was played. */
  readonly match: MatchRecord | null
  readonly after: readonly Answer[]
  /** Null until the last question is answered. */
  readonly result: Teams | null
  /** Whose team was given back as it came, because the match was undone. */
  readonly undone?: readonly Side[]
}

/** What can happen to one team by itself. */
export const teamTimes = ['season', 'noShow'] as const
export type TeamTime = (typeof teamTimes)[number]

export interface OfTeam extends Head {
  readonly kind: TeamTime
  readonly options: LeagueOptions
  /** Its place in the season that is over, the best being 1; 0 where nobody has counted. */
  readonly place: number
  /** The season of a competition that it closes, where that is known. */
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

/** The questions before the match, as far as they are answered. */
export const beforeIn = ({ teams, options, before }: AroundMatch): Underway<PreMatch> =>
  resumed(() => preMatch(teams.home, teams.away, options), before)

/** The questions after it. */
export const afterIn = ({ after }: AroundMatch, { teams, options }: PreMatch, report: MatchReport): Underway<Teams> =>
  resumed(() => postMatch(teams.home, teams.away, report, options), after)

/** The match that was kept, counted; it must be the one that was prepared. */
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
