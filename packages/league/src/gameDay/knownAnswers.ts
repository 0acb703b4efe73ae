// What somebody may know of the record of what came before a match: not what the other coach has written down, until the match is over.
// Neighbours: dirtyTricks.ts asks in secret, ../manyCoaches.ts hides rounds that are still open.
import { type Answer, begin, type LeagueProcedure, type Topic } from '../procedure.ts'

/** Secret until after the match. */
const secret: readonly Topic[] = ['tricks']

/** The answers of a record; null for what others keep secret. `who` is a coach, or '' for nobody in particular. */
export const knownAnswers = (
  start: () => LeagueProcedure<unknown>,
  answers: readonly Answer[],
  who: string,
): readonly (Answer | null)[] => {
  const underway = begin(start)
  return answers.map((answer) => {
    const now = underway.progress()
    const step = now.done ? null : now.waiting
    underway.answer(answer)
    const isHidden = step?.kind === 'ask' && step.who !== who && secret.some((topic) => topic === step.about?.topic)
    return isHidden ? null : answer
  })
}
