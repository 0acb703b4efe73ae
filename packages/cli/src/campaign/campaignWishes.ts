// The flags of `skulls league campaign…`: whose questions are asked here, who is a program, how far to go. Neighbours: sittingDown.ts and
// campaignActions.ts use them.
import { type CampaignPhase, campaignPhases, type Diary, type Team } from '@double-skulls/league'
import { type Flag, type Given, textOf } from '../command.ts'
import { unknown } from '../usage.ts'

/** How far a command goes by itself. */
export const reaches = ['phase', 'day', 'season'] as const
export type Reach = (typeof reaches)[number]

export const campaignFlags: readonly Flag[] = [
  {
    name: 'programs',
    value: 'A,B',
    help: 'campaign: teams that a program coaches between matches, by team or coach, or "all"',
  },
  { name: 'until', value: 'END', help: `campaign: goes on to the end of the ${reaches.join(', ')} (default phase)` },
]

export const phasesFlag: Flag = {
  name: 'phases',
  value: 'A,B',
  help: `campaigns: the optional phases before a game, of ${campaignPhases.join(', ')}, or "none" (default all that the options of the match have)`,
}

/** The optional phases before a game; those without their part in the match are left out by the league. */
export const wishedPhases = (given: Given): readonly CampaignPhase[] => {
  const text = textOf(given, 'phases')
  if (text === undefined) return campaignPhases
  if (text === 'none') return []
  return text
    .split(',')
    .map((word) => campaignPhases.find((phase) => phase === word.trim()) ?? unknown('--phases', word, campaignPhases))
}

/** Its id, name or coach. */
const isMeant = (word: string, id: string, { name, coach }: Team): boolean =>
  [id, name, coach].some((known) => known.toLowerCase() === word.trim().toLowerCase())

const teamsMeant = (given: Given, flag: string, { day }: Diary): readonly string[] => {
  const teams = Object.entries(day.start.teams)
  const text = textOf(given, flag)
  if (text === undefined) return []
  if (text === 'all') return teams.map(([id]) => id)
  return text.split(',').flatMap((word) => {
    const meant = teams.filter(([id, team]) => isMeant(word, id, team)).map(([id]) => id)
    return meant.length > 0 ? meant : unknown(`--${flag}`, word, [...new Set(teams.map(([, { coach }]) => coach))])
  })
}

/** The teams of --coach; null: of everybody. */
export const wishedTeams = (given: Given, diary: Diary): ReadonlySet<string> | null =>
  textOf(given, 'coach') === undefined ? null : new Set(teamsMeant(given, 'coach', diary))

export const wishedPrograms = (given: Given, diary: Diary): ReadonlySet<string> =>
  new Set(teamsMeant(given, 'programs', diary))

/** null: as far as the coaches at the terminal want. */
export const wishedReach = (given: Given): Reach | null => {
  const word = textOf(given, 'until')
  return word === undefined ? null : (reaches.find((one) => one === word) ?? unknown('--until', word, reaches))
}
