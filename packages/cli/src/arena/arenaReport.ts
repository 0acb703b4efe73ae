// The standings as text tables for the terminal. Neighbours: standings.ts; botsPage.ts writes the same as Markdown.
import type { BotName } from '@double-skulls/bots'
import { type CountName, countNames } from './counts.ts'
import { shareInterval } from './elo.ts'
import type { PairResult, Standings } from './standings.ts'

export type Table = readonly (readonly string[])[]

export const countLabels: { readonly [N in CountName]: string } = {
  touchdowns: 'touchdowns',
  casualties: 'casualties',
  blocks: 'blocks',
  dodges: 'dodges',
  passes: 'passes',
  pickups: 'pick-ups',
  turnovers: 'turnovers',
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const scoreText = ({ wins, draws, losses, score }: PairResult): string => {
  const [low, high] = shareInterval(score, Math.max(1, wins + draws + losses))
  return `${percent(score)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`
}

export const pairTable = (pairs: readonly PairResult[]): Table => [
  ['', 'wins', 'draws', 'losses', 'score (95 %)'],
  ...pairs.map((pair) => [
    `${pair.a} – ${pair.b}`,
    String(pair.wins),
    String(pair.draws),
    String(pair.losses),
    scoreText(pair),
  ]),
]

const botsOf = ({ perGame }: Standings): BotName[] => Object.keys(perGame) as BotName[]

export const eloTable = (standings: Standings): Table => [
  ['', 'Elo (95 %)', 'ms a decision'],
  ...botsOf(standings).map((bot) => {
    const { rating, low, high } = standings.elo[bot]!
    const interval = low === high ? '' : ` (${low}–${high})`
    return [bot, `${rating}${interval}`, standings.millisPerDecision[bot]!.toFixed(2)]
  }),
]

export const perGameTable = (standings: Standings, digits = 2): Table => [
  ['a game', ...countNames.map((name) => countLabels[name])],
  ...botsOf(standings).map((bot) => [bot, ...countNames.map((name) => standings.perGame[bot]![name].toFixed(digits))]),
]

/** Aligned columns: names to the left, others to the right. */
export const aligned = (table: Table): string[] => {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  return table.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  )
}
