// `skulls season`: a league of bots over several seasons, with careers, deaths and money. Neighbours:
// ../season/simulateSeasons.ts plays, ../season/seasonReport.ts prints.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type BotName, type Budget, botNames } from '@double-skulls/bots'
import { ENGINE_VERSION } from '@double-skulls/engine'
import {
  type Campaign,
  counted,
  editionOf,
  editionPlan,
  type LeagueOptions,
  levelTables,
  matchesOfConferences,
  type Plan,
  planIn,
  writeCompetition,
  writeTeam,
} from '@double-skulls/league'
import { chooseEdition, DEFAULT_EDITION, editionHelp } from '../choices.ts'
import { type Command, type Given, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from '../command.ts'
import { makeFolder } from '../files.ts'
import { commit } from '../filesTogether/commit.ts'
import { chosen, typed } from '../leagueWishes.ts'
import { packageFolder } from '../packageFolder.ts'
import type { SeasonGame, SeasonMatch } from '../season/seasonMatch.ts'
import { leagueJson, leagueText } from '../season/seasonReport.ts'
import { type League, runLeague, type Simulation } from '../season/simulateSeasons.ts'
import { newProgress } from '../terminal.ts'
import { JobFailed, openThreads, type Threads } from '../threads.ts'
import { refuse, unknown } from '../usage.ts'

const DEFAULT_TEAMS = 8
const DEFAULT_SEASONS = 1
const DEFAULT_BOT = 'veteran'
const DEFAULT_NODES = 500
const MOST_TEAMS = 64
const MOST_SEASONS = 100
const MOST_NODES = 1_000_000_000
const MOST_THREADS = 256
const INTERRUPTED = 130

const PLANS = ['roundRobin', 'swiss', 'knockOut', 'conferences'] as const

const ENTRY = new URL('bin/seasonWorker.mjs', packageFolder)

const isBotName = (name: string): name is BotName => botNames.some((known) => known === name)

const chooseBots = (text: string): BotName[] =>
  text.split(',').map((name) => (isBotName(name) ? name : unknown('bot', name, botNames)))

const choosePlan = (given: Given, edition: string): Plan | undefined => {
  const word = textOf(given, 'plan')
  if (word === undefined) return undefined
  const kind = PLANS.find((one) => typed(one) === word)
  return kind ? planIn(edition, kind) : unknown('plan', word, PLANS.map(typed))
}

/** The league's own options: the table of star rolls, where the edition has two. */
const chooseOptions = (given: Given, edition: string): LeagueOptions => {
  const levels = chosen(given, 'levels', levelTables, undefined)
  if (levels === undefined) return {}
  return editionOf(edition).league.careers?.otherLevels
    ? { levels }
    : refuse(`--levels: ${edition} has one table of points only; leave it out`)
}

const chooseBudget = (given: Given): Budget => ({
  nodes: wholeNumber(given, 'nodes', { from: 1, to: MOST_NODES }, DEFAULT_NODES),
})

const chooseSimulation = (given: Given): Simulation => {
  const edition = chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION).id
  const plan = choosePlan(given, edition)
  return {
    ...{ edition, options: chooseOptions(given, edition) },
    teams: wholeNumber(given, 'teams', { from: 2, to: MOST_TEAMS }, DEFAULT_TEAMS),
    bots: chooseBots(textOf(given, 'bots') ?? DEFAULT_BOT),
    seasons: wholeNumber(given, 'seasons', { from: 1, to: MOST_SEASONS }, DEFAULT_SEASONS),
    seed: seedOf(given, 1),
    budget: chooseBudget(given),
    ...(plan === undefined ? {} : { plan }),
  }
}

/** The number of matches of a season. */
const matchesOf = ({ edition, teams, plan = editionPlan(edition) }: Simulation): number => {
  switch (plan.kind) {
    case 'swiss':
      return plan.rounds * Math.floor(teams / 2)
    case 'knockOut':
      return teams - 1
    case 'conferences':
      return matchesOfConferences(teams, plan)
    case 'roundRobin':
    case 'ladder':
      return (teams * (teams - 1)) / 2
  }
}

