// What an answer would do, before it is given: played on a copy until it has had its effect, once with the lowest dice and once
// with the highest. A coach who is asked about a skill on the way answers what is best for his side. Knows no rule: reads events
// only. Neighbours: followsWords.ts words it, promptOf.ts asks.
import {
  type Engine,
  type GameEvent,
  type Input,
  isMishap,
  type Match,
  type QuestionKind,
  type Side,
} from '@double-skulls/engine'

export interface Foretold {
  /** The events, with the dice that do the least harm. */
  readonly events: readonly GameEvent[]
  /** The turn is lost with any dice. */
  readonly turnover: boolean
}

/** The players involved: the one whose roll it is, and the one it is against, or −1. */
export interface Concerned {
  readonly player: number
  readonly other: number
}

/** When one of these questions is asked, the answer has had its effect. */
const LATER: readonly QuestionKind[] = ['turn', 'activation', 'setUp', 'secondBlock', 'freeMove', 'kickOrReceive']

/** A limit: nothing that is told in one line takes more inputs. */
const MOST = 60

const loses = (event: GameEvent, side: Side): boolean =>
  (event.type === 'turnover' && event.side === side && isMishap(event.why)) ||
  (event.type === 'touchdown' && event.side !== side)

const isOver = (event: GameEvent): boolean =>
  event.type === 'turnover' ||
  event.type === 'turnEnded' ||
  event.type === 'touchdown' ||
  event.type === 'actionEnded' ||
  event.type === 'matchEnded'

export const goesDown = (events: readonly GameEvent[], player: number): boolean =>
  events.some((event) => event.type === 'posture' && event.player === player && event.posture !== 'standing')

export const isMoved = (events: readonly GameEvent[], player: number): boolean =>
  events.some(
    (event) =>
      (event.type === 'moved' && event.player === player) || (event.type === 'pushedOff' && event.player === player),
  )

/** How good the result is for the side that rolls; only for comparing the uses of a skill. */
const worth = (events: readonly GameEvent[], side: Side, { player, other }: Concerned): number =>
  (events.some((event) => loses(event, side)) ? -8 : 0) +
  (goesDown(events, player) ? -4 : 0) +
  (goesDown(events, other) ? 2 : 0) +
  (isMoved(events, other) ? 1 : 0)

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)

interface Line {
  readonly engine: Engine
  readonly side: Side
  readonly concerned: Concerned
  readonly high: boolean
}

const diceOf = ({ engine, high }: Line, match: Match): readonly number[] => {
  const outcomes = engine.outcomes(match)
  const more = high ? 1 : -1
  return outcomes.reduce((best, one) => (more * (sumOf(one.dice) - sumOf(best.dice)) > 0 ? one : best)).dice
}

/** The inputs to try: both answers about a skill, otherwise the neutral one. */
const inputsOf = (line: Line, match: Match): readonly Input[] => {
  const { engine } = line
  const pending = engine.pending(match)
  if (pending.wait === 'dice') return [{ dice: diceOf(line, match) }]
  const legal = engine.legal(match)
  const isSkill = pending.wait === 'coach' && pending.question.kind === 'useSkill' && legal.length <= 3
  return (isSkill ? legal : [engine.fallback(match)]).map((action) => ({ action }))
}

const playOn = (line: Line, match: Match, so: readonly GameEvent[], left: number): readonly GameEvent[] => {
  const { engine, side, concerned } = line
  const pending = engine.pending(match)
  if (left === 0 || so.some(isOver) || pending.wait === 'nothing') return so
  if (pending.wait === 'coach' && LATER.includes(pending.question.kind)) return so
  const ends = inputsOf(line, match).map((input) => {
    const next = engine.clone(match)
    const events = engine.apply(next, input)
    return playOn(line, next, [...so, ...events], left - 1)
  })
  const own = pending.wait === 'coach' && pending.side === side
  return ends.reduce((best, one) => {
    const gain = worth(one, side, concerned) - worth(best, side, concerned)
    return (own ? gain : -gain) > 0 ? one : best
  })
}

/** Starts at the state after the answer; `so` has the events up to there. */
export const foretell = (
  engine: Engine,
  after: Match,
  so: readonly GameEvent[],
  side: Side,
  concerned: Concerned,
): Foretold => {
  const lines = [false, true].map((high) => playOn({ engine, side, concerned, high }, after, so, MOST))
  return {
    events: lines[0],
    turnover: lines.every((events) => events.some((event) => loses(event, side))),
  }
}
