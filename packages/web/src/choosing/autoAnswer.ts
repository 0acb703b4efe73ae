// Answers that a coach has set to be given automatically ("always use Block", "never ask for this"). They are stored by question,
// not by player. Neighbours: settings/ stores and resets them, tray/ offers to set one.
import type { Action, Question, QuestionKind } from '@double-skulls/engine'
import type { Settings } from '../settings/settings.ts'

/** Questions that are asked often and usually get the same answer. */
const KEEPABLE: readonly QuestionKind[] = [
  'useSkill',
  'reroll',
  'followUp',
  'useResource',
  'inducement',
  'interception',
  'catchBall',
  'callIllegal',
]

/** Their subject would give away what the coach has to see for himself. */
const BLIND: readonly QuestionKind[] = ['callIllegal']

/** null for questions that cannot be answered automatically. */
export const questionKey = ({ kind, subject }: Question): string | null =>
  KEEPABLE.includes(kind) ? (subject === '' || BLIND.includes(kind) ? kind : `${kind} ${subject}`) : null

export const answerKey = ({ do: verb, option }: Action): string => (option === '' ? verb : `${verb} ${option}`)

type Kept = Pick<Settings, 'autoAnswers' | 'askSuccesses'>

/** By default a successful roll is not re-rolled. */
const keepsSuccess = ({ askSuccesses }: Kept, { kind, roll }: Question): boolean =>
  !askSuccesses && kind === 'reroll' && roll !== null && roll.needed > 0 && roll.passed

export const autoAnswer = (kept: Kept, question: Question, legal: readonly Action[]): Action | undefined => {
  if (keepsSuccess(kept, question)) return legal.find((one) => one.do === 'keep')
  const key = questionKey(question)
  const wanted = key === null ? undefined : kept.autoAnswers[key]
  return wanted === undefined ? undefined : legal.find((one) => answerKey(one) === wanted)
}
