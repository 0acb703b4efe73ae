// The content of the result card: the score, the scorers, the outstanding player, a few figures. Neighbours: statistics/ counts,
// ResultCard.tsx draws it.
import {
  type BySide,
  type Engine,
  type Match,
  type Result,
  type Side,
  scoreText,
  sides,
  spelledOut,
} from '@double-skulls/engine'
import { playerName } from '@double-skulls/words'
import { type Look, lookOf } from '../figures/look.ts'
import type { MatchStatistics, PlayerDeeds } from '../statistics/statistics.ts'
import { luckOf, standouts, throwsOf, turnoversOf } from '../statistics/views.ts'
import { percent } from '../words/numbers.ts'
import { rulesName } from '../words/rulesName.ts'

export interface CardSide {
  readonly name: string
  readonly colours?: readonly string[] | undefined
  readonly score: number
  /** `Snib 9, Mugga 7 × 2`; '' when nobody scored. */
  readonly scorers: string
  /** The player shown for the team: the one who did most. */
  readonly hero: Look
  /** Whether he scored. */
  readonly withBall: boolean
}

export interface CardRow {
  readonly name: string
  readonly home: string
  readonly away: string
}

export interface CardFacts {
  readonly sides: BySide<CardSide>
  readonly winner: Result['winner']
  /** `Full time`, and how the match was decided where that needs saying. */
  readonly heading: string
  readonly edition: string
  /** The best player of both teams; '' when nobody stood out. */
  readonly star: string
  readonly rows: readonly CardRow[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const rowsOf = (statistics: MatchStatistics): readonly CardRow[] => {
  const row = (name: string, of: (side: Side) => string | number): CardRow => ({
    name,
    home: String(of('home')),
    away: String(of('away')),
  })
  const ofSide = (side: Side): readonly PlayerDeeds[] => statistics.deeds.filter((one) => one.side === side)
  return [
    row('blocks', (side) => statistics.blocks.filter((one) => one.side === side).length),
    row('casualties given', (side) => sum(ofSide(side).map(({ casualties }) => casualties))),
    row('turnovers', (side) => sum(turnoversOf(statistics, side).map(([, times]) => times))),
    row('dice', (side) => sum(throwsOf(statistics, side).map(({ thrown }) => thrown.length))),
    row('luck', (side) => {
      const { luckierThan } = luckOf(throwsOf(statistics, side))
      return luckierThan === null ? '–' : percent(luckierThan)
    }),
  ]
}

export interface Finished {
  readonly engine: Engine
  readonly match: Match
  readonly statistics: MatchStatistics
}

export const cardFacts = ({ engine, match, statistics }: Finished, { winner, by }: Result): CardFacts => {
  const best = standouts(statistics, match.players.length)
  const sideOf = (side: Side): CardSide => {
    const { name, colours, score } = match.squads[side]
    const scorers = statistics.deeds.filter((one) => one.side === side && one.touchdowns > 0)
    const leader = best.find((one) => one.side === side)
    // When nobody stood out: the player with the highest shirt number.
    const hero = match.players[leader?.player ?? -1] ?? match.players.findLast((one) => one.side === side)
    return {
      ...{ name, colours, score },
      scorers: scorers
        .map(({ player, touchdowns }) => `${playerName(match, player)}${touchdowns > 1 ? ` × ${touchdowns}` : ''}`)
        .join(', '),
      hero: lookOf(engine, match, hero),
      withBall: (leader?.touchdowns ?? 0) > 0,
    }
  }
  return {
    sides: { home: sideOf('home'), away: sideOf('away') },
    winner,
    heading: by === 'touchdowns' ? 'Full time' : `Full time · ${spelledOut(by)}`,
    edition: rulesName(engine.edition),
    star: best.length > 0 ? playerName(match, best[0].player) : '',
    rows: rowsOf(statistics),
  }
}

/** The same as text, for screen readers. */
export const cardWords = ({ sides: both, heading, star, rows }: CardFacts): string => {
  const scored = sides.flatMap((side) => (both[side].scorers === '' ? [] : `${both[side].name}: ${both[side].scorers}`))
  return [
    `${heading}: ${both.home.name} ${scoreText(both.home.score)}, ${both.away.name} ${scoreText(both.away.score)}`,
    ...(scored.length > 0 ? [`Touchdowns of ${scored.join('; of ')}`] : []),
    ...(star === '' ? [] : [`Star of the match: ${star}`]),
    rows.map(({ name, home, away }) => `${name} ${home} to ${away}`).join(', '),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
