// Who answers between matches: a person or the sensible coach, and where dice come from. Neighbours: prompt.ts asks people, session.ts
// takes both teams through it.
import { seededRoller } from '@double-skulls/engine'
import { type Answer, type LeagueStep, optionTexts, sensibleCoach, type Underway } from '@double-skulls/league'
import { seedFor } from '../choices.ts'
import type { Lines } from './lines.ts'
import { askDice, askPerson } from './prompt.ts'

export const answerers = ['person', 'sensible'] as const
export type Answerer = (typeof answerers)[number]

/** Somebody who is asked: how he is called, and who answers for him. */
export interface Asked {
  readonly name: string
  readonly answerer: Answerer
}

export interface Answering {
  /** By what a step calls them. */
  readonly asked: { readonly [who: string]: Asked }
  /** Opened when the first person is asked. */
  readonly lines: () => Lines
  /** Dice are thrown by the coaches and typed in. */
  readonly ownDice: boolean
  /** Every answer has dice of its own, so that whoever goes on later has the same. */
  readonly seed: number
  /** Dice that were thrown already, by their reason; null: they were not. */
  readonly known?: (why: string) => readonly number[] | null
}

const nobody: Asked = { name: 'The league', answerer: 'person' }

const thrown = async (step: Extract<LeagueStep, { kind: 'roll' }>, name: string, at: number, by: Answering) => {
  const known = by.known?.(step.why)
  const faces =
    known ?? (by.ownDice ? await askDice(by.lines(), step, name) : seededRoller(seedFor(by.seed, at)).roll(step.dice))
  const means = step.means?.[faces[0] - 1]
  const told = `${name}: ${step.why}: ${faces.join(' ')}`
  if (means !== undefined || known || !by.ownDice) console.log(means === undefined ? told : `${told}, ${means}`)
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

/** Asks until nothing is left to ask; whoever keeps the record hears of every answer. */
export const answerAll = async <R>(underway: Underway<R>, by: Answering, onAnswer: () => void): Promise<R> => {
  for (;;) {
    const now = underway.progress()
    if (now.done) return now.result
    underway.answer(await answerTo(now.waiting, underway.answers.length, by))
    onAnswer()
  }
}
