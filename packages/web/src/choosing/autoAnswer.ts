// Answers a coach has given once and for all ("always use Block", "never ask for this"). Kept by the question, not by the
// player. Neighbours: settings/ keeps and resets them, tray/ offers to keep one.
import type { Action, Question, QuestionKind } from '@double-skulls/engine'

/** Questions that come again and again with the same answer. */
const KEEPABLE: readonly QuestionKind[] = [
  'useSkill',
  'reroll',
  'followUp',
  'useResource',
  'inducement',
  'interception',
]

/** Null for questions that nobody answers once and for all. */
export const questionKey = ({ kind, subject }: Question): string | null =>
  KEEPABLE.includes(kind) ? (subject === '' ? kind : `${kind} ${subject}`) : null

export const answerKey = ({ do: verb, option }: Action): string => (option === '' ? verb : `${verb} ${option}`)

export const autoAnswer = (
  kept: { readonly [question: string]: string },
  question: Question,
  legal: readonly Action[],
): Action | undefined => {
  const key = questionKey(question)
  const wanted = key === null ? undefined : kept[key]
  return wanted === undefined ? undefined : legal.find((one) => answerKey(one) === wanted)
}
