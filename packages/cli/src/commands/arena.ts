// `skulls arena`: bots play each other in a round robin on all cores. Neighbours: ../arena/run.ts plays a series,
// ../arena/programme.ts the games for the page about the bots, ../arena/arenaReport.ts prints.

import { availableParallelism } from 'node:os'
import { type BotName, type Budget, botNames } from '@double-skulls/bots'
import { type CompiledEdition, ENGINE_VERSION, engineFor } from '@double-skulls/engine'
import { counted } from '@double-skulls/league'
import { aligned, eloTable, pairTable, perGameTable } from '../arena/arenaReport.ts'
import { fixturesOf, type Series } from '../arena/fixtures.ts'
import { openPool } from '../arena/pool.ts'
import { DEFAULT_BUDGETS, writePage } from '../arena/programme.ts'
import { budgetText, type Outcome, type Run, runSeries, SeriesFailed } from '../arena/run.ts'
import { checkPairings, chooseEdition, chooseTeam, DEFAULT_EDITION } from '../choices.ts'
import { type Command, type Given, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from '../command.ts'
import { makeFolder } from '../files.ts'
import { refuse, unknown } from '../usage.ts'

const DEFAULT_BOTS = 'rookie,veteran'
const DEFAULT_GAMES = 100
const DEFAULT_MILLIS = 1000
const MOST_GAMES = 100_000
const MOST_MILLIS = 600_000
const MOST_NODES = 1_000_000_000
const MOST_THREADS = 256
const INTERRUPTED = 130

const isBotName = (name: string): name is BotName => botNames.some((known) => known === name)

/** A single bot, or the same one twice, plays itself. */
const chooseContenders = (text: string): BotName[] => {
  const names = text.split(',').map((name) => (isBotName(name) ? name : unknown('bot', name, botNames)))
  const different = [...new Set(names)]
  if (different.length < names.length && names.length > 2)
    return refuse(`--bots must name each bot once, as in "${different}", not "${text}"; one bot alone plays itself`)
  return different
}

const chooseTeams = (rules: CompiledEdition, text: string): string[] =>
  text === 'all'
    ? rules.rosters.map(({ id }) => id)
    : [...new Set(text.split(',').map((id) => chooseTeam(rules, id).id))]

const chooseGames = (given: Given): number => {
  const games = wholeNumber(given, 'games', { from: 2, to: MOST_GAMES }, DEFAULT_GAMES)
  if (games % 2 === 0) return games
  return refuse(`--games must be even, as each meeting is played from both sides, not ${games}; try ${games + 1}`)
}

const chooseBudget = (given: Given): Budget => {
  const milliseconds = wholeNumber(given, 'budget', { from: 1, to: MOST_MILLIS }, undefined)
  const nodes = wholeNumber(given, 'nodes', { from: 1, to: MOST_NODES }, undefined)
  if (milliseconds !== undefined && nodes !== undefined) return refuse('give --budget or --nodes, not both')
  return nodes === undefined ? { milliseconds: milliseconds ?? DEFAULT_MILLIS } : { nodes }
}

const chooseBudgets = (text: string): number[] =>
  text.split(',').map((word) => {
    const value = /^\d+$/.test(word) ? Number(word) : Number.NaN
    return value >= 1 && value <= MOST_MILLIS
      ? value
      : refuse(`--budgets must be milliseconds from 1 to ${MOST_MILLIS}, as in "${DEFAULT_BUDGETS}", not "${text}"`)
  })

const chooseSeries = (given: Given, bots: string): Series => {
  const engine = engineFor(chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION))
  const series: Series = {
    edition: engine.edition,
    bots: chooseContenders(textOf(given, 'bots') ?? bots),
    teams: chooseTeams(engine.rules, textOf(given, 'teams') ?? 'all'),
    games: chooseGames(given),
    seed: seedOf(given, 1),
    budget: chooseBudget(given),
  }
  checkPairings(
    engine,
    series.teams.map((id) => [chooseTeam(engine.rules, id), chooseTeam(engine.rules, id)]),
  )
  return series
}

const chooseOnly = (given: Given, series: Series): { only?: number } => {
  const last = fixturesOf(series).length
  const only = wholeNumber(given, 'only', { from: 1, to: last }, undefined)
  return only === undefined ? {} : { only }
}

const print = (series: Series, outcome: Outcome, threads: number): void => {
  const { games, seconds } = outcome
  console.log(
    `${counted(games, 'game')} of ${series.edition}, ${counted(series.teams.length, 'team')}, seed ${series.seed}, ${budgetText(series.budget)}: ${seconds.toFixed(1)} s on ${counted(threads, 'thread')}`,
  )
  const tables = [pairTable(outcome.pairs), eloTable(outcome), perGameTable(outcome)]
  for (const table of tables) console.log(`\n${aligned(table).join('\n')}`)
}

