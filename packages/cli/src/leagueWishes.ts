// The flags of `skulls league`: a new competition, a team, a result.
// Neighbours: commands/league.ts runs the actions, leagueText.ts prints, packages/league has the rules.
import {
  type BonusName,
  bonuses,
  type Competition,
  checkTeam,
  decisions,
  dropOuts,
  type Entrant,
  editionPlan,
  type FixtureResult,
  faultLine,
  idFor,
  isMoment,
  type LeaguePoints,
  leagueFault,
  newCompetition,
  type Plan,
  type PlanKind,
  pairings,
  planKinds,
  type ResultSide,
  readTeam,
  resultOf,
  type Season,
  seedings,
  teamValue,
  tieBreakers,
  usualPlans,
  usualPoints,
} from '@double-skulls/league'
import { chooseEdition, DEFAULT_EDITION, optionsHelp } from './choices.ts'
import { type Flag, type Given, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from './command.ts'
import { readText } from './files.ts'
import { refuse, unknown } from './usage.ts'

/** `shootOut` is typed `shoot-out`. */
export const typed = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const oneOf = <T extends string>(flag: string, word: string, known: readonly T[]): T =>
  known.find((one) => one === word || typed(one) === word) ?? unknown(flag, word, known.map(typed))

export const chosen = <T extends string, O>(given: Given, name: string, known: readonly T[], otherwise: O): T | O => {
  const word = textOf(given, name)
  return word === undefined ? otherwise : oneOf(`--${name}`, word, known)
}

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

export const needed = (given: Given, name: string, example: string): string => {
  const text = textOf(given, name)?.trim()
  return text === undefined || text === '' ? refuse(`--${name} is missing; give it, as in --${name} ${example}`) : text
}

export const competitionFlags: readonly Flag[] = [
  { name: 'name', value: 'NAME', help: 'of the competition, or of a team that enters' },
  {
    name: 'edition',
    value: 'E',
    help: `new: the rules (default ${DEFAULT_EDITION}); match: those of the teams; ${optionsHelp('third:undeclared')}`,
  },
  { name: 'plan', value: 'PLAN', help: `new: ${planKinds.map(typed).join(', ')}` },
  { name: 'organiser', value: 'NAME', help: 'new, export-naf: who reports the results' },
  {
    name: 'seed',
    value: 'N',
    help: `new, draw: 0 to ${MOST_SEED}; the same seed draws the same lots (default 1); match: dice and bots`,
  },
  { name: 'legs', value: 'N', help: 'new: 1 or 2 matches against each other' },
  { name: 'rounds', value: 'N', help: 'new: rounds of a Swiss draw (default 5)' },
  { name: 'pairing', value: 'HOW', help: `new: Swiss, on equal points: ${pairings.join(', ')}` },
  { name: 'seeding', value: 'HOW', help: `new: knock-out: ${seedings.map(typed).join(', ')}` },
  { name: 'third-place', help: 'new: a match for third place' },
  { name: 'conferences', value: 'N', help: 'new: how many (default by the number of teams)' },
  { name: 'cross', value: 'N', help: 'new: matches against each other conference (default 1)' },
  { name: 'qualifiers', value: 'N', help: 'new: how many of each conference qualify (default 1)' },
  { name: 'play-offs', value: 'N', help: 'new: teams in the play-offs, 0 for none (default 2, 4 or 8)' },
  { name: 'points', value: 'LIST', help: 'new: as in win=3,draw=1,loss=0,bye=3; adjust: a number, as in --points -2' },
  { name: 'bonus', value: 'LIST', help: `new: ${Object.keys(bonuses).join(', ')}` },
  { name: 'tie-breakers', value: 'LIST', help: 'new: in their order, as in points,head-to-head,lots' },
  { name: 'drop-out', value: 'HOW', help: `new: open matches of a drop-out: ${dropOuts.join(', ')}` },
]

const planFlags: { readonly [K in PlanKind]: readonly string[] } = {
  roundRobin: ['legs'],
  swiss: ['rounds', 'pairing'],
  knockOut: ['seeding', 'third-place'],
  conferences: ['legs', 'conferences', 'cross', 'qualifiers', 'play-offs', 'third-place'],
  ladder: [],
}

const planOf = (given: Given, edition: string): Plan => {
  const plan = usualPlans[chosen(given, 'plan', planKinds, editionPlan(edition).kind)]
  const stray = Object.values(planFlags)
    .flat()
    .find((flag) => given.flags[flag] !== undefined && !planFlags[plan.kind].includes(flag))
  if (stray !== undefined) {
    const takers = planKinds.filter((kind) => planFlags[kind].includes(stray)).map(typed)
    refuse(`--${stray} does not go with --plan ${typed(plan.kind)}; leave it out, or plan ${takers.join(' or ')}`)
  }
  const legs = wholeNumber(given, 'legs', { from: 1, to: 2 }, 1) === 2 ? 2 : 1
  switch (plan.kind) {
    case 'roundRobin':
      return { ...plan, legs }
    case 'swiss':
      return {
        ...plan,
        rounds: wholeNumber(given, 'rounds', { from: 1, to: 99 }, plan.rounds),
        pairing: chosen(given, 'pairing', pairings, plan.pairing),
      }
    case 'knockOut':
      return {
        ...plan,
        seeding: chosen(given, 'seeding', seedings, plan.seeding),
        thirdPlace: isOn(given, 'third-place'),
      }
    case 'conferences':
      return {
        ...plan,
        legs,
        conferences: wholeNumber(given, 'conferences', { from: 1, to: 64 }, plan.conferences),
        cross: wholeNumber(given, 'cross', { from: 0, to: 9 }, plan.cross),
        qualifiers: wholeNumber(given, 'qualifiers', { from: 0, to: 64 }, plan.qualifiers),
        playOffs: wholeNumber(given, 'play-offs', { from: 0, to: 64 }, plan.playOffs),
        thirdPlace: isOn(given, 'third-place'),
      }
    case 'ladder':
      return plan
    default:
      return plan satisfies never
  }
}

type Counted = Exclude<keyof LeaguePoints, 'bonuses'>
const counted = Object.keys(usualPoints).filter((name): name is Counted => name !== 'bonuses')

const pointsOf = (given: Given): LeaguePoints => {
  const points = { ...usualPoints }
  for (const word of words(textOf(given, 'points') ?? '')) {
    const [name, value, more] = word.split('=')
    if (value === undefined || more !== undefined || !/^-?\d{1,6}$/.test(value))
      refuse(`--points must be like win=3,draw=1,loss=0, not "${word}"`)
    points[oneOf('--points', name, counted)] = Number(value)
  }
  const names = Object.keys(bonuses).filter((name): name is BonusName => Object.hasOwn(bonuses, name))
  return {
    ...points,
    bonuses: words(textOf(given, 'bonus') ?? '').map((word) => bonuses[oneOf('--bonus', word, names)]),
  }
}

/** The edition of --edition, which must have leagues. */
export const editionWithLeagues = (given: Given): string => {
  const edition = chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION).id
  const fault = leagueFault(edition)
  return fault === null ? edition : refuse(fault)
}

