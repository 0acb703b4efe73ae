// Answers a coach has given once and for all ("always use Block", "never ask for this"). Kept by the question, not by the
// player. Neighbours: settings/ keeps and resets them, tray/ offers to keep one.
import type { Action, Question, QuestionKind } from '@double-skulls/engine'
import type { Settings } from '../settings/settings.ts'

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

type Kept = Pick<Settings, 'autoAnswers' | 'askSuccesses'>

/** Hardly anybody wants to roll a success again. */
const keepsSuccess = ({ askSuccesses }: Kept, { kind, roll }: Question): boolean =>
  !askSuccesses && kind === 'reroll' && roll !== null && roll.needed > 0 && roll.passed

export const autoAnswer = (kept: Kept, question: Question, legal: readonly Action[]): Action | undefined => {
  if (keepsSuccess(kept, question)) return legal.find((one) => one.do === 'keep')
  const key = questionKey(question)
  const wanted = key === null ? undefined : kept.autoAnswers[key]
  return wanted === undefined ? undefined : legal.find((one) => answerKey(one) === wanted)
}
