// A turn in a few points: what was tried and with what result, the dice that mattered, how it ended, where the ball is.
// Neighbours: statistics/ counts, narrator.ts puts it into the log, SinceLast.tsx above it.
import { type Engine, isMishap, type Match, type Side, scoreText, squareName } from '@double-skulls/engine'
import { capital, playerName, rollWords, turnoverWords } from '@double-skulls/words'
import type { MatchStatistics, Throw, TurnStory } from '../statistics/statistics.ts'
import { luckOf, triedOf } from '../statistics/views.ts'
import { percent } from '../words/numbers.ts'

const teamName = (match: Match, side: Side): string => match.squads[side].name

/** The plural, as coaches say it. */
const several = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const blocked = ({ blocks }: MatchStatistics, turn: TurnStory): string => {
  const thrown = blocks.filter((block) => block.turn === turn.index && block.side === turn.side)
  if (thrown.length === 0) return ''
  const down = thrown.filter(({ defenderDown }) => defenderDown).length
  return `${several(thrown.length, 'block', 'blocks')}, ${down === 0 ? 'nobody' : down} down`
}

/** Rolls of the side itself; armour and injuries have a point of their own. */
const tried = (throws: readonly Throw[]): readonly string[] =>
  triedOf(throws.filter(({ kind }) => kind !== 'armour' && kind !== 'injury')).map(
    ({ kind, tried: all, made }) => `${rollWords(kind)} ${made} of ${all}`,
  )

const hurtWords: { readonly [result: string]: string } = {
  knockedOut: 'knocked out',
  badlyHurt: 'badly hurt',
  casualty: 'a casualty',
}

const hurt = (match: Match, { hurts }: MatchStatistics, turn: TurnStory): string =>
  hurts
    .filter((one) => one.turn === turn.index && one.result !== 'stunned')
    .map(({ player, dead, result }) => `${playerName(match, player)} ${dead ? 'dead' : (hurtWords[result] ?? result)}`)
    .join(', ')

/** How surprising a result is: a block by its distance from the average, a test by its improbability. */
const surprise = ({ worth, expected }: Throw): number => Math.abs(worth - expected)

const mattered = (match: Match, one: Throw): string => {
  const who = playerName(match, one.player)
  if (one.kind === 'block') return `${who}’s block ${one.worth < 0 ? 'backfired' : 'came off against the odds'}`
  const chance = percent(one.worth > 0 ? one.expected : 1 - one.expected)
  const how = one.kind === 'armour' ? (one.passed ? 'broke' : 'held') : one.worth > 0 ? 'made' : 'failed'
  const needed = one.needed > 0 ? `, ${one.needed}+` : ''
  return `${who}: ${rollWords(one.kind)}${needed} ${how} (${chance})`
}

const SURPRISING = 0.65

const diceThatMattered = (match: Match, throws: readonly Throw[]): string =>
  throws
    .filter((one) => one.counted && one.kind !== 'injury' && surprise(one) >= SURPRISING)
    .sort((a, b) => surprise(b) - surprise(a))
    .slice(0, 2)
    .map((one) => mattered(match, one))
    .join('; ')

const ballWords = (engine: Engine, match: Match, { ball, turnover }: TurnStory): string => {
  if (turnover === 'touchdown') return ''
  if (ball.at < 0) return ''
  const at = squareName(engine.rules.pitch, ball.at)
  return ball.holder < 0 ? `ball: loose on ${at}` : `ball: ${playerName(match, ball.holder)} on ${at}`
}

export interface TurnSummary {
  readonly turn: TurnStory
  readonly heading: string
  readonly points: readonly string[]
}

export const turnSummary = (engine: Engine, match: Match, found: MatchStatistics, turn: TurnStory): TurnSummary => {
  const throws = found.throws.filter((one) => one.turn === turn.index)
  const own = throws.filter((one) => one.side === turn.side)
  const did = [blocked(found, turn), ...tried(own)].filter((point) => point !== '').join(' · ')
  const dice = diceThatMattered(match, throws)
  const hurts = hurt(match, found, turn)
  const luck = luckOf(own)
  const end =
    turn.turnover === 'touchdown'
      ? `touchdown: ${teamName(match, 'home')} ${scoreText(turn.score.home)} – ${scoreText(turn.score.away)} ${teamName(match, 'away')}`
      : turn.turnover === ''
        ? ''
        : `${isMishap(turn.turnover) ? 'turnover' : 'over'}: ${turnoverWords(turn.turnover)}`
  const points = [
    did === '' ? 'nothing that needed dice' : did,
    dice === '' ? '' : `dice that mattered: ${dice}`,
    hurts,
    end,
    ballWords(engine, match, turn),
    luck.throws > 0 ? `luck ${luck.points < 0 ? '−' : '+'}${Math.abs(luck.points).toFixed(1)}` : '',
  ]
  const name = `${teamName(match, turn.side)}, ${turn.bonus ? 'bonus turn' : `turn ${turn.turn}`}`
  return { turn, heading: `${name} in short`, points: points.filter((point) => point !== '').map(capital) }
}
