// Plays the phases of a day from its diary: what each match and the whole league wait for, and what comes of it. Neighbours: diary.ts
// has the data, beforeGames.ts, ../campaign/dayMatches.ts and ../gameDay/closing.ts the procedures, writing.ts what changes the diary.
import type { Engine, MatchRecord } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import { type Campaign, nextSeason } from '../campaign/campaign.ts'
import { betweenGames, type DayMatch, dayPlayed } from '../campaign/dayMatches.ts'
import { editionOfMatches } from '../campaign/matchOptions.ts'
import { checkPrepared, readMatch } from '../campaign/readMatch.ts'
import type { PlannedFixture } from '../competition/fixtures.ts'
import { openFixtures, stateOf } from '../competition/state.ts'
import { type ClosingPhase, closingPhase, closingPhases } from '../gameDay/closing.ts'
import { type Gathering, gather } from '../manyCoaches.ts'
import type { Teams } from '../postMatch/postMatch.ts'
import type { MatchReport } from '../postMatch/report.ts'
import type { PreMatch } from '../preMatch/preMatch.ts'
import type { LeagueProcedure, LeagueStep } from '../procedure.ts'
import { type BeforeGame, beforeGame, howFar } from './beforeGames.ts'
import { type BegunPhase, type Day, type DayPhase, nothingKept, openPhase } from './diary.ts'

/** One procedure of a phase: of a match, or of the whole league. */
export interface PhasePart<R = unknown> {
  /** The id of the fixture; '' for the whole league. */
  readonly id: string
  readonly fixture: PlannedFixture | null
  readonly underway: Gathering<R>
}

/** A match of the day as it was prepared. */
export interface PreparedMatch {
  readonly fixture: PlannedFixture
  readonly before: PreMatch
  readonly decisive: boolean
  /** null until it has begun. */
  readonly record: MatchRecord | null
}

/** Where a day is. */
export interface DayNow {
  readonly phase: DayPhase
  /** The procedures of the open phase; none while matches are played. */
  readonly parts: readonly PhasePart[]
  /** The matches to be played, while they are. */
  readonly matches: readonly PreparedMatch[]
  /** Whether nobody is waited for. */
  readonly isThrough: boolean
  /** The league as the open phase found it. */
  readonly campaign: Campaign
  /** The league after the open phase; null while somebody is waited for. */
  readonly next: Campaign | null
}

/** How the engine of an edition is found. */
export type Engines = (edition: string) => Engine

/** The matches of the day. */
export const fixturesOfDay = ({ start }: Day): readonly PlannedFixture[] => {
  const open = openFixtures(stateOf(start.competition).season)
  const round = Math.min(...open.map((fixture) => fixture.round))
  return open.filter((fixture) => fixture.round === round)
}

/** Whether a record is of a finished match. */
export const isOver = (record: MatchRecord | null | undefined): record is MatchRecord =>
  record !== null && record !== undefined && record.final !== ''

const begun = (day: Day, phase: DayPhase): BegunPhase =>
  day.phases.find((one) => one.phase === phase) ?? { phase, kept: {} }

/** A match of the day, and how far it is before its game. */
export interface GameOfDay extends BeforeGame {
  readonly fixture: PlannedFixture
}

/** How far each match of the day is before its game. */
export const gamesOfDay = (day: Day): readonly GameOfDay[] => {
  const fixtures = fixturesOfDay(day)
  const { kept } = begun(day, 'before')
  return fixtures.map((fixture) => ({
    ...howFar(day.start, fixture, fixtures, kept[fixture.id] ?? nothingKept),
    fixture,
  }))
}

const partOf = <R>(
  day: Day,
  phase: DayPhase,
  fixture: PlannedFixture | null,
  start: () => LeagueProcedure<R>,
): PhasePart<R> => {
  const id = fixture?.id ?? ''
  const { answers, open } = begun(day, phase).kept[id] ?? nothingKept
  return { id, fixture, underway: gather(start, answers, open) }
}

/** The result of a procedure; null while it waits. */
const resultOf = <R>({ underway }: PhasePart<R>): R | null => {
  const now = underway.progress()
  return now.done ? now.result : null
}

const results = <R>(parts: readonly PhasePart<R>[]): readonly R[] | null => {
  const all = parts.map(resultOf)
  return all.every((one) => one !== null) ? (all as readonly R[]) : null
}

/** A match is replayed once for each record. */
const reports = new WeakMap<MatchRecord, MatchReport>()

const isDecisive = ({ stage }: PlannedFixture): boolean => stage !== 'regular'

