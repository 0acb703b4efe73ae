// The results of a series: every pair, averages of every bot, Elo. Neighbours: elo.ts, counts.ts; arenaReport.ts and botsPage.ts
// show them.
import type { BotName } from '@double-skulls/bots'
import { sides } from '@double-skulls/engine'
import { type Counts, countsOf, noCounts } from './counts.ts'
import { type Rating, ratingsOf } from './elo.ts'
import { type Fixture, pairsOf, type Series } from './fixtures.ts'
import type { GameResult } from './game.ts'

export interface PairResult {
  readonly a: BotName
  readonly b: BotName
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** The points of `a` per game, a draw being half. */
  readonly score: number
}

export type ByBot<T> = { readonly [B in BotName]?: T }

export interface Standings {
  readonly games: number
  readonly pairs: readonly PairResult[]
  readonly perGame: ByBot<Counts>
  readonly elo: ByBot<Rating>
  readonly millisPerDecision: ByBot<number>
}

export interface Book {
  add(fixture: Fixture, result: GameResult): void
  standings(): Standings
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const byBot = <T>(bots: readonly BotName[], value: (bot: BotName, index: number) => T): ByBot<T> =>
  Object.fromEntries(bots.map((bot, i) => [bot, value(bot, i)]))

export const newBook = ({ bots }: Pick<Series, 'bots'>): Book => {
  const pairs = pairsOf(bots).map(([a, b]) => ({ a, b, wins: 0, draws: 0, losses: 0 }))
  const sheets = new Map(bots.map((bot) => [bot, { games: 0, counts: noCounts(), decisions: 0, millis: 0 }]))
  let games = 0

  return {
    add(fixture, { winner, counts, decisions, thinkingMillis }) {
      games++
      const pair = pairs[fixture.pair]
      if (winner === 'draw') pair.draws++
      else if (winner === fixture.firstIs) pair.wins++
      else pair.losses++
      for (const side of sides) {
        const sheet = sheets.get(fixture.bots[side])
        if (!sheet) throw new Error(`${fixture.bots[side]} does not play in this series`)
        sheet.counts = countsOf((name) => sheet.counts[name] + counts[side][name])
        sheet.decisions += decisions[side]
        sheet.millis += thinkingMillis[side]
      }
      // A mirror match counts as one game of its bot, although it plays both sides.
      for (const bot of new Set([fixture.bots.home, fixture.bots.away])) sheets.get(bot)!.games++
    },

    standings() {
      const results = pairs.map(({ wins, draws, losses, ...names }): PairResult => {
        const played = wins + draws + losses
        return { ...names, wins, draws, losses, score: played === 0 ? 0.5 : rounded((wins + draws / 2) / played, 4) }
      })
      const ratings = ratingsOf(
        bots.length,
        pairs.map(({ a, b, wins, draws, losses }) => ({
          a: bots.indexOf(a),
          b: bots.indexOf(b),
          points: wins + draws / 2,
          games: wins + draws + losses,
        })),
      )
      const sheetOf = (bot: BotName) => sheets.get(bot)!
      const share = (value: number, of: number): number => rounded(value / Math.max(1, of), 3)
      return {
        games,
        pairs: results,
        perGame: byBot(bots, (bot) => countsOf((name) => share(sheetOf(bot).counts[name], sheetOf(bot).games))),
        elo: byBot(bots, (_, i) => {
          const { rating, low, high } = ratings[i]
          return { rating: Math.round(rating), low: Math.round(low), high: Math.round(high) }
        }),
        millisPerDecision: byBot(bots, (bot) => share(sheetOf(bot).millis, sheetOf(bot).decisions)),
      }
    },
  }
}
