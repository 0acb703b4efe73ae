// Settings survive damaged data: a damaged field gets its default, the others stay.
import { action, type Explanation, question } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { answerKey, autoAnswer, questionKey } from '../../src/choosing/autoAnswer.ts'
import { damagedFields, readSettings, startSettings } from '../../src/settings/settings.ts'
import { keptAnswerWords, keptQuestionWords } from '../../src/words/keptAnswers.ts'

it('reads kept settings field by field', () => {
  expect(readSettings(undefined)).toEqual(startSettings)
  expect(readSettings('nonsense')).toEqual(startSettings)
  const read = readSettings({ light: 'day', speed: 'warp', coordinates: 'yes', autoAnswers: { a: 'use', b: 3 } })
  expect(read).toEqual({ ...startSettings, light: 'day', autoAnswers: { a: 'use' } })
})

it('is night by default, under the old name too', () => {
  expect(startSettings.light).toBe('night')
  expect(readSettings({ theme: 'light' }).light).toBe('day')
  expect(readSettings({ theme: 'dark' }).light).toBe('night')
  expect(readSettings({ theme: 'system' }).light).toBe('night')
  expect(readSettings({ theme: 'light', light: 'system' }).light).toBe('system')
  expect(damagedFields({ theme: 'light' })).toEqual([])
})

it('reads the older switch: never ask when it was off, the default when it was on', () => {
  expect(readSettings({ confirmRisk: false }).askRisk).toBe('never')
  expect(readSettings({ confirmRisk: true }).askRisk).toBe(startSettings.askRisk)
  expect(readSettings({ confirmRisk: false, askRisk: 'tenth' }).askRisk).toBe('tenth')
  expect(readSettings({ askRisk: 'sometimes' }).askRisk).toBe('any')
  expect(damagedFields({ confirmRisk: false })).toEqual([])
})

it('has a volume, silent until asked for', () => {
  expect(startSettings.sound).toBe(false)
  expect(readSettings({ sound: true })).toEqual({ ...startSettings, sound: true })
  expect(readSettings({ volume: 0 }).volume).toBe(0)
  expect(readSettings({ volume: 100 }).volume).toBe(100)
  for (const volume of [101, -1, 2.5, '40', Number.NaN, null]) {
    expect(readSettings({ volume }).volume).toBe(startSettings.volume)
    expect(damagedFields({ volume })).toEqual(['volume'])
  }
})

it('names the stored fields that could not be read', () => {
  expect(damagedFields(undefined)).toEqual([])
  expect(damagedFields(startSettings)).toEqual([])
  expect(damagedFields({ light: 'day', fromALaterClient: 5 })).toEqual([])
  expect(damagedFields({ light: 'day', speed: 'warp', turnMinutes: '4', autoAnswers: { a: 'use', b: 3 } })).toEqual([
    'speed',
    'turnMinutes',
    'autoAnswers',
  ])
  expect(damagedFields('nonsense')).toEqual(['settings'])
})

it('has words for any automatic answer, whatever its name', () => {
  for (const key of ['constructor', 'useResource constructor', 'toString', '__proto__ x', '', 'useSkill block']) {
    expect(typeof keptQuestionWords(key)).toBe('string')
    expect(typeof keptAnswerWords(key, key)).toBe('string')
  }
  expect(keptAnswerWords('catchBall', 'use')).toBe('Try the catch')
  expect(keptAnswerWords('useSkill block', 'use')).toBe('Use it')
})

it('gives an automatic answer when it is legal', () => {
  const asked = question('useSkill', 3, { subject: 'block' })
  const legal = [action('use'), action('decline')]
  const key = questionKey(asked) as string
  const kept = { autoAnswers: { [key]: answerKey(legal[1]) }, askSuccesses: false }
  expect(autoAnswer(kept, asked, legal)).toBe(legal[1])
  expect(autoAnswer(kept, asked, [legal[0]])).toBeUndefined()
  expect(autoAnswer(kept, question('useSkill', 3, { subject: 'wrestle' }), legal)).toBeUndefined()
  expect(questionKey(question('blockDie'))).toBeNull()
  // A kept answer must not say whether the other coach has forgotten something.
  expect(questionKey(question('callIllegal', 3, { subject: 'unmoved' }))).toBe('callIllegal')
})

it('keeps successes without asking, unless the coach wants to be asked', () => {
  const roll: Explanation = { roll: 'dodge', player: 1, base: 3, modifiers: [], needed: 3, faces: [5], passed: true }
  const legal = [action('keep'), action('reroll', -1, -1, 'team')]
  const ask = (passed: boolean, askSuccesses: boolean) =>
    autoAnswer({ autoAnswers: {}, askSuccesses }, question('reroll', 1, { roll: { ...roll, passed } }), legal)
  expect(ask(true, false)).toBe(legal[0])
  expect(ask(true, true)).toBeUndefined()
  expect(ask(false, false)).toBeUndefined()
})
