// The prompt for dice on the table: what it offers, and what it says each choice would do, in every edition.
import { type Action, action, blockDieFaces, type Engine, type Match, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { answerKey } from '../../src/choosing/autoAnswer.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { type PromptModel, promptOf } from '../../src/prompt/promptOf.ts'
import { everyDecision, situationOf } from '../support/wild.ts'

const engine = engineNamed(playableEditions[0].id) as Engine

const played = (words: string, inputs: readonly (Action | readonly number[])[]): Match => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ${words}`)
  for (const one of inputs) engine.apply(match, 'do' in one ? { action: one } : { dice: one })
  return match
}
const prompted = (words: string, inputs: readonly (Action | readonly number[])[]): PromptModel => {
  const prompt = promptOf(engine, situationOf(engine, played(words, inputs)))
  if (!prompt) throw new Error('nothing lies on the table')
  return prompt
}
const blocks = [action('activate', 0, -1, 'block'), action('block', 2)]
const TWO = 'h1@h12 h2@g12 a1@h13 a2@c20 ball=a1'
const faces = blockDieFaces(engine.rules)
const die = (result: string): number => faces.indexOf(result as (typeof faces)[number]) + 1
const told = ({ choices }: PromptModel) => choices.map(({ name, follows }) => `${name}: ${follows}`)
const answered = ({ choices }: PromptModel) => choices.map(({ answers }) => answers.map((one) => one.do).join(' '))

it('offers the dice and the re-roll as one question, and says what each die would do', () => {
  const prompt = prompted(`rr=1/0 ${TWO}`, [...blocks, [die('pushed'), die('attackerDown')]])
  expect(prompt.title).toBe('Home 1 hits Away 1')
  expect(prompt.detail).toBe('2 dice, you choose one, or roll again')
  expect(told(prompt)).toEqual([
    'Push back: Away 1 back one square, stays up',
    'Attacker down: Home 1 goes down: turnover',
    'Roll again: ',
  ])
  expect(answered(prompt)).toEqual(['keep useDie', 'keep useDie', 'reroll'])
  expect(prompt.choices.map(({ lost }) => lost)).toEqual([false, true, false])
  expect(prompt.choices.map(({ tone }) => tone)).toEqual(['good', 'bad', 'plain'])
  // Down by either die: a defender down, or a stumble without Dodge.
  expect(prompt.choices[2].works).toEqual({ chance: expect.closeTo(1 - (4 / 6) ** 2), words: 'down' })
  expect(prompt.choices[2].left).toBe('1 team re-roll left')
})

it('is shown only to a coach at the screen', () => {
  const situation = situationOf(engine, played(`rr=1/0 ${TWO}`, [...blocks, [die('pushed'), die('attackerDown')]]))
  expect(promptOf(engine, situation)).not.toBeNull()
  expect(promptOf(engine, { ...situation, yours: false })).toBeNull()
})

it('asks for the die alone when nothing can be re-rolled', () => {
  const prompt = prompted(`rr=0/0 ${TWO}`, [...blocks, [die('bothDown'), die('defenderDown')]])
  expect(prompt.detail).toBe('2 dice, you choose one')
  expect(answered(prompt)).toEqual(['useDie', 'useDie'])
  expect(told(prompt)).toEqual(['Both down: Both go down: turnover', 'Defender down: Away 1 goes down'])
})

it('shows one die, or several of the same face, without a choice of dice', () => {
  const one = prompted('rr=1/0 h1@h12 a1@c20 a2@h13 ball=a1', [blocks[0], blocks[1], [die('attackerDown')]])
  expect(one.detail).toBe('1 die, or roll again')
  expect(answered(one)).toEqual(['keep', 'reroll'])
  expect(told(one)[0]).toBe('Attacker down: Home 1 goes down: turnover')
  const same = prompted(`rr=1/0 ${TWO}`, [...blocks, [die('pushed'), die('pushed')]])
  expect(same.detail).toBe('2 dice that show the same, or roll again')
  expect(answered(same)).toEqual(['keep', 'reroll'])
})

it('knows what skills make of a die', () => {
  const own = prompted(`rr=0/0 ${TWO.replace('h1@h12', 'h1@h12+block')}`, [
    ...blocks,
    [die('bothDown'), die('defenderStumbles')],
  ])
  expect(told(own)).toEqual(['Both down: Away 1 goes down, Home 1 stays up', 'Stumble: Away 1 goes down'])
  const theirs = prompted(`rr=0/0 ${TWO.replace('a1@h13', 'a1@h13+dodge')}`, [
    ...blocks,
    [die('pushed'), die('defenderStumbles')],
  ])
  expect(told(theirs)[1]).toBe('Stumble: Away 1 back one square, stays up')
})

it('leaves the choice to the other coach if it is his, and shows what he may take', () => {
  const prompt = prompted('rr=1/0 h1@h12 a1@g13 a2@h13 a3@i13 ball=a1', [
    blocks[0],
    action('block', 2),
    [die('pushed'), die('attackerDown'), die('defenderDown')].slice(0, 2),
  ])
  expect(prompt.detail).toBe('2 dice, the other coach chooses, or roll again')
  expect(answered(prompt)).toEqual(['keep', 'reroll'])
  expect(prompt.theirs.map(({ follows }) => follows)).toEqual([
    'Away 2 back one square, stays up',
    'Home 1 goes down: turnover',
  ])
})

it('says what failing means and the chance of each re-roll', () => {
  const dodge = prompted('rr=2/0 h1@h5:63338+dodge a1@h6 ball=a1', [
    action('activate', 0, -1, 'move'),
    action('step', -1, played('h1@h4 a1@b1 ball=a1', []).players[0].at),
    [2],
  ])
  expect(dodge.title).toBe('Home 1: dodge failed')
  expect(dodge.detail).toBe('needed 3+')
  expect(told(dodge)).toEqual(['Let it fail: He falls: turnover', 'Dodge: ', 'Team re-roll: '])
  expect(dodge.choices.slice(1).map(({ works }) => works)).toEqual([
    { chance: expect.closeTo(4 / 6), words: 'works' },
    { chance: expect.closeTo(4 / 6), words: 'works' },
  ])
  expect(dodge.choices[2].left).toBe('2 team re-rolls left')
})

it('has a prompt for every roll on the table in wild matches, with one choice for every answer', {
  timeout: 60_000,
}, () => {
  let met = 0
  everyDecision([1, 2], (every, situation) => {
    if (situation.pending.wait !== 'coach') return
    const { kind } = situation.pending.question
    const prompt = promptOf(every, situation)
    if (kind !== 'reroll' && kind !== 'blockDie') expect(prompt).toBeNull()
    if (!prompt) return
    met++
    const first = new Set(prompt.choices.map(({ answers }) => answerKey(answers[0])))
    expect([...first].sort()).toEqual(situation.legal.map(answerKey).sort())
    expect(prompt.choices.every(({ name }) => name !== '')).toBe(true)
  })
  expect(met).toBeGreaterThan(50)
})
