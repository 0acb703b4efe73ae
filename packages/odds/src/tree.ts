// Plays a plan out on copies over all dice, with best answers of the planning side and worst of the other; exact with
// any skills. Neighbours: graph.ts solves the situations, answers.ts chooses answers, tally.ts names the sums.
import { type Engine, futureKey, type GameEvent, type Match, type Pending, type Side } from '@double-skulls/engine'
import { candidates, type Purpose } from './answers.ts'
import { type Situation, situation, solve } from './graph.ts'
import { newLikeliest } from './likeliest.ts'
import {
  addAt,
  type CountNames,
  countsOf,
  kindOfCount,
  placesNow,
  SUCCESS,
  stepName,
  type Tally,
  TURNOVER,
} from './tally.ts'

/** Branches below this chance, and situations beyond this number, are not followed; they count as unsettled. */
const FAR: Limits = { leastChance: 1e-9, mostSituations: 20_000 }

export interface Limits {
  readonly leastChance: number
  readonly mostSituations: number
}

/** The progress of a branch: steps done, whether there was a turnover, and the kinds of counts seen. */
interface Progress {
  readonly step: number
  readonly lost: boolean
  readonly seen: string
}

interface Waiting {
  readonly index: number
  readonly match: Match
  readonly progress: Progress
  readonly chance: number
}

export interface Tree {
  /** The odds from here with that many steps done. */
  worth(match: Match, step: number): Tally
}

const NO_EVENTS: readonly GameEvent[] = []

/** Whether the event is a turnover for that side. */
export const losesTurn = (event: GameEvent, side: Side): boolean =>
  (event.type === 'turnover' && event.side === side && event.why !== 'touchdown') ||
  (event.type === 'touchdown' && event.side !== side)

/** Whether the dice only say where a loose ball goes. */
const movesBall = (match: Match, roll: unknown): boolean =>
  roll === null && match.balls.some(({ state }) => state === 'loose' || state === 'out' || state === 'air')

/** Dice for a player who has left the pitch, which cannot change the plan's odds. */
const AFTERMATH: readonly string[] = ['casualty', 'lastingInjury']

const isAftermath = (match: Match, { why, roll }: Extract<Pending, { wait: 'dice' }>): boolean =>
  roll && roll.player >= 0 ? match.players[roll.player].place !== 'pitch' : AFTERMATH.includes(why)

