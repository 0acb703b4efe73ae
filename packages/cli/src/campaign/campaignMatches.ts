// The matches of a campaign's day: played by bots or by persons here, or brought as a record. Neighbours: sittingDown.ts calls it,
// ../leagueMatch/playMatch.ts plays, the league's diary/ keeps the records.
import { type MatchRecord, parseRecord } from '@double-skulls/engine'
import {
  type DayNow,
  type Diary,
  editionOf,
  editionOfMatches,
  isOver,
  type PreparedMatch,
  reportOfDay,
  withMatch,
} from '@double-skulls/league'
import { type Given, textOf } from '../command.ts'
import { engineOf } from '../engines.ts'
import { readText } from '../files.ts'
import { tell } from '../leagueFiles.ts'
import { PERSON, playOnPitch } from '../leagueMatch/playMatch.ts'
import { reportText } from '../leagueMatch/story.ts'
import type { Lines } from '../leagueMatch/typedLines.ts'
import { wishedPlayers } from '../leagueMatch/wishes.ts'
import { refuse } from '../usage.ts'
import { seedOfPhase } from './byProgram.ts'
import { changeDiary, orRefuse } from './diaryFiles.ts'

export interface ToPlay {
  readonly given: Given
  readonly path: string
  readonly diary: Diary
  readonly now: DayNow
  readonly here: ReadonlySet<string> | null
  readonly lines: () => Lines
  readonly stop: AbortSignal
}

/** The match that is named, or the next one. */
const chosen = ({ given, now }: ToPlay): PreparedMatch | null => {
  const id = textOf(given, 'match')
  if (id === undefined) return now.matches[0]
  return now.matches.find(({ fixture }) => fixture.id === id) ?? null
}

const keep = (path: string, fixture: string, record: MatchRecord): Promise<null> =>
  changeDiary(path, (diary) => ({ diary: withMatch(engineOf, diary, fixture, record), value: null }))

const played = async (play: ToPlay, match: PreparedMatch): Promise<MatchRecord> => {
  const { given, path, diary, lines, stop } = play
  const { fixture, before, decisive } = match
  const brought = textOf(given, 'result')
  if (brought !== undefined) return orRefuse(brought, () => parseRecord(readText(brought)))
  const players = wishedPlayers(given)
  const isPersonal = [players.home, players.away].includes(PERSON)
  if (isPersonal && textOf(given, 'match') === undefined)
    refuse(`--bots ${PERSON} is for one match; name it with --match, as in --match ${fixture.id}`)
  const saves: Promise<null>[] = []
  const record = await playOnPitch({
    ...{ engine: engineOf(editionOfMatches(diary.day.start.competition)), before, decisive, players, lines, stop },
    ...{ seed: seedOfPhase(diary, fixture.id), begun: isPersonal ? match.record : null },
    onMove: (begun) => void saves.push(keep(path, fixture.id, begun)),
  })
  await Promise.all(saves)
  return record
}

/** Plays a match; false where the one that is named has been played already. */
export const playNextMatch = async (play: ToPlay): Promise<boolean> => {
  const { given, path, diary, now } = play
  if (textOf(given, 'result') !== undefined && textOf(given, 'match') === undefined)
    refuse('--result brings the record of one match; name it with --match')
  const match = chosen(play)
  if (!match) {
    console.log(`Still to be played: ${now.matches.map(({ fixture }) => fixture.id).join(', ')}.`)
    return false
  }
  const { fixture, before } = match
  const names = { home: before.teams.home.name, away: before.teams.away.name }
  console.log(`\nMatch ${fixture.id}: ${names.home} against ${names.away}`)
  const record = await played(play, match)
  if (!isOver(record)) refuse(`match ${fixture.id} is not over in this record; play it to its end`)
  await keep(path, fixture.id, record)
  const engine = engineOf(editionOfMatches(diary.day.start.competition))
  tell(reportText(reportOfDay(engine, match, record), names, editionOf(engine.edition).edition))
  return true
}
