// What a coach may have missed: everything since his own last decision, while the bot was playing. Neighbours: SinceLast.tsx
// shows it, narrator.ts made the lines.
import type { Engine, Match, Side } from '@double-skulls/engine'
import { type LogLine, textOf } from '@double-skulls/words'
import type { MatchHost, Step } from '../match/host.ts'
import { firstLineAfter } from './narrator.ts'

/** Whether the coach made a decision of his own, not one in the middle of the opponent's turn. */
const decidedBy = (engine: Engine, before: Match, { input }: Step, side: Side): boolean => {
  if ('dice' in input) return false
  const pending = engine.pending(before)
  return pending.wait === 'coach' && pending.side === side && !(before.turn.running && before.turn.side !== side)
}

/** The number of steps at his last decision. */
export const lastDecision = (
  { engine, start }: Pick<MatchHost, 'engine' | 'start'>,
  steps: readonly Step[],
  side: Side,
): number => {
  for (let i = steps.length - 1; i >= 0; i--)
    if (decidedBy(engine, steps[i - 1]?.after ?? start, steps[i], side)) return i + 1
  return 0
}

export interface Since {
  /** Distinguishes one such summary from the next. */
  readonly key: number
  readonly points: readonly string[]
}

const MOST = 8

/** Summaries if turns have ended, otherwise the most important lines. null when the other side did nothing. */
export const sinceLast = (
  host: Pick<MatchHost, 'engine' | 'start'>,
  steps: readonly Step[],
  lines: readonly LogLine[],
  side: Side,
): Since | null => {
  const key = lastDecision(host, steps, side)
  const first = firstLineAfter(steps, key)
  const missed = lines.filter(({ id }) => id >= first)
  // The summary of his own turn came when he ended it; what he missed follows it.
  const summed = missed.filter((line) => line.kind === 'summary' && line.side !== side)
  const news = missed.filter(({ kind, topics }) => kind === 'score' || (kind === 'hurt' && topics.includes('injuries')))
  const points = [
    ...new Set([...summed.flatMap((line) => line.points), ...(summed.length > 0 ? [] : news.map(textOf))]),
  ].slice(0, MOST)
  return points.length > 0 ? { key, points } : null
}
