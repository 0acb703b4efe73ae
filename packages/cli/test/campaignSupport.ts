// Four campaign teams in a folder, and persons who sit down to their campaign. Neighbours: campaignLeague.test.ts, campaignKilled.test.ts;
// leagueMatchSupport.ts has the terminal.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRoller } from '@double-skulls/engine'
import {
  type Diary,
  decide,
  generateStars,
  readDiary,
  sensibleCoach,
  suggestTeam,
  type Team,
  writeTeam,
} from '@double-skulls/league'
import { campaign } from '../src/campaign/sittingDown.ts'
import { readArguments } from '../src/command.ts'
import { league } from '../src/commands/league.ts'
import type { OpenLines } from '../src/leagueMatch/typedLines.ts'
import { type Acted, act, listening } from './leagueMatchSupport.ts'
import { newFolder } from './runSkulls.ts'

export const coaches = ['Ann', 'Bob', 'Cleo', 'Dan'] as const
const lists = ['human', 'orc', 'elf', 'dwarf'] as const

const newTeam = (coach: string, roster: string): Team => {
  const team = suggestTeam({ edition: 'second', roster, name: `${coach}’s ${roster}s`, coach, campaign: true })
  return decide(() => generateStars(team.name, team), sensibleCoach(seededRoller(1))).result
}

interface Founder {
  readonly coach: string
  readonly roster: string
}

/** The path of a new campaign of these coaches, whose matches are short. */
export const leagueOf = async (
  founders: readonly Founder[],
  seed: number,
  flags: readonly string[],
): Promise<string> => {
  const folder = newFolder()
  const files = founders.map(({ coach, roster }) => {
    const path = join(folder, `${coach}-${roster}.json`)
    writeFileSync(path, writeTeam(newTeam(coach, roster)))
    return path
  })
  const path = join(folder, 'league.json')
  const all = ['--teams', files.join(','), '--name', 'Four', '--turns', '1', '--seed', String(seed), ...flags]
  await act('campaign-new', path, ...all)
  return path
}

/** The path of a new campaign of four coaches. */
export const newLeague = (...flags: readonly string[]): Promise<string> =>
  leagueOf(
    coaches.map((coach, i) => ({ coach, roster: lists[i] })),
    3,
    flags,
  )

export const diaryAt = (path: string): Diary => readDiary(readFileSync(path, 'utf8'))

/** Sits down as somebody would; without answers nobody may be asked. */
export const sitDown = (path: string, flags: readonly string[], open?: OpenLines): Promise<Acted> => {
  const given = readArguments(league, ['campaign', path, '--bots', 'random', ...flags])
  return listening(() => campaign(given, path, open))
}
