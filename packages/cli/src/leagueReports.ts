// The actions of `skulls league` that only print or export. Neighbours: leagueText.ts has the texts, leagueActions.ts
// lists the actions.
import {
  type Competition,
  competitionSchema,
  counted,
  groupNames,
  nafReport,
  type Season,
  standings,
  stateOf,
  verifyDraws,
} from '@double-skulls/league'
import { type Given, isOn, textOf, wholeNumber } from './command.ts'
import { writeFree } from './freeFile.ts'
import { competitionIn, orRefuse, tell } from './leagueFiles.ts'
import { eventText, headText, nextText, roundText, tableText } from './leagueText.ts'
import { momentOf } from './leagueWishes.ts'

const seasonOf = (given: Given, competition: Competition): Season => {
  const { past, season } = stateOf(competition)
  const number = wholeNumber(given, 'season', { from: 1, to: season.number }, season.number)
  return past[number - 1] ?? season
}

export const table = (given: Given, path: string): number => {
  const competition = competitionIn(path)
  const season = seasonOf(given, competition)
  const tables = standings(competition, season)
  if (isOn(given, 'json')) console.log(JSON.stringify({ competition: competition.name, season: season.number, tables }))
  else tell([headText(competition, season), ...tables.flatMap((one) => ['', ...tableText(one)])])
  return 0
}

export const show = (given: Given, path: string): number => {
  const competition = competitionIn(path)
  const season = seasonOf(given, competition)
  const only = wholeNumber(given, 'round', { from: 1, to: Math.max(1, season.rounds) }, null)
  if (isOn(given, 'json')) {
    console.log(JSON.stringify({ competition: competition.name, ...season }))
    return 0
  }
  const rounds = Array.from({ length: season.rounds }, (_, index) => index + 1)
  const shown = only === null ? rounds : rounds.filter((round) => round === only)
  tell([
    headText(competition, season),
    ...groupNames(season).map((name, index) => `${name}: ${season.conferences[index].join(', ')}`),
    ...(season.rounds === 0 ? season.teams.map(({ name, coach, roster }) => `  ${name} (${coach}, ${roster})`) : []),
    ...shown.flatMap((round) => ['', ...roundText(season, round)]),
    '',
    nextText(competition, season),
  ])
  return 0
}

export const log = (_given: Given, path: string): number => {
  const { events } = competitionIn(path)
  tell(
    events.length === 0
      ? ['Nothing has happened yet.']
      : events.map((event, index) => `${index + 1}. ${eventText(event)}`),
  )
  return 0
}

export const report = async (given: Given, path: string): Promise<number> => {
  const competition = competitionIn(path)
  const out = textOf(given, 'out') ?? path.replace(/(\.json)?$/i, '.naf.xml')
  const organiser = textOf(given, 'organiser') ?? competition.organiser
  const xml = orRefuse(path, () =>
    nafReport({ ...competition, organiser }, momentOf(given), seasonOf(given, competition)),
  )
  await writeFree(given, out, xml)
  tell([`Written to ${out}: ${counted(xml.split('<game>').length - 1, 'game')}.`])
  return 0
}

export const verify = (_given: Given, path: string): number => {
  const competition = competitionIn(path)
  const fault = verifyDraws(competition)
  const draws = competition.events.filter(({ kind }) => kind === 'drawn').length
  if (fault === null)
    tell([
      draws === 0
        ? 'Nothing is drawn yet.'
        : draws === 1
          ? 'Repeating the one draw gives the same result.'
          : `Repeating all ${draws} draws gives the same results.`,
    ])
  else console.error(`skulls: ${path}: ${fault}`)
  return fault === null ? 0 : 1
}

export const schema = async (given: Given, path: string): Promise<number> => {
  await writeFree(given, path, `${JSON.stringify(competitionSchema, null, 2)}\n`)
  tell([`Written to ${path}.`])
  return 0
}
