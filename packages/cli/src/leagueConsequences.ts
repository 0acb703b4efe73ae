// The effects of undoing or correcting a match on its teams: they are restored, or the output says exactly what stays.
// Neighbours: leagueActions.ts changes the competition with them, the league records hold both states of each team.
import { dirname, isAbsolute, join } from 'node:path'
import { BadRecord, type Side, sides } from '@double-skulls/engine'
import {
  type AroundMatch,
  BadTeam,
  type Competition,
  type FixtureResult,
  type MatchFiles,
  openFixtures,
  readLeagueRecord,
  readTeam,
  stateOf,
  type Team,
  type Teams,
  writeLeagueRecord,
  writeTeam,
} from '@double-skulls/league'
import { shellWord } from './command.ts'
import { readText } from './files.ts'
import type { NewFile } from './filesTogether/commit.ts'
import { settle } from './filesTogether/settle.ts'
import { newsText } from './leagueMatch/story.ts'
import { refuse, UsageError } from './usage.ts'

export interface Consequences {
  readonly files: readonly NewFile[]
  readonly lines: readonly string[]
}

/** A match whose result and effects on the teams stand. */
interface Standing {
  readonly id: string
  readonly files: MatchFiles
  readonly result: FixtureResult | null
}

const standingIn = (competition: Competition): ReadonlyMap<string, Standing> => {
  const { past, season } = stateOf(competition)
  return new Map(
    [...past, season].flatMap(({ number, fixtures }) =>
      fixtures.flatMap(({ id, files, result }) =>
        files === null ? [] : [[JSON.stringify([number, id, files]), { id, files, result }] as const],
      ),
    ),
  )
}

/** The competition's file names are relative to its folder. */
const placed = (competitionPath: string, { record, home, away }: MatchFiles): MatchFiles => {
  const place = (path: string): string => (isAbsolute(path) ? path : join(dirname(competitionPath), path))
  return { record: place(record), home: place(home), away: place(away) }
}

