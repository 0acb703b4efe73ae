// Plays all games for the page about the bots, and writes the page and its plot.
// Neighbours: run.ts plays a stage, botsPage.ts and plot.ts make the two files, ../commands/arena.ts reads the flags.

import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { BotName } from '@double-skulls/bots'
import { ENGINE_VERSION } from '@double-skulls/engine'
import { counted } from '@double-skulls/league'
import { makeFolder, readText, writeWhole } from '../files.ts'
import { refuse } from '../usage.ts'
import { type Climb, type Measured, type Mirror, measuredText, pageWith } from './botsPage.ts'
import { shareInterval } from './elo.ts'
import type { Series } from './fixtures.ts'
import { plotOf } from './plot.ts'
import { type Outcome, type Run, runSeries, teamsText } from './run.ts'

export const DEFAULT_BUDGETS = [62, 125, 250, 500, 1000, 2000] as const

/** Bots are listed from weakest to strongest: the last one is measured at several budgets against the one before it. */
const lastTwo = (bots: readonly BotName[]): readonly [climber: BotName, rival: BotName] => {
  const [climber, rival] = [...bots].reverse()
  return rival === undefined
    ? refuse('--page needs two bots or more, the strongest last, as in --bots rookie,veteran,legend')
    : [climber, rival]
}

const commandOf = (path: string, series: Series, budgets: readonly number[]): string => {
  const { edition, bots, games, seed, budget } = series
  const flags = `--edition ${edition} --bots ${bots} --games ${games} --teams ${teamsText(series)} --seed ${seed}`
  return `npx skulls arena --page ${path} ${flags} --budget ${budget.milliseconds} --budgets ${budgets}`
}

/** Plays everything and writes the page and the plot; null, without writing, when it was stopped. */
export const writePage = async (
  path: string,
  series: Series,
  budgets: readonly number[],
  run: Run,
): Promise<readonly string[] | null> => {
  const [climber, rival] = lastTwo(series.bots)
  makeFolder(dirname(path))
  const page = existsSync(path) ? readText(path) : null
  // Refuses a file without marks before hours of play.
  pageWith(path, page, '')
  const began = performance.now()
  const stages = 1 + budgets.length + series.bots.length
  let stage = 0
  const play = (change: Partial<Series>): Promise<Outcome> =>
    runSeries({ ...series, ...change }, { ...run, label: `part ${++stage} of ${stages}: ` })

  const roundRobin = await play({})
  const climbs: Climb[] = []
  for (const milliseconds of budgets) {
    const { pairs } = await play({ bots: [climber, rival], budget: { milliseconds } })
    climbs.push({ milliseconds, pair: pairs[0] })
  }
  const mirrors: Mirror[] = []
  for (const bot of series.bots) {
    const { games, perGame } = await play({ bots: [bot] })
    mirrors.push({ bot, games, perGame: perGame[bot]! })
  }
  if (run.stop.aborted) return null

  const picture = join(dirname(path), `${basename(path, '.md')}-strength.svg`)
  const points = climbs.map(({ milliseconds, pair: { wins, draws, losses, score } }) => {
    const [low, high] = shareInterval(score, wins + draws + losses)
    return { milliseconds, score, low, high }
  })
  const measured: Measured = {
    series,
    command: commandOf(path, series, budgets),
    machine: `engine ${ENGINE_VERSION}, Node ${process.versions.node}, ${counted(run.pool.threads, 'thread')}`,
    minutes: Number(((performance.now() - began) / 60_000).toFixed(1)),
    roundRobin,
    climbs,
    mirrors,
  }
  writeWhole(picture, plotOf(`Score of ${climber} against ${rival} by budget`, points))
  writeWhole(path, pageWith(path, page, measuredText(measured, basename(picture))))
  return [path, picture]
}
