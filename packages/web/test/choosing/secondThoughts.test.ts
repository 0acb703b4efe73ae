// What is asked twice: taps, plans, steps that could cost the ball, and turns that would end too soon.
import { action, editions, engineFor, readPosition, type Square } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { aimAt } from '../../src/choosing/aim.ts'
import { choicesOf } from '../../src/choosing/choices.ts'
import { chosenBy } from '../../src/choosing/chosen.ts'
import { newReckoner } from '../../src/choosing/reckoner.ts'
import { isAskedTwice, leftIdle } from '../../src/choosing/secondThoughts.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])
const sure = { confirmRisk: true, confirmEndTurn: true }
const bold = { confirmRisk: false, confirmEndTurn: false }

const clicked = (words: string, square: (at: Square) => Square, touch = false) => {
  const situation = situationOf(engine, readPosition(`${engine.edition} turn=home:1/0 ${words}`).match)
  const choices = choicesOf(situation.legal)
  const chosen = chosenBy(newReckoner(engine), situation, choices, { picked: 0, mode: '', waypoints: [] })
  const aim = aimAt(newReckoner(engine), situation, choices, chosen, square(situation.match.players[0].at))
  return { match: situation.match, player: 0, aim, touch }
}
const away = (at: Square): Square => at + 3

it('asks twice before the ball is risked, where that is wanted', () => {
  const risky = clicked('h1@h12.o a1@h11', away)
  expect(risky.aim.means).toBe('walk')
  expect(isAskedTwice(sure, risky)).toBe(true)
  expect(isAskedTwice(bold, risky)).toBe(false)
})

it('asks once where nothing can go wrong, or somebody else has the ball', () => {
  expect(isAskedTwice(sure, clicked('h1@h12.o a1@b20', away))).toBe(false)
  expect(isAskedTwice(sure, clicked('h1@h12 a1@h11.o', away))).toBe(false)
})

it('asks twice for every plan, and for whatever a finger means', () => {
  const plan = clicked('ball=a1 h1@h12 a1@h16', (at) => at + 4)
  expect(plan.aim.means).toBe('plan')
  expect(isAskedTwice(bold, plan)).toBe(true)
  expect(isAskedTwice(bold, clicked('ball=a1 h1@h12 a1@b20', away, true))).toBe(true)
})

it('never asks twice where nothing comes of it yet', () => {
  expect(isAskedTwice(sure, clicked('ball=a1 h1@h12 h2@h15 a1@b20', away, true))).toBe(false)
})

it('counts who has not acted before a turn is ended, where that is wanted', () => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ball=a1 h1@h12 h2@h15 a1@b20`)
  const situation = situationOf(engine, match)
  expect(leftIdle(sure, situation, action('endTurn'))).toBe(2)
  expect(leftIdle(bold, situation, action('endTurn'))).toBe(0)
  expect(leftIdle(sure, situation, action('activate', 0, -1, 'move'))).toBe(0)
})
