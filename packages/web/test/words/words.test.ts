// Every question and every answer of wild matches has words of ours, and no two buttons of a question read alike.
import { expect, it } from 'vitest'
import { choicesOf } from '../../src/choosing/choices.ts'
import { answerWords, verbWords } from '../../src/words/answers.ts'
import { percent } from '../../src/words/numbers.ts'
import { questionWords } from '../../src/words/questions.ts'
import { everyDecision } from '../support/wild.ts'

/** Remains of code in a text: empty, a missing value, an identifier. */
const CODE = /^$|undefined|null|NaN|\b[a-z]+[A-Z][a-z]|(^| )(: |:$)/

it('has words for every question and button of wild matches in every edition', () => {
  const bad = new Set<string>()
  const kinds = new Set<string>()
  everyDecision([1, 2, 3, 4, 5, 6], (engine, { match, pending, legal }) => {
    if (pending.wait !== 'coach') return
    kinds.add(pending.question.kind)
    const asked = questionWords(engine, match, pending.question)
    if (CODE.test(asked)) bad.add(`question ${pending.question.kind}: "${asked}"`)
    const buttons = choicesOf(legal).buttons.map((one) => answerWords(engine, match, one))
    for (const text of buttons) if (CODE.test(text)) bad.add(`answer to ${pending.question.kind}: "${text}"`)
    if (new Set(buttons).size < buttons.length) bad.add(`alike in ${pending.question.kind}: ${buttons.join(' | ')}`)
    const modes = choicesOf(legal).modes.map(({ sample }) => verbWords(engine, match, sample))
    if (new Set(modes).size < modes.length) bad.add(`ways alike in ${pending.question.kind}: ${modes.join(' | ')}`)
  })
  expect([...bad]).toEqual([])
  expect(kinds.size).toBeGreaterThan(20)
})

it('never calls a risk certain or a chance impossible', () => {
  expect(percent(0.999)).toBe('99 %')
  expect(percent(0.001)).toBe('1 %')
  expect(percent(1)).toBe('100 %')
  expect(percent(0)).toBe('0 %')
  expect(percent(2 / 3)).toBe('67 %')
})
