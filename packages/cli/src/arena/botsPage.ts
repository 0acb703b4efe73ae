// The measured part of the page about the bots as Markdown, and its place in the file. Neighbours: programme.ts plays
// the games, plot.ts draws, arenaReport.ts has the same tables for the terminal.

import type { BotName } from '@double-skulls/bots'
import { counted } from '@double-skulls/league'
import { refuse } from '../usage.ts'
import { countLabels, eloTable, pairTable, perGameTable, scoreText, type Table } from './arenaReport.ts'
import type { Counts } from './counts.ts'
import type { Series } from './fixtures.ts'
import { humanCounts, humansPerMatch } from './humans.ts'
import { budgetText, type Outcome, teamsText } from './run.ts'
import type { PairResult } from './standings.ts'

export interface Climb {
  readonly milliseconds: number
  readonly pair: PairResult
}

export interface Mirror {
  readonly bot: BotName
  readonly games: number
  readonly perGame: Counts
}

export interface Measured {
  readonly series: Series
  readonly command: string
  /** Engine, Node, threads. */
  readonly machine: string
  readonly minutes: number
  readonly roundRobin: Outcome
  readonly climbs: readonly Climb[]
  readonly mirrors: readonly Mirror[]
}

export const BEGIN = '<!-- measured by skulls arena --page -->'
export const END = '<!-- end of measured -->'

const EMPTY_PAGE = [
  '# The bots',
  'How strong the bots of [packages/bots](../packages/bots) are, what more time is worth to them, and how human-like their',
  'games are. `npx skulls help arena` says how games are paired and what is counted.',
  '',
  BEGIN,
  END,
  '',
].join('\n')

const markdown = (table: Table): string => {
  const [head, ...rows] = table
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

const climbTable = (climbs: readonly Climb[]): Table => [
  ['ms a turn', 'wins', 'draws', 'losses', 'score (95 %)'],
  ...climbs.map(({ milliseconds, pair }) => [
    String(milliseconds),
    String(pair.wins),
    String(pair.draws),
    String(pair.losses),
    scoreText(pair),
  ]),
]

const humanTable = (mirrors: readonly Mirror[]): Table => [
  ['a match, both teams', ...humanCounts.map((name) => countLabels[name])],
  ['humans, about', ...humanCounts.map((name) => String(humansPerMatch[name]))],
  ...mirrors.map(({ bot, perGame }) => [
    `${bot} against itself`,
    ...humanCounts.map(
      (name) => `${perGame[name].toFixed(1)} (${Math.round((100 * perGame[name]) / humansPerMatch[name])} %)`,
    ),
  ]),
]

export const measuredText = (measured: Measured, picture: string): string => {
  const { series, roundRobin, climbs, mirrors } = measured
  const [{ a: climber, b: rival }] = climbs.map(({ pair }) => pair)
  const teams = teamsText(series) === 'all' ? `all ${series.teams.length} teams` : series.teams.join(', ')
  return [
    `Everything from here on was measured in ${counted(measured.minutes, 'minute')}: ${series.edition}, ${teams}, ${counted(series.games, 'game')} for each line of a`,
    `table, each meeting from both sides with the same dice; ${measured.machine}. To measure it again:`,
    '',
    `    ${measured.command}`,
    '',
    '## Round robin',
    `At ${budgetText(series.budget)}, for bots that use a budget. The score is the first bot's, a draw being half.`,
    '',
    markdown(pairTable(roundRobin.pairs)),
    '',
    `Elo with ${series.bots[0]} as the anchor; \`npx skulls help arena\` explains the rating.`,
    '',
    markdown(eloTable(roundRobin)),
    '',
    'What each bot does in a game:',
    '',
    markdown(perGameTable(roundRobin)),
    '',
    '## Strength against budget',
    `How ${climber} scores against ${rival} with more time a turn.`,
    '',
    `![Score of ${climber} against ${rival} by milliseconds a turn](${picture})`,
    '',
    markdown(climbTable(climbs)),
    '',
    '## How human-like they play',
    'Each bot against itself, compared with human matches of a large public sample; in brackets the share of the human number.',
    '',
    markdown(humanTable(mirrors)),
  ].join('\n')
}

/** The file with the part between the marks replaced; the rest stays. */
export const pageWith = (path: string, page: string | null, text: string): string => {
  const old = page ?? EMPTY_PAGE
  const from = old.indexOf(BEGIN)
  const to = old.indexOf(END)
  if (from < 0 || to < from)
    return refuse(`"${path}" has no place for the tables: put the lines "${BEGIN}" and "${END}" into it`)
  return `${old.slice(0, from + BEGIN.length)}\n${text}\n${old.slice(to)}`
}