const playSeries = async (given: Given, run: Run): Promise<number> => {
  const series = chooseSeries(given, DEFAULT_BOTS)
  const only = chooseOnly(given, series)
  const folder = textOf(given, 'record')
  if (folder !== undefined) makeFolder(folder)
  const outcome = await runSeries(series, { ...run, ...only, ...(folder === undefined ? {} : { folder }) })
  const { complete, seconds, games, pairs, perGame, elo, millisPerDecision } = outcome
  if (!complete) console.error(`skulls: stopped after ${counted(games, 'game')}`)
  const { edition, seed, budget, bots } = series
  const head = { edition, engine: ENGINE_VERSION, seed, bots, budget, threads: run.pool.threads }
  if (!isOn(given, 'json')) {
    if (games > 0) print(series, outcome, run.pool.threads)
    if (folder !== undefined) console.log(`\nrecords: ${folder}`)
  } else if (complete) console.log(JSON.stringify({ ...head, games, seconds, pairs, perGame, elo, millisPerDecision }))
  return complete ? 0 : INTERRUPTED
}

const playPage = async (given: Given, path: string, run: Run): Promise<number> => {
  for (const name of ['json', 'record', 'only', 'nodes'])
    if (given.flags[name] !== undefined) return refuse(`--page does not go with --${name}; leave one of them out`)
  const series = chooseSeries(given, botNames.join(','))
  const budgets = chooseBudgets(textOf(given, 'budgets') ?? String(DEFAULT_BUDGETS))
  const written = await writePage(path, series, budgets, run)
  if (written === null) {
    console.error('skulls: stopped; the page is as it was')
    return INTERRUPTED
  }
  console.log(`Wrote ${written.join(' and ')}.`)
  return 0
}

export const arena: Command = {
  name: 'arena',
  summary: 'Bots play each other in a round robin on all cores: results, Elo, and what happened in their games.',
  notes: [
    "Games come in pairs with the same teams and seed, and the coaches' sides swapped. The teams are drawn by the seed, all",
    'equally often. A single bot plays itself. The same flags give the same games with any number of threads, except with bots',
    'that use a time budget: give --nodes instead of --budget.',
    '',
    'score: points of the first bot for each game, a draw being half. Elo: Bradley–Terry by maximum likelihood with draws as',
    'half and one more draw for every pair, so that a clean sweep has a number; the first bot is the anchor at 1000, the',
    'intervals are 95 % from the Fisher information. "A game" is what the bot itself did per game; for a bot that plays itself,',
    'the whole match. Casualties are those inflicted; turnovers are turns that ended early for any reason but a touchdown; a',
    're-rolled roll counts once.',
    '',
    '--page plays the games for the page about the bots (a round robin, the strongest bot at several budgets against the next,',
    'every bot against itself) and writes the tables between the two marks in FILE, and the plot beside it.',
  ],
  operands: [],
  flags: [
    { name: 'edition', value: 'E', help: `the rules (default ${DEFAULT_EDITION})` },
    { name: 'bots', value: 'A,B,…', help: `of ${botNames.join(', ')} (default ${DEFAULT_BOTS}; all with --page)` },
    { name: 'games', value: 'N', help: `games for each pair of bots, an even number (default ${DEFAULT_GAMES})` },
    { name: 'teams', value: 'T,U,…', help: 'team lists to draw from, or all (default all)' },
    { name: 'seed', value: 'N', help: `0 to ${MOST_SEED} (default 1)` },
    { name: 'budget', value: 'MS', help: `milliseconds a bot may think in a turn (default ${DEFAULT_MILLIS})` },
    { name: 'nodes', value: 'N', help: 'positions a bot may look at in a turn, instead of --budget' },
    { name: 'threads', value: 'N', help: 'worker threads (default: one for each core)' },
    { name: 'record', value: 'DIR', help: 'write a record of every game into this folder' },
    { name: 'only', value: 'N', help: 'play only the game of this number in the series' },
    { name: 'json', help: 'one JSON object and nothing else' },
    { name: 'page', value: 'FILE', help: 'write the page about the bots, as docs/bots.md, from fresh games' },
    { name: 'budgets', value: 'MS,MS,…', help: `with --page: the budgets to compare (default ${DEFAULT_BUDGETS})` },
  ],
  examples: [
    'skulls arena --edition crp --bots rookie,veteran,legend --games 100 --teams all --seed 3',
    'skulls arena --bots veteran --teams human,orc --games 40 --record records',
    'skulls arena --bots veteran,legend --nodes 2000 --json',
    'skulls arena --page docs/bots.md --games 40',
  ],

  async run(given) {
    const threads = wholeNumber(given, 'threads', { from: 1, to: MOST_THREADS }, availableParallelism())
    const pool = openPool(threads)
    const stopping = new AbortController()
    const stop = (): void => stopping.abort()
    const signals = ['SIGINT', 'SIGTERM'] as const
    for (const signal of signals) process.once(signal, stop)
    try {
      const run = { pool, stop: stopping.signal }
      const page = textOf(given, 'page')
      if (page !== undefined) return await playPage(given, page, run)
      if (given.flags.budgets !== undefined) return refuse('--budgets goes with --page only; give --budget MS')
      return await playSeries(given, run)
    } catch (error) {
      if (!(error instanceof SeriesFailed)) throw error
      console.error(`skulls: ${error.message}`)
      return 1
    } finally {
      for (const signal of signals) process.off(signal, stop)
      await pool.close()
    }
  },
}