/** The report of a match that was played as it was prepared. Throws `BadTeam` or `BadRecord` where it was not. */
export const reportOfDay = (
  engine: Engine,
  { fixture, before }: Pick<PreparedMatch, 'fixture' | 'before'>,
  record: MatchRecord,
): MatchReport => {
  const known = reports.get(record)
  if (known) return known
  const { report, opening } = readMatch(engine, record)
  checkPrepared(before, isDecisive(fixture), record, opening)
  reports.set(record, report)
  return report
}

const isClosing = (phase: DayPhase): phase is ClosingPhase => closingPhases.some((one) => one === phase)

/** What the open phase of a day waits for, and what comes of it. */
export const dayNow = (engines: Engines, day: Day): DayNow => {
  const { start } = day
  const { phase } = openPhase(day)
  const open = <R>(
    campaign: Campaign,
    parts: readonly PhasePart<R>[],
    after: (all: readonly R[]) => Campaign,
  ): DayNow => {
    const all = results(parts)
    return { phase, parts, matches: [], isThrough: all !== null, campaign, next: all ? after(all) : null }
  }
  if (phase === 'newSeason') return open(start, [partOf(day, phase, null, () => nextSeason(start))], ([next]) => next)

  const fixtures = fixturesOfDay(day)
  const before = fixtures.map((fixture) => partOf(day, 'before', fixture, () => beforeGame(start, fixture, fixtures)))
  if (phase === 'before') return open(start, before, () => start)

  const prepared = fixtures.map((fixture, i): PreparedMatch => {
    const ready = resultOf(before[i])
    if (!ready) throw unfinished('before')
    const record = day.matches[fixture.id] ?? null
    return { fixture, before: ready, decisive: isDecisive(fixture), record }
  })
  if (phase === 'match') {
    const isThrough = prepared.every(({ record }) => isOver(record))
    const matches = prepared.filter(({ record }) => !isOver(record))
    return { phase, parts: [], matches, isThrough, campaign: start, next: isThrough ? start : null }
  }

  const engine = engines(editionOfMatches(start.competition))
  const played = prepared.map((match): DayMatch => {
    if (!isOver(match.record)) throw unfinished('match')
    return { fixture: match.fixture, before: match.before, report: reportOfDay(engine, match, match.record) }
  })
  const after = played.map((one) => partOf(day, 'after', one.fixture, () => betweenGames(start, played, one)))
  const evening = (teams: readonly Teams[]): Campaign =>
    dayPlayed(
      start,
      played.map((one, i) => ({ ...one, after: teams[i] })),
    )
  if (phase === 'after') return open(start, after, evening)

  const home = results(after)
  if (!home) throw unfinished('after')
  return closing(day, phase, evening(home), open)
}

const unfinished = (phase: DayPhase): BadTeam =>
  new BadTeam(`day.phases "${phase}"`, 'a later phase has begun, and this one is not finished', 'take another file')

type Opening = <R>(campaign: Campaign, parts: readonly PhasePart<R>[], after: (all: readonly R[]) => Campaign) => DayNow

/** The phases of all coaches together, up to the open one. */
const closing = (day: Day, open: DayPhase, evening: Campaign, opening: Opening): DayNow => {
  let campaign = evening
  for (const { phase } of day.phases) {
    if (!isClosing(phase)) continue
    const { teams, unsigned = [] } = campaign
    const part = partOf(day, phase, null, () => closingPhase(phase, { teams, unsigned }))
    const found = campaign
    if (phase === open) return opening(found, [part], ([next]) => ({ ...found, ...next }))
    const next = resultOf(part)
    if (!next) throw unfinished(phase)
    campaign = { ...campaign, ...next }
  }
  throw unfinished(open)
}

/** Somebody who is waited for. */
export interface Awaited {
  /** The procedure: the id of a fixture, or ''. */
  readonly part: string
  /** How the procedure calls him. */
  readonly who: string
  readonly step: LeagueStep
  /** Whose step it is by his team; null for the league itself. */
  readonly team: string | null
  /** Whether others are asked at the same time, and must not know what he answers. */
  readonly apart: boolean
}

/** The team of whoever is asked: a side of the match, or a team of the league. */
const teamOf = ({ fixture }: PhasePart, who: string): string | null => {
  if (fixture) return who === 'home' ? fixture.home : who === 'away' ? fixture.away : null
  return who === 'league' ? null : who
}

/** The steps of one procedure, one for each coach who is waited for. */
export const stepsOf = (part: PhasePart): readonly Awaited[] => {
  const now = part.underway.progress()
  if (now.done) return []
  const { waiting } = now
  const apart = waiting.kind === 'askAll'
  const waited = apart ? waiting.waited : [{ who: waiting.who, step: waiting }]
  return waited.map(({ who, step }) => ({ part: part.id, who, step, team: teamOf(part, who), apart }))
}

/** Everybody who is waited for. */
export const awaited = ({ parts }: DayNow): readonly Awaited[] => parts.flatMap(stepsOf)