/** With an unusable file the teams stay, but the change is not refused. */
const orReason = <T>(make: () => T): { readonly is: T } | { readonly reason: string } => {
  try {
    return { is: make() }
  } catch (error) {
    if (![UsageError, BadTeam, BadRecord].some((kind) => error instanceof kind)) throw error
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

type PlayedMatch = AroundMatch & { readonly result: Teams }

const playedIn = (path: string, text: string): PlayedMatch => {
  const record = readLeagueRecord(text)
  return record.kind === 'match' && record.result !== null
    ? { ...record, result: record.result }
    : refuse(`${path}: it is no record of a finished match`)
}

/** Why a team is not in the state after (or before) the match. */
const changeSince = (now: Team, then: Team): string => {
  const more = now.history.slice(then.history.length).filter(({ what }) => what === 'match').length
  if (more > 0) return `it has played ${more === 1 ? 'a match' : `${more} matches`} since`
  return 'it was changed since'
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

interface Turn {
  readonly id: string
  readonly files: MatchFiles
  readonly record: PlayedMatch
  /** Whether the match is undone, or counts again. */
  readonly back: boolean
}

const turnSide = ({ id, files, record, back }: Turn, side: Side): Consequences & { readonly turned: boolean } => {
  const path = files[side]
  const [before, after] = [record.teams[side], record.result[side]]
  const [from, to] = back ? [after, before] : [before, after]
  const { name } = before
  const restore = `skulls team restore ${shellWord(path)} --record ${shellWord(files.record)}${back ? ' --before' : ''}`
  const state = back ? `before match ${id}` : `after match ${id}`
  const stays = (why: string): readonly string[] => [
    `${name} stays as it is: ${why}.`,
    ...(back ? [`What match ${id} did to it stays too:`, ...indented(newsText(before, after))] : []),
    `To have it as it was ${state}, without anything that happened since: ${restore}`,
  ]
  const read = orReason(() => {
    const text = readText(path)
    return { text, team: readTeam(text) }
  })
  if ('reason' in read) return { files: [], lines: stays(read.reason), turned: false }
  const { text, team } = read.is
  const now = writeTeam(team)
  if (now === writeTeam(to)) return { files: [], lines: [`${name} is as it was ${state} already.`], turned: true }
  if (now !== writeTeam(from)) return { files: [], lines: stays(changeSince(team, from)), turned: false }
  return {
    files: [{ path, text: writeTeam(to), was: text, keepOld: true }],
    lines: [`${name} is again as it was ${state}: ${path}; the old file is in ${path}.bak.`],
    turned: true,
  }
}

/** Both teams of a match that is undone or counts again, and the note in its record. */
const turn = (standing: Standing, competitionPath: string, back: boolean): Consequences => {
  const files = placed(competitionPath, standing.files)
  const read = orReason(() => {
    const text = readText(files.record)
    return { text, record: playedIn(files.record, text) }
  })
  if ('reason' in read) return { files: [], lines: [`Both teams stay as they are: ${read.reason}.`] }
  const { text, record } = read.is
  const outcomes = sides.map((side) => ({ side, ...turnSide({ id: standing.id, files, record, back }, side) }))
  const { undone: marked = [], ...rest } = record
  const turned = outcomes.filter((one) => one.turned).map(({ side }) => side)
  const undone = sides.filter((side) => (turned.includes(side) ? back : marked.includes(side)))
  const now = writeLeagueRecord({ ...rest, ...(undone.length === 0 ? {} : { undone }) })
  return {
    files: [
      ...outcomes.flatMap((one) => one.files),
      ...(now === text ? [] : [{ path: files.record, text: now, was: text }]),
    ],
    lines: outcomes.flatMap(({ lines }) => lines),
  }
}

/** A corrected result changes no team: injuries, points and money come from the match as played. */
const kept = ({ id, files: named }: Standing, competitionPath: string): Consequences => {
  const files = placed(competitionPath, named)
  const read = orReason(() => playedIn(files.record, readText(files.record)))
  const strike = `To take it back, strike the result: skulls league correct ${shellWord(competitionPath)} --match ${id} --strike --reason "…"`
  if ('reason' in read) return { files: [], lines: [`Both teams stay as they are: ${read.reason}.`, strike] }
  const { teams, result } = read.is
  return {
    files: [],
    lines: [
      `No team is changed by this. What match ${id} did to them stays:`,
      ...sides.flatMap((side) => indented(newsText(teams[side], result[side]))),
      strike,
    ],
  }
}

/** Matches that lose their result and have no files: old results, or results entered by hand. */
const unknownTo = (before: Competition, now: Competition): Consequences => {
  const open = new Set(openFixtures(stateOf(now).season).map(({ id }) => id))
  const lost = stateOf(before).season.fixtures.filter(
    ({ id, result, files }) => result !== null && result.by !== 'forfeit' && files === null && open.has(id),
  )
  const { number } = stateOf(now).season
  return {
    files: [],
    lines:
      lost.length === 0 || number !== stateOf(before).season.number
        ? []
        : [
            'No record is noted for this match, so no team was changed. A team that went through it comes back with: skulls team restore TEAM --record RECORD --before',
          ],
  }
}

/** The effects of a change of the competition on team files and records. */
export const consequencesOf = async (
  competitionPath: string,
  before: Competition,
  now: Competition,
): Promise<Consequences> => {
  const [was, is] = [standingIn(before), standingIn(now)]
  const gone = [...was].filter(([key]) => !is.has(key)).map(([, one]) => one)
  const again = [...is].filter(([key]) => !was.has(key)).map(([, one]) => one)
  const isCorrection = now.events.length > before.events.length
  const corrected = isCorrection
    ? [...is].filter(
        ([key, one]) => was.has(key) && JSON.stringify(was.get(key)?.result) !== JSON.stringify(one.result),
      )
    : []
  for (const { files } of [...gone, ...again]) {
    const { record, home, away } = placed(competitionPath, files)
    await settle([record, home, away])
  }
  const all = [
    ...gone.map((one) => turn(one, competitionPath, true)),
    // A new result was written together with its teams.
    ...(isCorrection ? [] : again.map((one) => turn(one, competitionPath, false))),
    ...corrected.map(([, one]) => kept(one, competitionPath)),
    unknownTo(before, now),
  ]
  return { files: all.flatMap(({ files }) => files), lines: all.flatMap(({ lines }) => lines) }
}
