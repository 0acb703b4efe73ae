// The actions of `skulls league` on team files: matches and seasons. Neighbours: sitting.ts saves answers, matchDay.ts
// and answering.ts ask, wishes.ts reads the flags, ../leagueActions.ts lists the actions.
import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { idWith, type MatchRecord, parseRecord } from '@double-skulls/engine'
import {
  type AroundMatch,
  aroundMatch,
  type ClosedSeason,
  campaignFault,
  checkSeasonOpen,
  counted,
  editionIn,
  editionOf,
  type LeagueRecord,
  type OfTeam,
  ofTeam,
  readLeagueRecord,
  replayLeagueRecord,
  type Team,
  type TeamTime,
  teamTimeIn,
  writeLeagueRecord,
  writeTeam,
} from '@double-skulls/league'
import { endCheckWords } from '@double-skulls/words'
import { type Given, isOn, MOST_SEED, seedOf, shellWord, textOf, wholeNumber } from '../command.ts'
import { engineOf } from '../engines.ts'
import { readText } from '../files.ts'
import { changeFiles, commit, type NewFile } from '../filesTogether/commit.ts'
import { tell } from '../leagueFiles.ts'
import { refuse } from '../usage.ts'
import { answerAll } from './answering.ts'
import { coinText, fixtureFor, placeIn, withResult } from './fixture.ts'
import { playMatchDay } from './matchDay.ts'
import { checkEditions, checkResumed, settledFor } from './matchEdition.ts'
import {
  checkSettled,
  checkUnchanged,
  isRefusal,
  orRefuse,
  recordIn,
  repeating,
  sitting,
  type TeamFile,
  teamFile,
} from './sitting.ts'
import { newsText } from './story.ts'
import { type OpenLines, openLines } from './typedLines.ts'
import { agreementIn, recordPath, targetOf, wishedCoaches, wishedOptions, wishedPlayers } from './wishes.ts'

const newSeed = (given: Given): number => seedOf(given, null) ?? randomInt(MOST_SEED)

const teamNews = (from: readonly Team[], to: readonly Team[]): string[] =>
  to.flatMap((team, i) => ['', ...newsText(from[i], team)])

const writtenText = (files: readonly NewFile[], given: Given): string =>
  `Written: ${files.map(({ path }) => path).join(', ')}.${textOf(given, 'out') === undefined ? ' The old teams are in *.bak.' : ''}`

/** The record file: new, or the resumed one, which must be unchanged since it was read. */
const recordFile = (
  given: Given,
  targets: readonly string[],
  record: LeagueRecord,
  resumed: string | null,
): NewFile => {
  const path = recordPath(given, targets)
  const resume = textOf(given, 'resume')
  const isResumed = resume !== undefined && resolve(path) === resolve(resume)
  const was = isResumed ? { was: resumed } : isOn(given, 'force') ? {} : { was: null }
  return { path, text: writeLeagueRecord(record), ...was }
}

/** A resumed record must be of these teams in their present state. */
const resumedMatch = async (path: string, text: string, home: Team, away: Team): Promise<AroundMatch> => {
  const record = await orRefuse(path, () => readLeagueRecord(text))
  if (record.kind !== 'match' || record.result !== null)
    return refuse(`${path}: there is nothing to go on with; take the record of a match that was not finished`)
  const same = writeTeam(record.teams.home) === writeTeam(home) && writeTeam(record.teams.away) === writeTeam(away)
  return same
    ? record
    : refuse(`${path}: it was begun with other teams, or they have changed since; take the same files`)
}

const playedElsewhere = async (given: Given): Promise<MatchRecord | null> => {
  const path = textOf(given, 'result')
  return path === undefined ? null : orRefuse(path, () => parseRecord(readText(path)))
}