const timeText = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`

/** The files that other commands read: the competition and every team. */
const writeLeague = async (folder: string, { competition, teams }: Campaign): Promise<void> => {
  await commit([
    { path: join(folder, 'league.json'), text: writeCompetition(competition) },
    ...Object.entries(teams).map(([id, team]) => ({ path: join(folder, `${id}.json`), text: writeTeam(team) })),
  ])
}

interface Stage {
  readonly threads: Threads<SeasonMatch, SeasonGame>
  readonly stop: AbortSignal
  /** The folder for the files, if they are kept. */
  readonly folder?: string
}

const play = async (simulation: Simulation, { threads, stop, folder }: Stage): Promise<League> => {
  const progress = newProgress()
  const began = performance.now()
  const each = matchesOf(simulation)
  const all = each * simulation.seasons
  let at = { season: 1, played: 0 }
  const show = (): void => {
    const done = (at.season - 1) * each + at.played
    const seconds = (performance.now() - began) / 1000
    const left = done === 0 ? '' : `, about ${timeText((seconds * (all - done)) / done)} left`
    progress.show(
      done / all,
      `season ${at.season} of ${simulation.seasons}, ${done} of ${counted(all, 'match', 'matches')}, ${timeText(seconds)}${left}`,
    )
  }
  const ticking = setInterval(show, 1000)
  try {
    show()
    return await runLeague(simulation, {
      threads,
      stop,
      onMatch: (season, played) => {
        at = { season, played }
        show()
      },
      onSeason: async (campaign) => {
        if (folder !== undefined) await writeLeague(folder, campaign)
      },
    })
  } finally {
    clearInterval(ticking)
    progress.clear()
  }
}

/** The command that repeats it. */
const repeatText = ({ edition, teams, bots, seasons, seed, budget, plan, options }: Simulation): string =>
  `skulls season --edition ${edition} --teams ${teams} --bots ${bots} --seasons ${seasons} --seed ${seed} --nodes ${budget.nodes}${plan ? ` --plan ${typed(plan.kind)}` : ''}${options?.levels ? ` --levels ${typed(options.levels)}` : ''}`

const failureText = (simulation: Simulation, { message, job }: JobFailed<SeasonMatch>): string =>
  [
    `match ${job.fixture} failed: ${job.teams.home.name} (${job.bots.home}) against ${job.teams.away.name} (${job.bots.away}), seed ${job.seed}, edition ${job.edition}`,
    message,
    `Repeat: ${repeatText(simulation)}`,
  ].join('\n')

const print = (given: Given, simulation: Simulation, league: League): number => {
  const over = league.stories.length
  if (!league.complete) console.error(`skulls: stopped after ${counted(over, 'season')}`)
  if (!isOn(given, 'json')) {
    if (league.stories.length > 0) console.log(leagueText(league).join('\n'))
  } else if (league.complete) {
    const { edition, teams, bots, seed, budget } = simulation
    const head = { edition, engine: ENGINE_VERSION, teams, bots, seed, budget }
    console.log(JSON.stringify({ ...head, ...leagueJson(league) }))
  }
  return league.complete ? 0 : INTERRUPTED
}

export const season: Command = {
  name: 'season',
  summary: 'A league of bots for one or more seasons: careers, deaths, money, tables, leaders and champions.',
  notes: [
    'Teams are founded from lists drawn by the seed, and coached by the bots in turn. Before every match they take journeymen and',
    'inducements or roll handicaps, after it they count winnings, improve, age, bury and hire; between seasons they are redrafted where',
    'the rules say so.',
    'An edition that is an event plays its own plan: the Cup has five Swiss rounds.',
    '',
    'The same flags give the same history with any number of threads; the hash at the end is of every answer, die and team.',
  ],
  operands: [],
  flags: [
    { name: 'edition', value: 'E', help: editionHelp },
    { name: 'teams', value: 'N', help: `how many teams, 2 to ${MOST_TEAMS} (default ${DEFAULT_TEAMS})` },
    { name: 'bots', value: 'A,B,…', help: `of ${botNames.join(', ')}, dealt in turn (default ${DEFAULT_BOT})` },
    { name: 'seasons', value: 'N', help: `1 to ${MOST_SEASONS} (default ${DEFAULT_SEASONS})` },
    { name: 'seed', value: 'N', help: `0 to ${MOST_SEED} (default 1)` },
    {
      name: 'levels',
      value: 'TABLE',
      help: `the points of star rolls, ${levelTables.map(typed).join(' or ')} (third)`,
    },
    { name: 'plan', value: 'PLAN', help: `${PLANS.map(typed).join(', ')} (default: the edition’s own)` },
    { name: 'nodes', value: 'N', help: `positions a bot may look at in a turn (default ${DEFAULT_NODES})` },
    { name: 'threads', value: 'N', help: 'worker threads (default: one for each core)' },
    {
      name: 'out',
      value: 'DIR',
      help: 'write league.json and a file for each team into this folder after every season',
    },
    { name: 'json', help: 'one JSON object and nothing else' },
  ],
  examples: [
    'skulls season --edition crp --teams 8 --bots veteran --seasons 3 --seed 5',
    'skulls season --edition bugman --teams 16 --bots rookie,veteran',
    'skulls season --edition bb2020 --teams 6 --seasons 2 --json',
    'skulls season --edition third --teams 8 --plan conferences',
    'skulls season --edition second --teams 6',
    'skulls season --teams 4 --out saved && skulls league show saved/league.json',
  ],

  async run(given) {
    const simulation = chooseSimulation(given)
    const count = wholeNumber(given, 'threads', { from: 1, to: MOST_THREADS }, availableParallelism())
    const folder = textOf(given, 'out')
    if (folder !== undefined) makeFolder(folder)
    const threads = openThreads<SeasonMatch, SeasonGame>(ENTRY, count)
    const stopping = new AbortController()
    const stop = (): void => stopping.abort()
    const signals = ['SIGINT', 'SIGTERM'] as const
    for (const signal of signals) process.once(signal, stop)
    try {
      const stage = { threads, stop: stopping.signal, ...(folder === undefined ? {} : { folder }) }
      return print(given, simulation, await play(simulation, stage))
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error
      console.error(`skulls: ${failureText(simulation, error as JobFailed<SeasonMatch>)}`)
      return 1
    } finally {
      for (const signal of signals) process.off(signal, stop)
      await threads.close()
    }
  },
}