export const wishedCompetition = (given: Given): Competition => {
  const edition = editionWithLeagues(given)
  const breakers = textOf(given, 'tie-breakers')
  const dropOut = chosen(given, 'drop-out', dropOuts, undefined)
  return newCompetition({
    ...{ name: needed(given, 'name', '"Spring Cup"'), edition, plan: planOf(given, edition), points: pointsOf(given) },
    ...{ seed: seedOf(given, 1), organiser: textOf(given, 'organiser') ?? '' },
    ...(breakers === undefined
      ? {}
      : { tieBreakers: words(breakers).map((word) => oneOf('--tie-breakers', word, tieBreakers)) }),
    ...(dropOut === undefined ? {} : { dropOut }),
  })
}

export const entryFlags: readonly Flag[] = [
  { name: 'from', value: 'TEAM.json', help: 'enter: a team file; or --name, --coach, --list and --value' },
  { name: 'coach', value: 'NAME', help: 'enter: who coaches it' },
  { name: 'list', value: 'LIST', help: 'enter: its team list, as in human' },
  { name: 'value', value: 'GOLD', help: 'enter: its team value (default 1000000)' },
  { name: 'naf', value: 'N', help: "enter: the coach's number in the players' association" },
  { name: 'seeded', value: 'N', help: 'enter: its number in the seeding of a knock-out' },
  { name: 'conference', value: 'N', help: 'enter: its conference (default by lot)' },
]

export const MOST_VALUE = 100_000_000

/** Name, coach, list and value from a team's file, or from flags. */
const described = (
  given: Given,
  { edition }: Competition,
): Pick<Entrant, 'name' | 'coach' | 'roster' | 'teamValue'> => {
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
  }
}

export const wishedEntry = (given: Given, competition: Competition): Entrant => {
  const team = described(given, competition)
  const naf = wholeNumber(given, 'naf', { from: 1, to: 1_000_000 }, undefined)
  const seed = wholeNumber(given, 'seeded', { from: 1, to: 10_000 }, undefined)
  const conference = wholeNumber(given, 'conference', { from: 1, to: 64 }, undefined)
  return {
    id: idFor(competition, team.name),
    ...team,
    ...(naf === undefined ? {} : { naf }),
    ...(seed === undefined ? {} : { seed }),
    ...(conference === undefined ? {} : { conference }),
  }
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
  { name: 'by', value: 'HOW', help: 'result, correct: overtime, shoot-out or concession' },
  { name: 'winner', value: 'SIDE', help: 'result, correct: home or away, where the score does not tell' },
  { name: 'played', value: 'WHEN', help: 'result, correct, match, export-naf: as in "2026-03-15 16:03" (default now)' },
]

export const pairOf = (given: Given, name: string, most: number): [number, number] | null => {
  const text = textOf(given, name)
  if (text === undefined) return null
  const [home, away] = (/^(\d{1,9})\s*[-:]\s*(\d{1,9})$/.exec(text.trim()) ?? []).slice(1).map(Number)
  return home !== undefined && home <= most && away <= most
    ? [home, away]
    : refuse(`--${name} must be two whole numbers up to ${most}, home first, as in 2-1, not "${text}"`)
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

export const wishedResult = (given: Given): FixtureResult => {
  const touchdowns = pairOf(given, 'score', 99) ?? refuse('--score is missing; give it, as in --score 2-1')
  const casualties = pairOf(given, 'casualties', 99) ?? [0, 0]
  const values = pairOf(given, 'values', MOST_VALUE)
  const side = (at: 0 | 1) => ({
    ...{ touchdowns: touchdowns[at], casualties: casualties[at] },
    ...(values === null ? {} : { teamValue: values[at] }),
  })
  const winner = chosen(given, 'winner', sideNames, undefined)
  const ways = decisions.filter((one) => one !== 'forfeit')
  return resultOf(side(0), side(1), {
    by: chosen(given, 'by', ways, 'touchdowns'),
    ...(winner === undefined ? {} : { winner }),
    playedAt: momentOf(given),
  })
}
