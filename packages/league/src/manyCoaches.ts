// Several coaches at the same time: each goes through a part of his own, and nobody knows what another has answered before all are
// through. Neighbours: procedure.ts asks and records; gameDay/ bids and hires so.
import {
  type Answer,
  type Apart,
  BadAnswer,
  begin,
  type LeagueAsk,
  type LeagueProcedure,
  type LeagueStep,
  type Part,
  type RunningProcedure,
} from './procedure.ts'

/**
 * Plays the parts of several coaches, who are not asked in any order. The record has what the first has answered, then the second, and
 * so on: it does not depend on who was faster.
 */
export function* apart<R>(parts: readonly Part<R>[]): LeagueProcedure<readonly R[]> {
  const results: R[] = []
  for (const [at, { start }] of parts.entries()) {
    const own = start()
    let now = own.next()
    while (!now.done) now = own.next(yield { ...now.value, apart: { parts, at } })
    results.push(now.value)
  }
  return results
}

/** One question for each of several coaches. */
export const askAll = (asks: readonly LeagueAsk[]): LeagueProcedure<readonly string[]> =>
  apart(
    asks.map((one) => ({
      who: one.who,
      *start() {
        return (yield one) as string
      },
    })),
  )

/** Somebody who is not through yet, and what he has to answer. */
export interface Waited {
  readonly who: string
  readonly step: LeagueStep
}

/** Several coaches are waited for. */
export interface AskAll {
  readonly kind: 'askAll'
  readonly waited: readonly Waited[]
  /** All who take part, those who are through too. */
  readonly coaches: readonly string[]
}

/** What a procedure of several coaches waits for, or its result. */
export type Gathered<R> =
  | { readonly done: false; readonly waiting: LeagueStep | AskAll }
  | { readonly done: true; readonly result: R }

/** Answers of an open round by coach, each in his own order. */
export type OpenAnswers = { readonly [who: string]: readonly Answer[] }

/** A running procedure that takes the answers of several coaches as they come. */
export interface Gathering<R> {
  progress(): Gathered<R>
  /** The record up to the open round. */
  readonly answers: readonly Answer[]
  /** What has come of the open round. */
  readonly open: OpenAnswers
  /** Answers for a coach; without a name for the first who is not through. Throws `BadAnswer`, and then waits as before. */
  answer(answer: Answer, who?: string): void
}

interface Busy {
  readonly who: string
  readonly underway: RunningProcedure<unknown>
}

const isThrough = ({ underway }: Busy): boolean => underway.progress().done

const waitedOf = ({ who, underway }: Busy): readonly Waited[] => {
  const now = underway.progress()
  return now.done ? [] : [{ who, step: now.waiting }]
}

const begun = (apartNow: Apart | undefined): readonly Busy[] =>
  apartNow ? apartNow.parts.map(({ who, start }) => ({ who, underway: begin(start) })) : []

/**
 * Starts a procedure of several coaches, or goes on with it: after the answers of its record, and those of an open round. Throws
 * `BadAnswer` for an answer that does not fit.
 */
export const gather = <R>(
  start: () => LeagueProcedure<R>,
  answers: readonly Answer[] = [],
  open: OpenAnswers = {},
): Gathering<R> => {
  const whole = begin(start)
  let busy: readonly Busy[] = []

  const look = (): void => {
    const now = whole.progress()
    busy = now.done ? [] : begun(now.waiting.apart)
  }

  /** All are through: what they have answered is on record. */
  const settle = (): void => {
    if (busy.length === 0 || !busy.every(isThrough)) return
    for (const { underway } of busy) for (const one of underway.answers) whole.answer(one)
    look()
  }

  const answer = (one: Answer, who?: string): void => {
    if (busy.length === 0) {
      const now = whole.progress()
      if (!now.done && who !== undefined && now.waiting.who !== who)
        throw new BadAnswer(`"${who}" is not asked now; wait for ${now.waiting.who}`)
      whole.answer(one)
      look()
      return
    }
    const coach = busy.find((other) => (who === undefined ? !isThrough(other) : other.who === who))
    if (!coach)
      throw new BadAnswer(`"${who}" is not asked now; name one of ${busy.map((other) => other.who).join(', ')}`)
    coach.underway.answer(one)
    settle()
  }

  look()
  for (const one of answers) answer(one)
  for (const [who, own] of Object.entries(open)) for (const one of own) answer(one, who)
  return {
    progress: () => {
      if (busy.length === 0) return whole.progress()
      const waiting: AskAll = {
        ...{ kind: 'askAll', waited: busy.flatMap(waitedOf) },
        coaches: busy.map(({ who }) => who),
      }
      return { done: false, waiting }
    },
    get answers() {
      return whole.answers
    },
    get open() {
      return Object.fromEntries(busy.map(({ who, underway }) => [who, underway.answers]))
    },
    answer,
  }
}

/** What one coach, or by '' nobody in particular, may know of an open round: his own step and answers, and who is not through yet. */
export interface RoundView {
  readonly step: LeagueStep | null
  readonly answers: readonly Answer[]
  readonly missing: readonly string[]
}

/** Null where no round is open. */
export const roundFor = (gathering: Gathering<unknown>, who: string): RoundView | null => {
  const now = gathering.progress()
  if (now.done || now.waiting.kind !== 'askAll') return null
  const { waited } = now.waiting
  return {
    // Who else takes part is no secret; what they could be asked next is.
    step: waited.find((one) => one.who === who)?.step ?? null,
    answers: gathering.open[who] ?? [],
    missing: waited.map((one) => one.who),
  }
}
