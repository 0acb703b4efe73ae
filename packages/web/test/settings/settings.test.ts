// Settings survive damaged data: a damaged field gets its default, the others stay.
import { action, type Explanation, question, readPosition, type Side } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { answerKey, autoAnswer, keepable, questionKey } from '../../src/choosing/autoAnswer.ts'
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

describe('where either coach may force a re-roll', () => {
  const { match } = readPosition('second:companion rr=1/1 h1@h12 a1@h13')
  const legal = [action('keep'), action('reroll', -1, -1, 'team'), action('reroll', 1, -1, 'own')]
  const tackled = (roll: Partial<Explanation>): Explanation => ({
    ...{ roll: 'tackle', player: 0, base: 0, modifiers: [], needed: 0, faces: [5, 5], passed: true },
    ...{ table: 'tackle', result: 'moverDown' },
    ...roll,
  })
  const none = { autoAnswers: {}, askSuccesses: false }
  const ask = (side: Side, roll: Explanation, kept: Parameters<typeof autoAnswer>[0] = none) =>
    autoAnswer(kept, question('reroll', roll.player, { subject: roll.roll, roll }), legal, { side, match })

  it('each is asked about what is bad for him only', () => {
    expect(ask('home', tackled({}))).toBe(legal[0])
    expect(ask('away', tackled({}))).toBeUndefined()
    expect(ask('home', tackled({ passed: false, result: 'tacklerDown' }))).toBeUndefined()
    expect(ask('away', tackled({ passed: false, result: 'tacklerDown' }))).toBe(legal[0])
    // Broken armour is bad for its owner, whose coach rolls.
    const armour = tackled({ roll: 'armour', needed: 10 })
    expect(ask('home', armour)).toBeUndefined()
    expect(ask('away', armour)).toBe(legal[0])
    // A direction is neither good nor bad.
    expect(ask('home', tackled({ roll: 'lot', passed: false }))).toBe(legal[0])
  })

  it('has standing answers by kind of roll, whichever player has the re-roll', () => {
    const kept = { autoAnswers: { 'reroll tackle': 'reroll own' }, askSuccesses: false }
    expect(ask('away', tackled({}), kept)).toBe(legal[2])
    expect(ask('away', tackled({ roll: 'leap' }), kept)).toBeUndefined()
    expect(keepable(question('reroll', 0, { subject: 'tackle' }), legal)).toEqual(legal)
  })
})

it('claims a tackle always or never, whoever could make it', () => {
  const legal = [action('tackle', 3), action('tackle', 4), action('decline')]
  const asked = question('tackle', 0)
  expect(keepable(asked, legal).map(answerKey)).toEqual(['tackle', 'decline'])
  const kept = (answer: string) => ({ autoAnswers: { tackle: answer }, askSuccesses: false })
  expect(autoAnswer(kept('tackle'), asked, legal)).toBe(legal[0])
  expect(autoAnswer(kept('decline'), asked, legal)).toBe(legal[2])
  expect([
    keptQuestionWords('tackle'),
    keptAnswerWords('tackle', 'tackle'),
    keptAnswerWords('tackle', 'decline'),
  ]).toEqual([...['Claim a tackle?', 'Claim it', 'Let him go']])
})
