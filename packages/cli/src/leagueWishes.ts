// The flags of `skulls league` for a team and a result. Neighbours: competitionWishes.ts has those of a new competition,
// commands/league.ts runs the actions, leagueText.ts prints, packages/league has the rules.
import {
  type Competition,
  checkTeam,
  countsHalves,
  decisionsIn,
  type Entrant,
  type FixtureResult,
  faultLine,
  type HomeAndAway,
  idFor,
  isMoment,
  type ResultSide,
  readTeam,
  resultOf,
  type Season,
  teamValue,
} from '@double-skulls/league'
import { type Flag, type Given, textOf, wholeNumber } from './command.ts'
import { readText } from './files.ts'
import { refuse, unknown } from './usage.ts'

/** `shootOut` is typed `shoot-out`. */
export const typed = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const oneOf = <T extends string>(flag: string, word: string, known: readonly T[]): T =>
  known.find((one) => one === word || typed(one) === word) ?? unknown(flag, word, known.map(typed))

export const chosen = <T extends string, O>(given: Given, name: string, known: readonly T[], otherwise: O): T | O => {
  const word = textOf(given, name)
  return word === undefined ? otherwise : oneOf(`--${name}`, word, known)
}

export const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

export const needed = (given: Given, name: string, example: string): string => {
  const text = textOf(given, name)?.trim()
  return text === undefined || text === '' ? refuse(`--${name} is missing; give it, as in --${name} ${example}`) : text
}

export const entryFlags: readonly Flag[] = [
  { name: 'from', value: 'TEAM.json', help: 'enter: a team file; or --name, --coach, --list and --value' },
  { name: 'coach', value: 'NAME', help: 'enter: who coaches it' },
  { name: 'list', value: 'LIST', help: 'enter: its team list, as in human' },
  { name: 'value', value: 'GOLD', help: 'enter: its team value (default 1000000)' },
  { name: 'naf', value: 'N', help: "enter: the coach's number in the players' association" },
  { name: 'seeded', value: 'N', help: 'enter: its number in the seeding of a knock-out' },
  { name: 'conference', value: 'N', help: 'enter: its conference (default by lot)' },
  { name: 'division', value: 'N', help: 'enter: its division of that conference (default by lot)' },
  {
    name: 'fame',
    value: 'N',
    help: 'enter: its Fame (default that of its file, or 0), as in --fame=-2; result, correct: after the match, home first, as in --fame=6,-1',
  },
]

export const MOST_VALUE = 100_000_000

/** Name, coach, list and value from a team's file, or from flags. */
const described = (
  given: Given,
  { edition }: Competition,
): Pick<Entrant, 'name' | 'coach' | 'roster' | 'teamValue' | 'fame'> => {
  const path = textOf(given, 'from')
  const worth = (otherwise: number): number => wholeNumber(given, 'value', { from: 0, to: MOST_VALUE }, otherwise)
  if (path === undefined)
    return {
      ...{ name: needed(given, 'name', '"Reikland Reavers"'), coach: needed(given, 'coach', 'Ann') },
      ...{ roster: needed(given, 'list', 'human'), teamValue: worth(1_000_000) },
    }
  const team = readTeam(readText(path))
  if (team.edition !== edition)
    refuse(`${path}: this team is of edition ${team.edition}, and the competition of ${edition}; enter another one`)
  const [fault] = checkTeam(team, { budget: team.budget })
  if (fault) refuse(`${path}: ${team.name} may not play: ${faultLine(fault)}; see "skulls team check"`)
  return {
    ...{ name: textOf(given, 'name') ?? team.name, coach: textOf(given, 'coach') ?? team.coach },
    ...{ roster: team.roster, teamValue: worth(teamValue(team)) },
    ...(team.fame === undefined ? {} : { fame: team.fame }),
  }
}

export const wishedEntry = (given: Given, competition: Competition): Entrant => {
  const team = described(given, competition)
  const naf = wholeNumber(given, 'naf', { from: 1, to: 1_000_000 }, undefined)
  const seed = wholeNumber(given, 'seeded', { from: 1, to: 10_000 }, undefined)
  const conference = wholeNumber(given, 'conference', { from: 1, to: 64 }, undefined)
  const division = wholeNumber(given, 'division', { from: 1, to: 64 }, undefined)
  const [fame] = famesOf(given, 1)
  return {
    id: idFor(competition, team.name),
    ...team,
    ...(naf === undefined ? {} : { naf }),
    ...(seed === undefined ? {} : { seed }),
    ...(conference === undefined ? {} : { conference }),
    ...(division === undefined ? {} : { division }),
    ...(fame === undefined ? {} : { fame }),
  }
}

const MOST_FAME = 999

