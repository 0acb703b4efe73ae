// Clicking another player of the same side during an action, and why clicking a player does nothing.
import { action, editions, engineFor, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { aimAt } from '../../src/choosing/aim.ts'
import { choicesOf } from '../../src/choosing/choices.ts'
import { chosenBy } from '../../src/choosing/chosen.ts'
import { newPlanCache } from '../../src/choosing/planCache.ts'
import { whyNot } from '../../src/choosing/whyNot.ts'
import { whyNotWords } from '../../src/words/whyNotWords.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])

/** Home's players come first; `at` is the player who is clicked. */
const clickOn = (words: string, answers: readonly ReturnType<typeof action>[], at: number, picked = -1) => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ${words}`)
  for (const one of answers) engine.apply(match, { action: one })
  const situation = situationOf(engine, match)
  const choices = choicesOf(situation.legal)
  const cache = newPlanCache(engine)
  const chosen = chosenBy(cache, situation, choices, { picked, mode: '', waypoints: [] })
  const square = match.players[at].at
  const why = whyNot(engine, situation, chosen, square)
  return { aim: aimAt(cache, situation, choices, chosen, square), why: why ? whyNotWords(match, why) : '' }
}
const moves = action('activate', 0, -1, 'move')
const blitzes = action('activate', 0, -1, 'blitz')

it('ends the running action and goes on with another player', () => {
  const { aim } = clickOn('ball=a1 h1@h12 h2@c4 a1@b20', [moves], 1)
  expect(aim).toEqual({ means: 'change', player: 1, errand: { player: 0, left: [action('endAction')] } })
  expect(clickOn('ball=a1 h1@h12 h2@c4 a1@h14', [blitzes, action('nominate', 2)], 1).aim.means).toBe('change')
})

it('stays in the action when the other player cannot act, and says so', () => {
  const spent = [action('activate', 1, -1, 'move'), action('endAction'), moves]
  const { aim, why } = clickOn('ball=a1 h1@h12 h2@c4 h3@c6 a1@b20', spent, 1)
  expect(aim.means).toBe('nothing')
  expect(why).toBe('Home 2 (2) has acted this turn.')
})

it('says why a player cannot be attacked', () => {
  expect(clickOn('ball=a1 h1@h12 a1@h16', [], 1).why).toBe('Choose one of your own players first.')
  expect(clickOn('ball=a1 h1@h12 a1@h26', [], 1, 0).why).toBe('Home 1 (1) cannot get at Away 1 <1>.')
  expect(clickOn('used=blitz ball=a1 h1@h12 a1@h16', [], 1, 0).why).toBe('Nobody can declare a blitz now.')
  expect(clickOn('ball=a1 h1@h12 a1@h16', [moves], 1).why).toBe('Home 1 (1) has declared a move, not a blitz.')
})
