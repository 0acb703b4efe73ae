// Procedures between matches: a procedure is a generator that asks coaches and rolls dice; its record is the list of
// answers. Neighbours: the steps of preMatch/, postMatch/ and season/ are written with `ask` and `roll`.
import { type Die, dieFaces } from '@double-skulls/engine'
import type { Account } from './preMatch/beforeMatch.ts'
import type { Team, TeamPlayer } from './team.ts'

/** The topics of questions between matches. */
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
  'handicap',
  'handicapPlayer',
  'handicapSkill',
  'handicapStaff',
  'handicapPosition',
  'starBid',
  'starPick',
  'starPlace',
  'starPoint',
  'starLevel',
  'starSkill',
  'crumbles',
  'creates',
  'magicStar',
  'wages',
  'bonus',
  'retainer',
  'toStay',
  'healer',
  'healing',
  'occupation',
  'training',
  'position',
  'payer',
  'sealedBid',
  'freebooterPlace',
  'tricks',
  'rookieRace',
  'rookiePosition',
  'newPlayers',
  'firstTeam',
  'fanDrift',
  'retires',
] as const
export type Topic = (typeof topics)[number]

/** One ware of the shop for inducements, as shown to the coach. */
export interface Article {
  readonly kind: 'helper' | 'star' | 'mercenary' | 'freebooter'
  /** The option that buys one. */
  readonly what: string
  readonly name: string
  readonly cost: number
  /** How many were bought for this match, and the limit. */
  readonly had: number
  readonly most: number
  /** Why no more can be bought; '' where one can. */
  readonly not: string
  /** The gold missing for it if there is no other obstacle; otherwise 0. */
  readonly short: number
}

/** The shop for inducements. */
export interface Shop {
  /** The money left: petty cash, then treasury. */
  readonly pettyCash: number
  readonly treasury: number
  /** Grants and purchases so far. */
  readonly account: Account
  /** All wares for this team, with those it cannot have now. */
  readonly articles: readonly Article[]
}

/** What a question is about, for programs that answer it: its topic, its team and its player. */
export interface About {
  readonly topic: Topic
  readonly team: Team
  readonly player?: TeamPlayer
  /** Players named in the options who are not on the team's list. */
  readonly candidates?: readonly TeamPlayer[]
  /** The number it depends on: gold, or a die result. */
  readonly value?: number
  /** The prices of options, in gold pieces. */
  readonly prices?: { readonly [option: string]: number }
  /** The prices of options, in Star Player points. */
  readonly points?: { readonly [option: string]: number }
  /** What options add to the player's value, in gold pieces. */
  readonly adds?: { readonly [option: string]: number }
  /** What options are called, where they are teams. */
  readonly names?: { readonly [option: string]: string }
  /** The shop, if it is asked there. */
  readonly shop?: Shop
}

/** A procedure waits for a coach: one of `options` is the answer. */
export interface LeagueAsk {
  readonly kind: 'ask'
  /** Who is asked: a team of the fixture, or the commissioner. */
  readonly who: string
  /** The question in a few words. */
  readonly question: string
  /** Every legal answer. */
  readonly options: readonly string[]
  /** What the question is about, for programs; `optionTexts` makes words of it. */
  readonly about?: About
  /** Every whole sum from the least to the most is legal too, written as digits; the options name the round ones. */
  readonly sums?: { readonly least: number; readonly most: number }
  /** Who is asked at the same time; see manyCoaches.ts. */
  readonly apart?: Apart
}

/** A procedure waits for dice: one face for each of `dice` is the answer. */
export interface LeagueRoll {
  readonly kind: 'roll'
  /** Who rolls: a team of the fixture, or the league. */
  readonly who: string
  /** What is rolled for. */
  readonly why: string
  readonly dice: readonly Die[]
  /** The meaning of each result, from the lowest: of one die its faces, of several from all ones on; '' for none. */
  readonly means?: readonly string[]
  /** Who is busy at the same time; see manyCoaches.ts. */
  readonly apart?: Apart
}

/** What one of several coaches goes through by himself. */
export interface Part<R = unknown> {
  readonly who: string
  readonly start: () => LeagueProcedure<R>
}

/** Coaches who are asked at the same time: nobody knows what another answers before all are through. */
export interface Apart {
  /** In the order of the record, whoever comes first. */
  readonly parts: readonly Part[]
  /** Whose step it is. */
  readonly at: number
}