/** Fame may be below zero: one number, or two with a comma. */
const famesOf = (given: Given, count: 1 | 2): readonly number[] => {
  const text = textOf(given, 'fame')
  if (text === undefined) return []
  const numbers = text.split(',').map((word) => (/^[+-]?\d{1,3}$/.test(word.trim()) ? Number(word) : Number.NaN))
  return numbers.length === count && numbers.every((number) => Math.abs(number) <= MOST_FAME)
    ? numbers
    : refuse(
        `--fame must be ${count === 1 ? 'a whole number, as in --fame=-2' : 'two whole numbers, home first, as in --fame=6,-1'}, not "${text}"`,
      )
}

/** The Fame of both teams after a match; null without the flag. */
export const famePair = (given: Given): HomeAndAway | null => {
  const [home, away] = famesOf(given, 2)
  return home === undefined ? null : [home, away]
}

/** A team by its id or its name. */
export const teamIn = (season: Season, word: string): string => {
  const wanted = word.trim().toLowerCase()
  const team = season.teams.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
  return (
    team?.id ??
    unknown(
      'team',
      word,
      season.teams.map(({ id }) => id),
    )
  )
}

export const resultFlags: readonly Flag[] = [
  { name: 'match', value: 'ID', help: 'result, forfeit, correct, match: which one, as in 1.2' },
  { name: 'score', value: 'H-A', help: 'result, correct: touchdowns, home first, as in 2-1' },
  {
    name: 'casualties',
    value: 'H-A',
    help: 'result: casualties inflicted (default 0-0); correct: (default as entered)',
  },
  {
    name: 'values',
    value: 'H-A',
    help: 'result: team values at kick-off (default as at entry); correct: (default as entered)',
  },
  { name: 'by', value: 'HOW', help: 'result, correct: overtime, concession, and shoot-out or (second) coin' },
  { name: 'winner', value: 'SIDE', help: 'result, correct: home or away, where the score does not tell' },
  { name: 'played', value: 'WHEN', help: 'result, correct, match, export-naf: as in "2026-03-15 16:03" (default now)' },
]

export const pairOf = (given: Given, name: string, most: number): HomeAndAway | null => {
  const text = textOf(given, name)
  if (text === undefined) return null
  const [home, away] = (/^(\d{1,9})\s*[-:]\s*(\d{1,9})$/.exec(text.trim()) ?? []).slice(1).map(Number)
  return home !== undefined && home <= most && away <= most
    ? [home, away]
    : refuse(`--${name} must be two whole numbers up to ${most}, home first, as in 2-1, not "${text}"`)
}

const MOST_TOUCHDOWNS = 99

/** The touchdowns of both sides; where a field goal counts half of one, in halves. */
export const scoreOf = (given: Given, competition: Competition): HomeAndAway | null => {
  const text = textOf(given, 'score')
  if (text === undefined || !countsHalves(competition)) return pairOf(given, 'score', MOST_TOUCHDOWNS)
  const [home, away] = (/^(\d{1,2}(?:\.[05])?)\s*[-:]\s*(\d{1,2}(?:\.[05])?)$/.exec(text.trim()) ?? [])
    .slice(1)
    .map(Number)
  return home !== undefined && home <= MOST_TOUCHDOWNS && away <= MOST_TOUCHDOWNS
    ? [home, away]
    : refuse(`--score must be two numbers up to ${MOST_TOUCHDOWNS}, home first, as in 2-1.5, not "${text}"`)
}

const two = (number: number): string => String(number).padStart(2, '0')

/** When a match was played: as given, or this minute. */
export const momentOf = (given: Given): string => {
  const text = textOf(given, 'played')
  const now = new Date()
  if (text === undefined)
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:${two(now.getMinutes())}`
  return isMoment(text)
    ? text
    : refuse(`--played must be a day and a time that the calendar has, as in "2026-03-15 16:03", not "${text}"`)
}

const sideNames: readonly ResultSide[] = ['home', 'away']

export const wishedResult = (given: Given, competition: Competition): FixtureResult => {
  const touchdowns = scoreOf(given, competition) ?? refuse('--score is missing; give it, as in --score 2-1')
  const casualties = pairOf(given, 'casualties', 99) ?? [0, 0]
  const values = pairOf(given, 'values', MOST_VALUE)
  const fame = famePair(given)
  const side = (at: 0 | 1) => ({
    ...{ touchdowns: touchdowns[at], casualties: casualties[at] },
    ...(values === null ? {} : { teamValue: values[at] }),
    ...(fame === null ? {} : { fame: fame[at] }),
  })
  const winner = chosen(given, 'winner', sideNames, undefined)
  const ways = decisionsIn(competition).filter((one) => one !== 'forfeit')
  return resultOf(side(0), side(1), {
    by: chosen(given, 'by', ways, 'touchdowns'),
    ...(winner === undefined ? {} : { winner }),
    playedAt: momentOf(given),
  })
}
