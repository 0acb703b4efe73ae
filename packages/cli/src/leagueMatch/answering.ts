// Answers the questions between matches, by a person or the sensible coach, and rolls the dice. Neighbours: prompt.ts
// asks persons, matchDay.ts plays the sequence of both teams.
import { seededRoller } from '@double-skulls/engine'
import {
  type Answer,
  type LeagueStep,
  meaningOf,
  optionTexts,
  type RunningProcedure,
  sensibleCoach,
} from '@double-skulls/league'
import { seedFor } from '../choices.ts'
import { askDice, askPerson } from './prompt.ts'
import type { Lines } from './typedLines.ts'

export const answerers = ['person', 'sensible'] as const
export type Answerer = (typeof answerers)[number]

/** A side that is asked: its name, and who answers. */
export interface Asked {
  readonly name: string
  readonly answerer: Answerer
}

export interface Answering {
  /** By the `who` of a step. */
  readonly asked: { readonly [who: string]: Asked }
  /** Opened at the first question to a person. */
  readonly lines: () => Lines
  /** Whether the coaches throw dice and type the results. */
  readonly ownDice: boolean
  /** Every answer has its own seed, so that a resumed record gets the same dice. */
  readonly seed: number
  /** Dice already thrown, by their reason; null: none. */
  readonly known?: (why: string) => readonly number[] | null
}

const nobody: Asked = { name: 'The league', answerer: 'person' }

const thrown = async (step: Extract<LeagueStep, { kind: 'roll' }>, name: string, at: number, by: Answering) => {
  const known = by.known?.(step.why)
  const faces =
    known ?? (by.ownDice ? await askDice(by.lines(), step, name) : seededRoller(seedFor(by.seed, at)).roll(step.dice))
  const means = meaningOf(step, faces)
  const line = `${name}: ${step.why}: ${faces.join(' ')}`
  if (means !== '' || known || !by.ownDice) console.log(means === '' ? line : `${line}, ${means}`)
  return faces
}

const answerTo = async (step: LeagueStep, at: number, by: Answering): Promise<Answer> => {
  const { name, answerer } = by.asked[step.who] ?? nobody
  if (step.kind === 'roll') return thrown(step, name, at, by)
  if (answerer === 'person') return askPerson(by.lines(), step, name)
  const answer = sensibleCoach(seededRoller(seedFor(by.seed, at))).choose(step)
  console.log(`${name}: ${step.question}: ${optionTexts(step).find(({ option }) => option === answer)?.text ?? answer}`)
  return answer
}

/** Asks to the end; the callback gets every answer for the record. */
export const answerAll = async <R>(underway: RunningProcedure<R>, by: Answering, onAnswer: () => void): Promise<R> => {
  for (;;) {
    const now = underway.progress()
    if (now.done) return now.result
    underway.answer(await answerTo(now.waiting, underway.answers.length, by))
    onAnswer()
  }
}
