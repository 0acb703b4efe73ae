// What happens between matches, step by step: a procedure is a generator that asks coaches and wants dice, its record is
// the list of answers. Neighbours: the procedures before and after a match are written with `ask` and `roll`.
import { type Die, dieFaces } from '@double-skulls/engine'
import type { Account } from './preMatch/beforeMatch.ts'
import type { Team, TeamPlayer } from './team.ts'

/** Everything a coach can be asked between matches. */
export const topics = [
  'pettyCash',
  'sideBet',
  'journeyman',
  'inducement',
  'mercenarySkill',
  'winnings',
  'nomination',
  'handedOver',
  'improves',
  'improvement',
  'skill',
  'category',
  'randomSkill',
  'advancement',
  'upkeep',
  'hiring',
  'redraft',
] as const
export type Topic = (typeof topics)[number]

/** Something a team can hire for a match, as it is shown to its coach. */
export interface Article {
  readonly kind: 'helper' | 'star' | 'mercenary' | 'freebooter'
  /** The option that hires one. */
  readonly what: string
  readonly name: string
  readonly cost: number
  /** How many were taken for this match, and how many there can be. */
  readonly had: number
  readonly most: number
  /** Why one more cannot be had; '' where it can. */
  readonly not: string
  /** How much gold is missing for it, where nothing else is in the way; 0 where nothing is. */
  readonly short: number
}

/** Where a team spends before a match. */
export interface Shop {
  /** What is left to spend: of petty cash first, then of the treasury. */
  readonly pettyCash: number
  readonly treasury: number
  /** What was granted and bought so far. */
  readonly account: Account
  /** Everything there is for this team, what it cannot have now included. */
  readonly articles: readonly Article[]
}

/** What a question is about, for whoever answers without reading it: its topic, whose it is, and whom it concerns. */
export interface About {
  readonly topic: Topic
  readonly team: Team
  readonly player?: TeamPlayer
  /** Whom options name by id who is not on the team's list. */
  readonly candidates?: readonly TeamPlayer[]
  /** The number it turns on: gold, a face that was rolled. */
  readonly value?: number
  /** What options cost, in gold pieces, where they do. */
  readonly prices?: { readonly [option: string]: number }
  /** What options cost in Star Player points. */
  readonly points?: { readonly [option: string]: number }
  /** What options add to the player's value, in gold pieces. */
  readonly adds?: { readonly [option: string]: number }
  /** The shop it is asked in. */
  readonly shop?: Shop
}

export interface LeagueAsk {
  readonly kind: 'ask'
  /** Whom: a team of the fixture, or whoever runs the league. */
  readonly who: string
  readonly question: string
  /** Every legal answer. */
  readonly options: readonly string[]
  readonly about?: About
}

export interface LeagueRoll {
  readonly kind: 'roll'
  readonly who: string
  readonly why: string
  readonly dice: readonly Die[]
  /** What each face of its one die stands for, from 1, where that can be told. */
  readonly means?: readonly string[]
}

export type LeagueStep = LeagueAsk | LeagueRoll
/** An option, or one face for each of the dice. */
export type Answer = string | readonly number[]
export type LeagueProcedure<R> = Generator<LeagueStep, R, Answer>

export type Progress<R> =
  | { readonly done: false; readonly waiting: LeagueStep }
  | { readonly done: true; readonly result: R }

/** An answer that does not fit, by its place in the record. */
export class BadAnswer extends Error {}

/** Asks a coach; `const where = yield* ask('home', 'kick or receive', ['kick', 'receive'])`. */
export function* ask<O extends string>(
  who: string,
  question: string,
  options: readonly O[],
  about?: About,
): LeagueProcedure<O> {
  return (yield { kind: 'ask', who, question, options, ...(about === undefined ? {} : { about }) }) as O
}

export function* roll(who: string, why: string, ...dice: readonly Die[]): LeagueProcedure<readonly number[]> {
  return (yield { kind: 'roll', who, why, dice }) as readonly number[]
}

/** One die that draws one of these, told by their names: the place of the one that was drawn, from 0. */
export function* drawOne(who: string, why: string, means: readonly string[]): LeagueProcedure<number> {
  const [face] = (yield { kind: 'roll', who, why, dice: [`d${means.length}`], means }) as readonly number[]
  return face - 1
}

const faultOf = (step: LeagueStep, answer: unknown): string | null => {
  switch (step.kind) {
    case 'ask':
      return typeof answer === 'string' && step.options.includes(answer)
        ? null
        : `"${step.question}" wants one of ${step.options.map((option) => JSON.stringify(option)).join(', ')}`
    case 'roll': {
      const fits =
        Array.isArray(answer) &&
        answer.length === step.dice.length &&
        step.dice.every((die, i) => Number.isInteger(answer[i]) && answer[i] >= 1 && answer[i] <= dieFaces(die))
      return fits ? null : `"${step.why}" wants the faces of ${step.dice.join(', ')}`
    }
  }
}

const checkAnswer = (step: LeagueStep, answer: unknown, place: number): void => {
  const fault = faultOf(step, answer)
  if (fault !== null) throw new BadAnswer(`answers[${place}]: ${fault}, not ${JSON.stringify(answer)}`)
}

/** A procedure under way: what it waits for now, and every answer it was given. */
export interface Underway<R> {
  progress(): Progress<R>
  readonly answers: readonly Answer[]
  /** Goes on to the next question; throws where the answer does not fit, and waits as before. */
  answer(answer: Answer): void
}

export const begin = <R>(start: () => LeagueProcedure<R>): Underway<R> => {
  const procedure = start()
  const answers: Answer[] = []
  let now = procedure.next()
  return {
    answers,
    progress: () => (now.done ? { done: true, result: now.value } : { done: false, waiting: now.value }),
    answer(answer) {
      if (now.done) throw new BadAnswer(`answers[${answers.length}]: it was over before this one; leave it out`)
      checkAnswer(now.value, answer, answers.length)
      answers.push(answer)
      now = procedure.next(answer)
    },
  }
}

/** Plays the answers given so far: what it waits for next, or what came of it. */
export const run = <R>(start: () => LeagueProcedure<R>, answers: readonly Answer[]): Progress<R> => {
  const underway = begin(start)
  for (const answer of answers) underway.answer(answer)
  return underway.progress()
}

export interface Deciding {
  choose(step: LeagueAsk): string
  throwDice(step: LeagueRoll): readonly number[]
}

export interface Decided<R> {
  readonly result: R
  /** The record: `run` with it comes to the same result. */
  readonly answers: readonly Answer[]
}

export const answerTo = (step: LeagueStep, { choose, throwDice }: Deciding): Answer =>
  step.kind === 'ask' ? choose(step) : throwDice(step)

/** Plays a procedure to its end with somebody who answers at once. */
export const decide = <R>(start: () => LeagueProcedure<R>, deciding: Deciding): Decided<R> => {
  const underway = begin(start)
  for (;;) {
    const now = underway.progress()
    if (now.done) return { result: now.result, answers: underway.answers }
    underway.answer(answerTo(now.waiting, deciding))
  }
}