export const match = async (
  given: Given,
  [homePath, awayPath]: readonly string[],
  openAnswers: OpenLines = openLines,
): Promise<number> => {
  checkSettled(given)
  if (resolve(homePath) === resolve(awayPath)) refuse(`"${homePath}" cannot play against itself; name two teams`)
  const files = [await teamFile(homePath), await teamFile(awayPath)]
  const [home, away] = files.map(({ team }) => team)
  checkEditions(given, files)
  const open = fixtureFor(given, { home, away })
  const decisive = isOn(given, 'decisive') || (open !== null && open.fixture.stage !== 'regular')
  const played = await playedElsewhere(given)
  const targets = [targetOf(given, homePath), targetOf(given, awayPath)]
  if (resolve(targets[0]) === resolve(targets[1]))
    refuse('both teams would be written to one file; rename one of them, or leave --out out')
  // Checked before the match: an unwritable record path would be noticed too late.
  recordPath(given, targets)
  const resume = textOf(given, 'resume')
  const resumed = resume === undefined ? null : readText(resume)
  const begun = (): AroundMatch => {
    const settled = settledFor(given, open, played)
    const { agreement } = agreementIn(given, engineOf(idWith(home.edition, settled.match ?? [])))
    const both = { ...agreement, ...settled.agreement }
    const agreed = Object.keys(both).length > 0 ? { agreement: both } : {}
    const options = { ...wishedOptions(given, home.edition), ...settled, ...agreed }
    return aroundMatch({ home, away }, { seed: newSeed(given), decisive, options })
  }
  const record = resume === undefined || resumed === null ? begun() : await resumedMatch(resume, resumed, home, away)
  checkResumed(given, record)
  const engine = engineOf(editionIn(record))
  const again = repeating(given, ['match', homePath, awayPath])
  return sitting({ given, targets, again, resumed }, openAnswers, async ({ lines, stop, keep }) => {
    const ended = await orRefuse(textOf(given, 'result') ?? resume ?? 'match', () =>
      playMatchDay({
        ...{ engine, record, played, lines, stop, onChange: keep },
        ...{ coaches: wishedCoaches(given), players: wishedPlayers(given) },
        ...{ ownDice: isOn(given, 'own-dice'), prepareOnly: isOn(given, 'prepare') },
      }),
    )
    const { result } = ended.record
    const { report } = ended
    if (!report || !result) {
      const path = await changeFiles(() => {
        const kept = recordFile(given, targets, ended.record, resumed)
        return { files: [kept], value: kept.path }
      })
      tell([
        '',
        `The match can begin. Written: ${path}. No team was changed; go on with: ${again} --resume ${shellWord(path)}`,
      ])
      return 0
    }
    const competition = textOf(given, 'competition')
    const after = [result.home, result.away]
    const written = await changeFiles(() => {
      checkUnchanged(files)
      const kept = recordFile(given, targets, ended.record, resumed)
      const played = { record: kept.path, home: targets[0], away: targets[1] }
      const all: NewFile[] = [
        ...after.map((team, i) => newTeamFile(files[i], targets[i], team)),
        ...(competition === undefined || open === null
          ? []
          : [withResult(given, competition, open.fixture, report, { before: { home, away }, after: result }, played)]),
        kept,
      ]
      return { files: all, value: all }
    })
    const coin = open === null ? [] : coinText(open, report, { home, away })
    tell([...teamNews([home, away], after), ...coin, '', writtenText(written, given)])
    return 0
  })
}

/** Overwrites its own file only if that is unchanged; in another folder it replaces any file. */
const newTeamFile = ({ path, text }: TeamFile, target: string, team: Team): NewFile => ({
  ...{ path: target, text: writeTeam(team), keepOld: true },
  ...(resolve(path) === resolve(target) ? { was: text } : {}),
})

interface Alone {
  readonly place: number
  readonly closes?: ClosedSeason
}