/** What a procedure waits for. */
export type LeagueStep = LeagueAsk | LeagueRoll
/** An option, or one face for each of the dice. */
export type Answer = string | readonly number[]
/** A sequence of questions and rolls that ends with a result. A generator, run by `decide`, `begin` or `run`. */
export type LeagueProcedure<R> = Generator<LeagueStep, R, Answer>

/** What a procedure waits for, or its result. */
export type Progress<R> =
  | { readonly done: false; readonly waiting: LeagueStep }
  | { readonly done: true; readonly result: R }

/** An answer that is not legal; the message has its index in the record. */
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

/** Rolls two D6 whose results mean something; `means` is asked for each pair of faces. */
export function* rollPair(
  who: string,
  why: string,
  means: (first: number, second: number) => string,
): LeagueProcedure<readonly number[]> {
  const faces = Array.from({ length: dieFaces('d6') }, (_, i) => i + 1)
  const all = faces.flatMap((first) => faces.map((second) => means(first, second)))
  return (yield { kind: 'roll', who, why, dice: ['d6', 'd6'], means: all }) as readonly number[]
}

/** What these faces mean; '' where the roll does not say. */
export const meaningOf = ({ dice, means }: LeagueRoll, faces: readonly number[]): string =>
  means?.[faces.reduce((at, face, i) => at * dieFaces(dice[i]) + face - 1, 0)] ?? ''

/** Draws one of the named items with one die and returns its index, from 0. */
export function* drawOne(who: string, why: string, means: readonly string[]): LeagueProcedure<number> {
  const [face] = (yield { kind: 'roll', who, why, dice: [`d${means.length}`], means }) as readonly number[]
  return face - 1
}

const isSum = ({ sums }: LeagueAsk, answer: string): boolean =>
  sums !== undefined &&
  /^(0|[1-9]\d{0,11})$/.test(answer) &&
  Number(answer) >= sums.least &&
  Number(answer) <= sums.most

const faultOf = (step: LeagueStep, answer: unknown): string | null => {
  switch (step.kind) {
    case 'ask': {
      if (typeof answer === 'string' && (step.options.includes(answer) || isSum(step, answer))) return null
      const sums = step.sums ? `, or a sum from ${step.sums.least} to ${step.sums.most}` : ''
      return `"${step.question}" wants one of ${step.options.map((option) => JSON.stringify(option)).join(', ')}${sums}`
    }
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

/** A running procedure: its pending step, and all answers so far. */
export interface RunningProcedure<R> {
  progress(): Progress<R>
  readonly answers: readonly Answer[]
  /** Answers the pending step; throws where the answer is not legal, and then waits as before. */
  answer(answer: Answer): void
}

/**
 * Starts a procedure that is answered step by step. Where several coaches are asked at the same time it asks one after another;
 * `gather` takes their answers as they come.
 */
export const begin = <R>(start: () => LeagueProcedure<R>): RunningProcedure<R> => {
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

/**
 * Replays recorded answers: what the procedure waits for after them, or its result. Throws `BadAnswer` for an answer
 * that does not fit.
 */
export const run = <R>(start: () => LeagueProcedure<R>, answers: readonly Answer[]): Progress<R> => {
  const underway = begin(start)
  for (const answer of answers) underway.answer(answer)
  return underway.progress()
}

/** A program that answers questions and rolls dice. */
export interface Deciding {
  choose(step: LeagueAsk): string
  throwDice(step: LeagueRoll): readonly number[]
}

/** The result of a procedure, and every answer that led to it. */
export interface Decided<R> {
  readonly result: R
  /** The record: `run` with it gives the same result. */
  readonly answers: readonly Answer[]
}

export const answerTo = (step: LeagueStep, { choose, throwDice }: Deciding): Answer =>
  step.kind === 'ask' ? choose(step) : throwDice(step)

/**
 * Runs a procedure to its end with a program that answers. Throws `BadAnswer` where the program's answer is not legal.
 */
export const decide = <R>(start: () => LeagueProcedure<R>, deciding: Deciding): Decided<R> => {
  const underway = begin(start)
  for (;;) {
    const now = underway.progress()
    if (now.done) return { result: now.result, answers: underway.answers }
    underway.answer(answerTo(now.waiting, deciding))
  }
}
