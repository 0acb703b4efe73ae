// Plays a plan out on copies of the match, over every result of the dice: the own side answers as is best for the plan, the
// other side as is worst, and equal situations are worked out once. Exact, whatever skills take part.
// Neighbours: answers.ts says which answers are worth a look, tally.ts adds up, the engine's futureKey says what is equal.
import { type Action, type Engine, futureKey, type GameEvent, type Match, type Pending } from '@double-skulls/engine'
import { candidates, type Purpose } from './answers.ts'
import {
  addAt,
  addTally,
  countsOf,
  kindOfCount,
  type Names,
  placesNow,
  SUCCESS,
  stepName,
  type Tally,
  TURNOVER,
} from './tally.ts'

/** A ball that jumps about so often in one action is not followed any further. */
const MOST_BOUNCES = 24
const ROUNDING = 1e-12

/** How far a branch is: steps done, whether the turn is lost, kinds of things counted, how often a ball jumped. */
interface Progress {
  readonly step: number
  readonly lost: boolean
  readonly seen: string
  readonly bounces: number
}

export interface Tree {
  /** What it is worth to be here with so many steps done. */
  worth(match: Match, step: number): Tally
}

const NO_EVENTS: readonly GameEvent[] = []

/** A ball is on its way and the dice only say where to. */
const movesBall = (match: Match, roll: unknown): boolean =>
  roll === null && match.balls.some(({ state }) => state === 'loose' || state === 'out' || state === 'air')

/** Dice about a player who has left the pitch: whatever they show, the plan is where it was. */
const AFTERMATH: readonly string[] = ['casualty', 'lastingInjury']

const isAftermath = (match: Match, { why, roll }: Extract<Pending, { wait: 'dice' }>): boolean =>
  roll ? match.players[roll.player].place !== 'pitch' : AFTERMATH.includes(why)

const isBetter = (a: Tally, b: Tally): boolean =>
  a[SUCCESS] > b[SUCCESS] + ROUNDING || (a[SUCCESS] > b[SUCCESS] - ROUNDING && a[TURNOVER] < b[TURNOVER] - ROUNDING)

export const newTree = (engine: Engine, start: Match, purpose: Purpose, names: Names): Tree => {
  const known = new Map<string, Tally>()
  const { principals } = purpose
  const { side } = start.players[principals.actor]

  const leaf = (match: Match, { step, lost, seen }: Progress, events = NO_EVENTS): Tally => {
    const tally: Tally = [0, 0]
    for (const place of placesNow(match, principals)) addAt(tally, names.placeOf(place), 1)
    if (lost) tally[TURNOVER] = 1
    else if (step === purpose.steps.length && purpose.isDone(match, seen, events)) {
      tally[SUCCESS] = 1
      if (step > 0) addAt(tally, names.placeOf(stepName(step - 1)), 1)
    }
    return tally
  }

  const isLoss = (event: GameEvent): boolean =>
    (event.type === 'turnover' && event.side === side && event.why !== 'touchdown') ||
    (event.type === 'touchdown' && event.side !== side)

  /** What the events add to the count; each kind of thing counts once. */
  const freshCounts = (events: readonly GameEvent[], seen: string): string[] => {
    const fresh: string[] = []
    for (const event of events)
      for (const what of countsOf(event, principals)) {
        const kind = kindOfCount(what)
        if (!seen.includes(` ${kind} `) && !fresh.some((one) => kindOfCount(one) === kind)) fresh.push(what)
      }
    return fresh
  }

  /** Carries an input out on a copy and goes on from there. */
  const follow = (match: Match, input: Parameters<Engine['apply']>[1], progress: Progress, step: number): Tally => {
    const next = engine.clone(match)
    const events = engine.apply(next, input)
    const lost = progress.lost || events.some(isLoss)
    const fresh = freshCounts(events, progress.seen)
    if (fresh.length === 0) return go(next, { ...progress, lost, step }, events)
    const kinds = [...progress.seen.split(' ').filter(Boolean), ...fresh.map(kindOfCount)]
    const rest = go(next, { ...progress, lost, step, seen: ` ${kinds.sort().join(' ')} ` }, events)
    const tally = rest.slice()
    for (const what of fresh) addAt(tally, names.placeOf(what), 1)
    return tally
  }

  const bestOf = (match: Match, progress: Progress, own: boolean, answers: readonly Action[]): Tally => {
    let best: Tally | null = null
    for (const answer of answers) {
      const one = follow(match, { action: answer }, progress, progress.step)
      if (best === null || (own ? isBetter(one, best) : isBetter(best, one))) best = one
    }
    if (best === null) throw new Error('a question without an answer')
    return best
  }

  /** The plan's own next step, or its end. */
  const carryOn = (match: Match, progress: Progress): Tally => {
    const { step } = progress
    const answer = step < purpose.steps.length ? purpose.nextOf(match, step) : null
    if (!answer) return leaf(match, progress)
    const tally = follow(match, { action: answer.action }, progress, answer.step).slice()
    // What may come before a step, as standing up, is no step of the plan.
    if (step > 0 && answer.step > step) addAt(tally, names.placeOf(stepName(step - 1)), 1)
    return tally
  }

  const work = (match: Match, progress: Progress): Tally => {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return leaf(match, progress)
    if (pending.wait === 'coach') {
      const { kind, player } = pending.question
      if (kind === 'turn') return leaf(match, progress)
      if (kind === 'activation' && player === principals.actor)
        return purpose.arrived(match, progress.step) ? carryOn(match, progress) : leaf(match, { ...progress, step: -1 })
      return bestOf(match, progress, pending.side === side, candidates(engine, match, purpose, pending))
    }
    const jumps = movesBall(match, pending.roll)
    if (jumps && (purpose.leavesBall || progress.bounces >= MOST_BOUNCES)) return leaf(match, progress)
    const next = jumps ? { ...progress, bounces: progress.bounces + 1 } : progress
    const outcomes = engine.outcomes(match)
    if (isAftermath(match, pending)) return follow(match, { dice: outcomes[0].dice }, next, next.step)
    const sum: Tally = [0, 0]
    for (const { dice, p } of outcomes) addTally(sum, follow(match, { dice }, next, next.step), p)
    return sum
  }

  const go = (match: Match, progress: Progress, events: readonly GameEvent[]): Tally => {
    for (const event of events)
      if (
        event.type === 'turnEnded' ||
        event.type === 'touchdown' ||
        (event.type === 'actionEnded' && event.player === principals.actor)
      )
        return leaf(match, progress, events)
    if (progress.lost && purpose.stopsWhenLost) return leaf(match, progress)
    const key = `${progress.step}${progress.lost ? 'L' : ''}${progress.bounces}${progress.seen}${futureKey(match, start)}`
    let found = known.get(key)
    if (!found) {
      found = work(match, progress)
      known.set(key, found)
    }
    return found
  }

  return { worth: (match, step) => go(match, { step, lost: false, seen: '', bounces: 0 }, NO_EVENTS) }
}
