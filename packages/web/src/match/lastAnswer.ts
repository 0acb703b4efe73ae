// Whether the last answer of a match is one that this screen may take back. Neighbours: localHost.ts asks, screen.ts says whose
// eyes look on.
import { type BySide, type Engine, glimpseOf, type Match, type Secret, type Side } from '@double-skulls/engine'
import type { Eyes, Played, Seat } from './host.ts'

interface Course {
  readonly engine: Engine
  readonly seats: BySide<Seat>
  readonly start: Match
  readonly steps: readonly Played[]
}

/** The coach for whom undo steps back, if the screen is one coach's. */
export const undoneBy = (eyes: Eyes): Side | undefined => (eyes === 'home' || eyes === 'away' ? eyes : undefined)

/**
 * Answers of bots and automatic answers, given by their numbers, are not undone: they would only be given again. Those that
 * nobody noticed do not count.
 */
export const lastAnswerIsOurs = (
  { engine, seats, start, steps }: Course,
  automatic: ReadonlySet<number>,
  eyes: Eyes,
): boolean => {
  const by = undoneBy(eyes)
  const before = (i: number): Match => steps[i - 1]?.after ?? start
  const secretAt = (i: number): Secret | null => engine.secret(before(i))
  const last = steps.findLastIndex(
    ({ input }, i) => !('dice' in input) && (by === undefined || glimpseOf(secretAt(i), input, by) !== 'unseen'),
  )
  if (last < 0 || automatic.has(last)) return false
  const asked = engine.pending(before(last))
  return asked.wait === 'coach' && seats[asked.side].by === 'here'
}
