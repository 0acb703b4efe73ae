// The fixtures of an arena with teams and seeds, determined by the flags, so that every game can be repeated.
// Neighbours: game.ts plays a fixture, pool.ts hands them to threads, standings.ts reads the results.
import type { BotName, Budget } from '@double-skulls/bots'
import { type BySide, type Side, seededRoller } from '@double-skulls/engine'
import { seedFor } from '../choices.ts'

export interface Series {
  readonly edition: string
  /** A single bot plays itself. */
  readonly bots: readonly BotName[]
  /** The ids of the team lists to draw from. */
  readonly teams: readonly string[]
  /** Games for each pair of bots; an even number. */
  readonly games: number
  readonly seed: number
  readonly budget: Budget
}

export interface Fixture {
  /** Its number in the series, from 1. */
  readonly number: number
  readonly edition: string
  /** The pair of bots, and the side of its first bot. */
  readonly pair: number
  readonly firstIs: Side
  readonly bots: BySide<BotName>
  readonly teams: BySide<string>
  readonly seeds: BySide<number> & { readonly dice: number }
  readonly budget: Budget
}

export type BotPair = readonly [a: BotName, b: BotName]

export const pairsOf = (bots: readonly BotName[]): BotPair[] =>
  bots.length === 1 ? [[bots[0], bots[0]]] : bots.flatMap((a, i) => bots.slice(i + 1).map((b): BotPair => [a, b]))

const shuffled = (list: readonly string[], seed: number): string[] => {
  const roller = seededRoller(seed)
  const deck = [...list]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = roller.below(i + 1)
    ;[deck[i], deck[j]] = [deck[j], deck[i]]
  }
  return deck
}

/** The teams of the nth meeting, dealt from two shuffled decks, so that all teams play equally often on each side. */
const teamsOf = ({ teams, seed }: Series, meeting: number): BySide<string> => {
  const round = Math.floor(meeting / teams.length)
  const deal = (deck: number): string => shuffled(teams, seedFor(seedFor(seed, round), deck))[meeting % teams.length]
  return { home: deal(3), away: deal(4) }
}

/** Both games of a meeting have the same teams and seeds, with the coaches' sides swapped. */
const meetingOf = (series: Series, meeting: number): readonly Omit<Fixture, 'number'>[] => {
  const teams = teamsOf(series, meeting)
  const { edition, budget } = series
  const seed = seedFor(series.seed, meeting)
  const mirror = series.bots.length === 1
  return pairsOf(series.bots).flatMap(([a, b], pair) =>
    ([0, 1] as const).map((leg) => {
      // A bot that plays itself would play the same game twice, so the second game gets another seed.
      const own = mirror && leg === 1 ? seedFor(seed, 5) : seed
      const seeds = { dice: seedFor(own, 0), first: seedFor(own, 1), second: seedFor(own, 2) }
      const common = { edition, budget, pair, teams }
      return leg === 0
        ? {
            ...common,
            firstIs: 'home' as const,
            bots: { home: a, away: b },
            seeds: { dice: seeds.dice, home: seeds.first, away: seeds.second },
          }
        : {
            ...common,
            firstIs: 'away' as const,
            bots: { home: b, away: a },
            seeds: { dice: seeds.dice, home: seeds.second, away: seeds.first },
          }
    }),
  )
}

/** All pairs meet once before any meets again, so that an interrupted series has results of all pairs. */
export const fixturesOf = (series: Series): Fixture[] =>
  Array.from({ length: series.games / 2 }, (_, meeting) => meetingOf(series, meeting))
    .flat()
    .map((fixture, index) => ({ ...fixture, number: index + 1 }))
