// What a coach may have missed: everything between the last thing he decided himself and now, while a bot was at work.
// Neighbours: SinceLast.tsx shows it, narrator.ts made the lines.
import { type BySide, type Engine, type Match, type Side, sides } from '@double-skulls/engine'
import { type LogLine, textOf } from '@double-skulls/words'
import type { MatchHost, Seat, Step } from '../match/host.ts'
import { firstLineAfter } from './narrator.ts'

/** The side of the only coach at this screen; null where both are here, or none. */
export const onlyHere = (seats: BySide<Seat>): Side | null => {
  const here = sides.filter((side) => seats[side].by === 'here')
  return here.length === 1 ? here[0] : null
}

/** Whether a coach decided something of his own: not in the middle of the other's turn. */
const decidedBy = (engine: Engine, before: Match, { input }: Step, side: Side): boolean => {
  if ('dice' in input) return false
  const pending = engine.pending(before)
  return pending.wait === 'coach' && pending.side === side && !(before.turn.running && before.turn.side !== side)
}

/** How many steps there were when he had last decided something. */
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
  /** Tells one such moment from the next. */
  readonly key: number
  readonly points: readonly string[]
}

const MOST = 8

/** Summaries where turns ended, otherwise what counts most. Null where the other side did nothing. */
export const sinceLast = (
  host: Pick<MatchHost, 'engine' | 'start'>,
  steps: readonly Step[],
  lines: readonly LogLine[],
  side: Side,
): Since | null => {
  const key = lastDecision(host, steps, side)
  const first = firstLineAfter(steps, key)
  const missed = lines.filter(({ id }) => id >= first)
  // His own turn was summed up when he ended it, and what follows is what he missed.
  const summed = missed.filter((line) => line.kind === 'summary' && line.side !== side)
  const news = missed.filter(({ kind, topics }) => kind === 'score' || (kind === 'hurt' && topics.includes('injuries')))
  const points = [
    ...new Set([...summed.flatMap((line) => line.points), ...(summed.length > 0 ? [] : news.map(textOf))]),
  ].slice(0, MOST)
  return points.length > 0 ? { key, points } : null
}
