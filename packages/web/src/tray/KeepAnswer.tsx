// Offers to give the same answer automatically from now on. Neighbours: choosing/autoAnswer.ts, settings/page/SettingsPage.tsx lists
// automatic answers and removes them.
import type { ReactNode } from 'react'
import { answerKey, keepable, questionKey } from '../choosing/autoAnswer.ts'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { keptAnswerWords } from '../words/keptAnswers.ts'

/** Whether it is a question of that kind. */
export const asksAgain = ({ pending }: Situation): boolean =>
  pending.wait === 'coach' && questionKey(pending.question) !== null

export const KeepAnswer = ({ situation }: { readonly situation: Situation }): ReactNode => {
  const { autoAnswers } = useSettings()
  const { legal } = situation
  const question = questionOf(situation)
  const key = question && questionKey(question)
  if (!question || key === null) return null
  return (
    <label className="keep-answer">
      <span>Never ask again:</span>
      <select
        value={autoAnswers[key] ?? ''}
        onChange={(event) => {
          const { [key]: _old, ...others } = autoAnswers
          const kept = event.target.value
          changeSettings({ autoAnswers: kept === '' ? others : { ...others, [key]: kept } })
        }}
      >
        <option value="">keep asking</option>
        {keepable(question, legal).map((one) => (
          <option key={answerKey(one)} value={answerKey(one)}>
            always: {keptAnswerWords(key, answerKey(one))}
          </option>
        ))}
      </select>
    </label>
  )
}
