// What needs a second click: taps, answers that cost the turn with more than the accepted risk, and turns that would end too
// soon.
import { action, editions, engineFor, readPosition, type Square } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { aimAt } from '../../src/choosing/aim.ts'
import { choicesOf } from '../../src/choosing/choices.ts'
import { chosenBy } from '../../src/choosing/chosen.ts'
import { newReckoner } from '../../src/choosing/reckoner.ts'
import { answerRisk, riskOf } from '../../src/choosing/risk.ts'
import { isAskedTwice, leftIdle } from '../../src/choosing/secondThoughts.ts'
import type { RiskLimit } from '../../src/settings/settings.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])

const clicked = (words: string, square: (at: Square) => Square, touch = false) => {
  const situation = situationOf(engine, readPosition(`${engine.edition} turn=home:1/0 ${words}`).match)
  const choices = choicesOf(situation.legal)
  const reckoner = newReckoner(engine)
  const chosen = chosenBy(reckoner, situation, choices, { picked: 0, mode: '', waypoints: [] })
  const aim = aimAt(reckoner, situation, choices, chosen, square(situation.match.players[0].at))
  return { aim, touch, risk: () => riskOf(reckoner, situation, 0, aim) }
}
const away = (at: Square): Square => at + 3
const next = (at: Square): Square => at + 1
const asked = (askRisk: RiskLimit, click: ReturnType<typeof clicked>): boolean => isAskedTwice({ askRisk }, click)
const limitsThatAsk = (click: ReturnType<typeof clicked>): readonly RiskLimit[] =>
  (['always', 'any', 'tenth', 'quarter', 'never'] as const).filter((limit) => asked(limit, click))

it('knows the chance that a walk costs the turn, with and without the ball', () => {
  const dodge = clicked('rr=0/0 h1@h12:63338.o a1@h11', away)
  expect(dodge.aim.means).toBe('walk')
  expect(dodge.risk()).toBeCloseTo(1 / 3)
  expect(clicked('rr=0/0 h1@h12:63338 a1@h11.o', away).risk()).toBeCloseTo(1 / 3)
  expect(clicked('rr=1/0 h1@h12:63338 a1@h11.o', away).risk()).toBeCloseTo(1 / 9)
  expect(clicked('h1@h12.o a1@b20', away).risk()).toBe(0)
})

it('does not count a failure that only costs the action as a turnover', () => {
  expect(clicked('rr=0/0 ball=a1 h1@h12+bone-head a1@b20', away).risk()).toBe(0)
})

it('knows the chance that a block or a blitz costs the turn', () => {
  const one = clicked('rr=0/0 ball=a1 h1@h12 a1@h13', next)
  expect(one.aim.means).toBe('deed')
  expect(one.risk()).toBeCloseTo(1 / 3)
  expect(clicked('rr=0/0 ball=a1 h1@h12+block a1@h13', next).risk()).toBeCloseTo(1 / 6)
  const far = clicked('rr=0/0 ball=a1 h1@h12+block a1@h16', (at) => at + 4)
  expect(far.aim.means).toBe('plan')
  expect(far.risk()).toBeCloseTo(1 / 6)
})

it('needs a second click above the chance that the coach has set, for plans and blocks alike', () => {
  // One in nine, one in six, one in three.
  expect(limitsThatAsk(clicked('rr=1/0 h1@h12:63338 a1@h11.o', away))).toEqual(['always', 'any', 'tenth'])
  expect(limitsThatAsk(clicked('rr=0/0 ball=a1 h1@h12+block a1@h16', (at) => at + 4))).toEqual([
    'always',
    'any',
    'tenth',
  ])
  expect(limitsThatAsk(clicked('rr=0/0 ball=a1 h1@h12 a1@h13', next))).toEqual(['always', 'any', 'tenth', 'quarter'])
  expect(limitsThatAsk(clicked('h1@h12.o a1@b20', away))).toEqual(['always'])
})

it('counts what cannot be calculated at once as risky', () => {
  expect(isAskedTwice({ askRisk: 'quarter' }, { ...clicked('h1@h12.o a1@b20', away), risk: () => null })).toBe(true)
  expect(isAskedTwice({ askRisk: 'never' }, { ...clicked('h1@h12.o a1@b20', away), risk: () => null })).toBe(false)
})

it('needs a second tap for everything with consequences', () => {
  expect(limitsThatAsk(clicked('ball=a1 h1@h12 a1@b20', away, true))).toHaveLength(5)
  expect(limitsThatAsk(clicked('ball=a1 h1@h12 h2@h15 a1@b20', away, true))).toEqual([])
})

it('judges what a coach starts by a button, and no question that follows from dice', () => {
  const risk = (words: string, answers: readonly ReturnType<typeof action>[], judged: ReturnType<typeof action>) => {
    const { match } = readPosition(`${engine.edition} turn=home:1/0 ${words}`)
    for (const one of answers) engine.apply(match, { action: one })
    return answerRisk(newReckoner(engine), situationOf(engine, match), 0, judged)
  }
  const declared = [action('activate', 0, -1, 'block')]
  expect(risk('rr=0/0 ball=a1 h1@h12 a1@h13', [], declared[0])).toBe(0)
  expect(risk('rr=0/0 ball=a1 h1@h12 a1@h13', declared, action('block', 1))).toBeCloseTo(1 / 3)
  const { match } = readPosition(`${engine.edition} turn=home:1/0 rr=1/0 ball=a1 h1@h12 a1@h13`)
  for (const input of [{ action: declared[0] }, { action: action('block', 1) }, { dice: [1] }])
    engine.apply(match, input)
  expect(answerRisk(newReckoner(engine), situationOf(engine, match), 0, action('keep'))).toBe(0)
})

it('counts the players who have not acted before a turn is ended, if that is wanted', () => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ball=a1 h1@h12 h2@h15 a1@b20`)
  const situation = situationOf(engine, match)
  expect(leftIdle({ confirmEndTurn: true }, situation, action('endTurn'))).toBe(2)
  expect(leftIdle({ confirmEndTurn: false }, situation, action('endTurn'))).toBe(0)
  expect(leftIdle({ confirmEndTurn: true }, situation, action('activate', 0, -1, 'move'))).toBe(0)
})