/** An action of one team. */
const teamAlone =
  (kind: TeamTime, wishedFor: (given: Given, team: Team) => Alone) =>
  async (given: Given, [teamPath]: readonly string[], openAnswers: OpenLines = openLines): Promise<number> => {
    checkSettled(given)
    const file = await teamFile(teamPath)
    const { team } = file
    const noCampaign = campaignFault(team.edition)
    if (noCampaign !== null) refuse(`${teamPath}: ${noCampaign}`)
    const targets = [targetOf(given, teamPath)]
    recordPath(given, targets)
    const resume = textOf(given, 'resume')
    const resumed = resume === undefined ? null : readText(resume)
    const begun: LeagueRecord =
      resume === undefined || resumed === null
        ? ofTeam(kind, team, {
            seed: newSeed(given),
            options: wishedOptions(given, team.edition),
            ...wishedFor(given, team),
          })
        : await orRefuse(resume, () => readLeagueRecord(resumed))
    if (begun.kind !== kind || begun.result !== null || writeTeam(begun.team) !== writeTeam(team))
      return refuse(`${resume}: it does not go on with this team; take the record that was begun with it`)
    if (kind === 'season') await orRefuse(teamPath, () => checkSeasonOpen(team, begun.closes, isOn(given, 'unplayed')))
    const again = repeating(given, [kind === 'season' ? 'next-season' : 'no-show', teamPath])
    return sitting({ given, targets, again, resumed }, openAnswers, async ({ lines, keep }) => {
      let record: OfTeam = begun
      const underway = teamTimeIn(record)
      const asked = { [team.name]: { name: team.name, answerer: wishedCoaches(given).home } }
      const by = { asked, lines, ownDice: isOn(given, 'own-dice'), seed: record.seed }
      const result = await answerAll(underway, by, () => {
        record = { ...record, answers: [...underway.answers] }
        keep(record)
      })
      record = { ...record, result }
      keep(record)
      const written = await changeFiles(() => {
        checkUnchanged([file])
        const all = [newTeamFile(file, targets[0], result), recordFile(given, targets, record, resumed)]
        return { files: all, value: all }
      })
      tell([...seasonNews(kind, team, result), '', writtenText(written, given)])
      return 0
    })
  }

/** The roster of an event is restored as handed in; the output says what is lost. */
const seasonNews = (kind: TeamTime, before: Team, after: Team): string[] => {
  const skills = (team: Team): number => team.players.reduce((sum, { advances }) => sum + advances.length, 0)
  const matches = before.history.filter(({ what }) => what === 'match').length
  return kind === 'season' && editionOf(before.edition).league.fixed
    ? [
        '',
        `${after.name} comes to the next event as it was handed in: what ${counted(matches, 'match', 'matches')} gave is taken off, ${counted(skills(before) - skills(after), 'skill', 'skills')} and ${counted(before.fans - after.fans, 'fan', 'fans')}.`,
      ]
    : teamNews([before], [after])
}

export const nextSeason = teamAlone('season', (given, team) => {
  const competition = textOf(given, 'competition')
  const place = wholeNumber(given, 'place', { from: 1, to: 999 }, 0)
  if (competition === undefined) return { place }
  return place === 0
    ? placeIn(competition, team)
    : refuse('--place and --competition both say the place; give one of them')
})

export const noShow = teamAlone('noShow', () => ({ place: 0 }))

const fileNameOf = ({ name }: Team): string => `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.json`

/** Replays a record. Exit code 1: the result differs from the recorded one. */
export const replay = async (given: Given, [path]: readonly string[]): Promise<number> => {
  const record = await recordIn(path)
  const before = record.kind === 'match' ? [record.teams.home, record.teams.away] : [record.team]
  try {
    const teams = replayLeagueRecord(engineOf(editionIn(record)), record)
    const answers = record.kind === 'match' ? record.before.length + record.after.length : record.answers.length
    const out = textOf(given, 'out')
    const files =
      out === undefined ? [] : teams.map((team) => ({ path: targetOf(given, fileNameOf(team)), text: writeTeam(team) }))
    if (files.length > 0) await commit(files)
    tell([
      ...teamNews(before, teams),
      '',
      answers === 1
        ? 'The replay of its one answer gives the recorded teams.'
        : `The replay of all ${answers} answers gives the recorded teams.`,
      ...(record.kind === 'match' && record.match ? [endCheckWords(record.match)].filter((note) => note !== '') : []),
      ...(files.length > 0 ? [`Written: ${files.map((file) => file.path).join(', ')}.`] : []),
    ])
    return 0
  } catch (error) {
    if (!isRefusal(error)) throw error
    console.error(`skulls: ${path}: ${error.message}`)
    return 1
  }
}
