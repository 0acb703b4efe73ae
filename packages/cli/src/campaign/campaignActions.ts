// The actions of `skulls league` on campaigns besides sitting down: a new one, where it is, taking back, team files for other commands.
// Neighbours: sittingDown.ts asks and plays, ../leagueActions.ts lists the actions.
import { basename, join } from 'node:path'
import {
  type Campaign,
  campaignOfTeams,
  dayNow,
  newDiary,
  standings,
  stateOf,
  takenBack,
  withdrawn,
  writeCompetition,
  writeDiary,
  writeTeam,
} from '@double-skulls/league'
import { type Given, seedOf, textOf } from '../command.ts'
import { wishedCompetition } from '../competitionWishes.ts'
import { engineOf } from '../engines.ts'
import { makeFolder } from '../files.ts'
import { commit } from '../filesTogether/commit.ts'
import { writeFree } from '../freeFile.ts'
import { tell } from '../leagueFiles.ts'
import { teamFile } from '../leagueMatch/sitting.ts'
import { tableText } from '../leagueText.ts'
import { needed } from '../leagueWishes.ts'
import { refuse } from '../usage.ts'
import { coachOf, dayText, gamePhaseText, phaseText } from './campaignText.ts'
import { wishedPhases, wishedTeams } from './campaignWishes.ts'
import { changeDiary, diaryIn, orRefuse } from './diaryFiles.ts'

const EDITION = 'second'

export const newCampaign = async (given: Given, path: string): Promise<number> => {
  const files = needed(given, 'teams', 'a.json,b.json,c.json,d.json').split(',')
  const teams = await Promise.all(files.map((file) => teamFile(file.trim())))
  const edition = textOf(given, 'edition') ?? EDITION
  const wished = wishedCompetition({ ...given, flags: { ...given.flags, edition } })
  const diary = orRefuse('', () =>
    newDiary(
      campaignOfTeams(
        wished,
        teams.map(({ team }) => team),
        { phases: wishedPhases(given) },
      ),
      seedOf(given, 1),
    ),
  )
  await writeFree(given, path, writeDiary(diary))
  tell([
    ...dayText(diary, dayNow(engineOf, diary.day)),
    `Written to ${path}; go on with: skulls league campaign ${path}`,
  ])
  return 0
}

const tablesText = ({ competition }: Campaign): string[] =>
  standings(competition, stateOf(competition).season).flatMap((table) => ['', ...tableText(table)])

export const showCampaign = (_given: Given, path: string): number => {
  const diary = diaryIn(path)
  const now = orRefuse(path, () => dayNow(engineOf, diary.day))
  tell([...dayText(diary, now), ...tablesText(now.phase === 'newSeason' ? now.campaign : (now.next ?? now.campaign))])
  return 0
}

/** What one coach has written down alone. */
const withdraw = (given: Given, path: string): Promise<number> =>
  changeDiary(path, (diary) => {
    const teams = wishedTeams(given, diary)
    const { parts } = dayNow(engineOf, diary.day)
    const open = parts.flatMap(({ id, fixture, underway }) =>
      Object.keys(underway.open).map((who) => {
        const team = fixture ? (who === 'home' ? fixture.home : (fixture.away ?? '')) : who
        return { part: id, who, team }
      }),
    )
    const mine = open.filter(({ part, who, team }) => {
      const { underway } = parts.find(({ id }) => id === part) ?? { underway: null }
      return teams?.has(team) && (underway?.open[who]?.length ?? 0) > 0
    })
    if (mine.length === 0)
      refuse(`${textOf(given, 'coach')} has written down nothing that could be taken back alone; leave --coach out`)
    const after = mine.reduce((now, place) => withdrawn(now, place), diary)
    tell(mine.map(({ team }) => `Taken back: what ${coachOf(diary.day.start.teams[team])} has written down.`))
    return { diary: after, value: 0 }
  })

export const undoCampaign = (given: Given, path: string): Promise<number> => {
  if (textOf(given, 'coach') !== undefined) return withdraw(given, path)
  return changeDiary(path, (before) => {
    const { diary, phase, gamePhase } = takenBack(before, textOf(given, 'match'))
    const now = dayNow(engineOf, diary.day)
    const what = gamePhase === null ? phaseText(phase) : gamePhaseText(gamePhase)
    tell([`Taken back: ${what}, day ${diary.number}.`, ...dayText(diary, now)])
    return { diary, value: 0 }
  })
}

/** The competition and the teams as other commands read them, as the open phase has found them. */
export const exportCampaign = async (given: Given, path: string): Promise<number> => {
  const folder = needed(given, 'out', 'saved')
  makeFolder(folder)
  const { campaign } = orRefuse(path, () => dayNow(engineOf, diaryIn(path).day))
  const files = [
    {
      path: join(folder, `${basename(path).replace(/\.json$/i, '')}.competition.json`),
      text: writeCompetition(campaign.competition),
    },
    ...Object.entries(campaign.teams).map(([id, team]) => ({
      path: join(folder, `${id}.json`),
      text: writeTeam(team),
    })),
  ]
  await commit(files)
  tell([`Written: ${files.map((file) => file.path).join(', ')}.`])
  return 0
}