export const newTree = (engine: Engine, start: Match, purpose: Purpose, names: CountNames, limits = FAR): Tree => {
  const all: Situation[] = []
  const known = new Map<string, number>()
  const waiting = newLikeliest<Waiting>()
  const unseen = new Map<number, Waiting>()
  const { principals } = purpose
  const { side } = start.players[principals.actor]

  const add = (one: Situation, settled: boolean): number => {
    one.settled = settled
    return all.push(one) - 1
  }

  const leaf = (match: Match, { step, lost, seen }: Progress, events = NO_EVENTS): number => {
    const tally: Tally = [0, 0, 0]
    for (const place of placesNow(match, principals)) addAt(tally, names.placeOf(place), 1)
    if (lost) tally[TURNOVER] = 1
    else if (step === purpose.steps.length && purpose.isDone(match, seen, events)) {
      tally[SUCCESS] = 1
      if (step > 0) addAt(tally, names.placeOf(stepName(step - 1)), 1)
    }
    return add(situation('dice', tally), true)
  }

  const isEnd = (event: GameEvent): boolean =>
    event.type === 'turnEnded' ||
    event.type === 'touchdown' ||
    (event.type === 'actionEnded' && event.player === principals.actor)

  /** The new counts of these events; each kind counts once. */
  const freshCounts = (events: readonly GameEvent[], seen: string): string[] => {
    const fresh: string[] = []
    for (const event of events)
      for (const what of countsOf(event, principals)) {
        const kind = kindOfCount(what)
        if (!seen.includes(` ${kind} `) && !fresh.some((one) => kindOfCount(one) === kind)) fresh.push(what)
      }
    return fresh
  }

  const note = (one: Waiting): void => {
    unseen.set(one.index, one)
    waiting.add(one)
  }

  /** The index of this situation: a known one, or a new one to be looked at. */
  const reach = (match: Match, progress: Progress, events: readonly GameEvent[], chance: number): number => {
    if (events.some(isEnd)) return leaf(match, progress, events)
    if (progress.lost && purpose.stopsWhenLost) return leaf(match, progress)
    const key = `${progress.step}${progress.lost ? 'L' : ''}${progress.seen}${futureKey(match, start)}`
    const knownIndex = known.get(key)
    if (knownIndex !== undefined) {
      const open = unseen.get(knownIndex)
      // Reached by another branch as well, it may now be likely enough.
      if (open) note({ ...open, chance: open.chance + chance })
      return knownIndex
    }
    const pending = engine.pending(match)
    const by = pending.wait !== 'coach' ? 'dice' : pending.side === side ? 'own' : 'foe'
    const index = add(situation(by), false)
    known.set(key, index)
    note({ index, match, progress, chance })
    return index
  }

  /** Applies an input to a copy and adds the edge to where it leads. */
  const lead = (
    { index, match, progress, chance }: Waiting,
    input: Parameters<Engine['apply']>[1],
    share: number,
    step = progress.step,
  ): void => {
    const next = engine.clone(match)
    const events = engine.apply(next, input)
    const lost = progress.lost || events.some((event) => losesTurn(event, side))
    const fresh = freshCounts(events, progress.seen)
    const kinds = [...progress.seen.split(' ').filter(Boolean), ...fresh.map(kindOfCount)]
    const seen = fresh.length === 0 ? progress.seen : ` ${kinds.sort().join(' ')} `
    const to = reach(next, { step, lost, seen }, events, chance * share)
    all[index].edges.push({ chance: share, to, counts: fresh.map((what) => names.placeOf(what)) })
  }

  const stopAt = (index: number, at: number): void => {
    all[index].edges.push({ chance: 1, to: at, counts: [] })
  }

  const giveUp = (index: number): void => {
    stopAt(index, add(situation('dice', [0, 0, 1]), true))
  }

  /** The plan's own next step, or its end. */
  const carryOn = (one: Waiting): void => {
    const { match, progress, index } = one
    const { step } = progress
    if (!purpose.arrived(match, step)) {
      stopAt(index, leaf(match, { ...progress, step: -1 }))
      return
    }
    if (step > 0) all[index].mark = names.placeOf(stepName(step - 1))
    const answer = step < purpose.steps.length ? purpose.nextOf(match, step) : null
    if (answer) lead(one, { action: answer.action }, 1, answer.step)
    else stopAt(index, leaf(match, progress))
  }

  const lookAt = (one: Waiting): void => {
    const { index, match, progress } = one
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') stopAt(index, leaf(match, progress))
    else if (pending.wait === 'coach') {
      const { kind, player } = pending.question
      if (kind === 'turn') stopAt(index, leaf(match, progress))
      else if (kind === 'activation' && player === principals.actor) carryOn(one)
      else for (const answer of candidates(engine, match, purpose, pending)) lead(one, { action: answer }, 1)
    } else if (purpose.leavesBall && movesBall(match, pending.roll)) stopAt(index, leaf(match, progress))
    else {
      const outcomes = engine.outcomes(match)
      if (isAftermath(match, pending)) lead(one, { dice: outcomes[0].dice }, 1)
      else for (const { dice, p } of outcomes) lead(one, { dice }, p)
    }
  }

  return {
    worth: (match, step) => {
      const root = reach(match, { step, lost: false, seen: '' }, NO_EVENTS, 1)
      for (let one = waiting.next(); one; one = waiting.next()) {
        // An outdated entry: added again with a higher chance, or already looked at.
        if (unseen.get(one.index) !== one) continue
        if (one.chance < limits.leastChance || all.length > limits.mostSituations) continue
        unseen.delete(one.index)
        lookAt(one)
      }
      for (const index of unseen.keys()) giveUp(index)
      unseen.clear()
      solve(all)
      return all[root].tally
    },
  }
}
