// `skulls season`: a league of bots over several seasons, with careers, deaths and money. Neighbours:
// ../season/simulateSeasons.ts plays, ../season/seasonReport.ts prints.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ENGINE_VERSION } from '@double-skulls/engine'
import {
  type Campaign,
  counted,
  editionPlan,
  matchesOfConferences,
  writeCompetition,
  writeTeam,
} from '@double-skulls/league'
import { type Command, type Given, isOn, textOf, wholeNumber } from '../command.ts'
import { makeFolder } from '../files.ts'
import { commit } from '../filesTogether/commit.ts'
import { packageFolder } from '../packageFolder.ts'
import { BrokenDay, watchDay } from '../season/dayWatch.ts'
import { playMany } from '../season/manyCampaigns.ts'
import type { SeasonGame, SeasonMatch } from '../season/seasonMatch.ts'
import { leagueJson, leagueText } from '../season/seasonReport.ts'
import { chooseSimulation, repeatText, seasonFlags } from '../season/seasonWishes.ts'
import { type League, runLeague, type Simulation } from '../season/simulateSeasons.ts'
import { newProgress } from '../terminal.ts'
import { JobFailed, openThreads, type Threads } from '../threads.ts'
import { refuse } from '../usage.ts'

const MOST_THREADS = 256
const MOST_CAMPAIGNS = 10_000
const INTERRUPTED = 130

const ENTRY = new URL('bin/seasonWorker.mjs', packageFolder)

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
      onDay: watchDay,
      onSeason: async (campaign) => {
        if (folder !== undefined) await writeLeague(folder, campaign)
      },
    })
  } finally {
    clearInterval(ticking)
    progress.clear()
  }
}

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

const checkProof = (given: Given, { campaigns }: Simulation): void => {
  if (!campaigns) refuse('--campaigns is for an edition with full campaigns, as in --edition second')
  for (const flag of ['out', 'json'])
    if (given.flags[flag] !== undefined) refuse(`--${flag} is for one campaign; leave it or --campaigns out`)
}

/** Plays many campaigns and says of each what became of it. */
const prove = async (
  simulation: Simulation,
  many: number,
  { threads, stop }: Stage,
  onBegin: (simulation: Simulation) => void,
): Promise<number> => {
  const began = performance.now()
  let matches = 0
  const running = { threads, stop, onDay: watchDay, onMatch: () => matches++ }
  const played = await playMany(simulation, many, running, { onBegin, tell: (line) => console.log(line) })
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${counted(played, 'campaign')}, ${counted(matches, 'match', 'matches')} in ${timeText(seconds)}: every crown has its entry, and nobody played who could not.`,
  )
  return played === many ? 0 : INTERRUPTED
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
    'Where the edition has full campaigns (second), that is what is played: teams of 50,000 Gold Crowns, with Fame, wages, healing, training,',
    'sealed bids and a bench between game days. After each of them it is checked that every crown has an entry in a book, and that nobody',
    'has played who was dead, laid up or on the bench; --single-matches plays the other kind of team.',
    '',
    'The same flags give the same history with any number of threads; the hash at the end is of every answer, die and team.',
  ],
  operands: [],
  flags: [
    ...seasonFlags,
    { name: 'threads', value: 'N', help: 'worker threads (default: one for each core)' },
    {
      name: 'campaigns',
      value: 'N',
      help: 'plays so many campaigns, each with the next seed, and prints a line for each; stops at the first fault',
    },
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
    'skulls season --edition second --teams 8 --seasons 3 --seed 5',
    'skulls season --edition second:campaign --teams 4 --seasons 3 --bots random --turns 3 --campaigns 200',
    'skulls season --edition second --teams 6 --single-matches',
    'skulls season --teams 4 --out saved && skulls league show saved/league.json',
  ],

  async run(given) {
    const simulation = chooseSimulation(given)
    const count = wholeNumber(given, 'threads', { from: 1, to: MOST_THREADS }, availableParallelism())
    const folder = textOf(given, 'out')
    const many = wholeNumber(given, 'campaigns', { from: 1, to: MOST_CAMPAIGNS }, null)
    if (many !== null) checkProof(given, simulation)
    if (folder !== undefined) makeFolder(folder)
    let now = simulation
    const threads = openThreads<SeasonMatch, SeasonGame>(ENTRY, count)
    const stopping = new AbortController()
    const stop = (): void => stopping.abort()
    const signals = ['SIGINT', 'SIGTERM'] as const
    for (const signal of signals) process.once(signal, stop)
    try {
      const stage = { threads, stop: stopping.signal, ...(folder === undefined ? {} : { folder }) }
      return many === null
        ? print(given, simulation, await play(simulation, stage))
        : await prove(simulation, many, stage, (begun) => {
            now = begun
          })
    } catch (error) {
      if (error instanceof BrokenDay) {
        console.error(`skulls: ${error.message}\nRepeat: ${repeatText(now)}`)
        return 1
      }
      if (!(error instanceof JobFailed)) throw error
      console.error(`skulls: ${failureText(now, error as JobFailed<SeasonMatch>)}`)
      return 1
    } finally {
      for (const signal of signals) process.off(signal, stop)
      await threads.close()
    }
  },
}
