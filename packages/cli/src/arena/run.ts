// Plays a series on all threads with a progress bar, writes the records and sums the results; says how to repeat a
// failed game. Neighbours: pool.ts, standings.ts; ../commands/arena.ts and programme.ts call it.

import { join } from 'node:path'
import type { Budget } from '@double-skulls/bots'
import { idInFileNames } from '@double-skulls/engine'
import { counted } from '@double-skulls/league'
import { chooseEdition } from '../choices.ts'
import { writeWhole } from '../files.ts'
import { newProgress } from '../terminal.ts'
import { type Fixture, fixturesOf, type Series } from './fixtures.ts'
import type { GameResult } from './game.ts'
import { GameFailed, type Pool } from './pool.ts'
import { newBook, type Standings } from './standings.ts'

export interface Run {
  readonly pool: Pool
  readonly stop: AbortSignal
  /** The folder for records, if they are kept. */
  readonly folder?: string
  /** Plays only the game with this number. */
  readonly only?: number
  /** The label of the progress bar. */
  readonly label?: string
}

export interface Outcome extends Standings {
  readonly seconds: number
  /** Whether all games were played; false after a stop. */
  readonly complete: boolean
}

export const budgetText = ({ milliseconds, nodes }: Budget): string =>
  nodes === undefined ? `${milliseconds} ms a turn` : `${counted(nodes, 'node')} a turn`

const timeText = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`

const recordName = (series: Series, { number, bots }: Fixture, games: number): string => {
  const place = String(number).padStart(String(games).length, '0')
  return `${idInFileNames(series.edition)}-${series.seed}-${place}-${bots.home}-${bots.away}.json`
}

/** The teams as typed. */
export const teamsText = ({ edition, teams }: Series): string =>
  teams.length === chooseEdition(edition).rosters.length ? 'all' : teams.join(',')

/** The command that repeats one game of a series. */
export const repeatText = (series: Series, { number }: Fixture): string => {
  const { edition, bots, games, seed, budget } = series
  const limit = budget.nodes === undefined ? `--budget ${budget.milliseconds}` : `--nodes ${budget.nodes}`
  const flags = `--edition ${edition} --bots ${bots} --games ${games} --teams ${teamsText(series)} --seed ${seed} ${limit}`
  return `skulls arena ${flags} --only ${number}`
}

/** A failed game in words: bots, teams, seeds, the error, and how to repeat it. */
export const failureText = (series: Series, { fixture, message }: GameFailed): string => {
  const { number, bots, teams, seeds } = fixture
  return [
    `game ${number} failed: ${bots.home} with ${teams.home} (home, seed ${seeds.home}) against ${bots.away} with ${teams.away} (away, seed ${seeds.away}), dice seed ${seeds.dice}, edition ${series.edition}`,
    message,
    `Repeat: ${repeatText(series, fixture)}`,
  ].join('\n')
}

/** A failed game of a series, with a printable message. */
export class SeriesFailed extends Error {}

export const runSeries = async (series: Series, run: Run): Promise<Outcome> => {
  const all = fixturesOf(series)
  const fixtures = run.only === undefined ? all : all.filter(({ number }) => number === run.only)
  const book = newBook(series)
  const progress = newProgress()
  const began = performance.now()
  const secondsSince = (): number => (performance.now() - began) / 1000
  let played = 0
  const show = (): void => {
    const share = played / fixtures.length
    const left = played === 0 ? '' : `, about ${timeText((secondsSince() * (1 - share)) / share)} left`
    progress.show(
      share,
      `${run.label ?? ''}${played} of ${counted(fixtures.length, 'game')}, ${timeText(secondsSince())}${left}`,
    )
  }
  const onResult = (fixture: Fixture, result: GameResult): void => {
    played++
    book.add(fixture, result)
    if (run.folder !== undefined && result.record)
      writeWhole(
        join(run.folder, recordName(series, fixture, all.length)),
        `${JSON.stringify(result.record, null, 1)}\n`,
      )
    show()
  }
  const ticking = setInterval(show, 1000)
  try {
    show()
    await run.pool.play(fixtures, { recorded: run.folder !== undefined, stop: run.stop, onResult })
  } catch (error) {
    if (error instanceof GameFailed) throw new SeriesFailed(failureText(series, error))
    throw error
  } finally {
    clearInterval(ticking)
    progress.clear()
  }
  return { ...book.standings(), seconds: Number(secondsSince().toFixed(3)), complete: played === fixtures.length }
}
