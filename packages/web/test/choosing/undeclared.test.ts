// Clicks where no action is declared: each begins or goes on with an action that is not named.
import { action, editionNamed, engineFor, readPosition, squareNamed } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { aimAt } from '../../src/choosing/aim.ts'
import { buttonsOf } from '../../src/choosing/buttons.ts'
import { choicesOf } from '../../src/choosing/choices.ts'
import { chosenBy } from '../../src/choosing/chosen.ts'
import { newPlanCache } from '../../src/choosing/planCache.ts'
import { riskOf } from '../../src/choosing/risk.ts'
import { whyNot } from '../../src/choosing/whyNot.ts'
import { ruleOfQuestion } from '../../src/companion/ruleKinds.ts'
import { answerWords } from '../../src/words/answers.ts'
import { whyNotWords } from '../../src/words/whyNotWords.ts'
import { situationOf } from '../support/wild.ts'

const edition = editionNamed('third:undeclared')
if (!edition) throw new Error('the third edition has this option')
const engine = engineFor(edition)
const act = action('activate', 0)
const on = (name: string): number => squareNamed(engine.rules.pitch, name)

const click = (words: string, answers: readonly ReturnType<typeof action>[], square: string) => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ${words}`)
  for (const one of answers) engine.apply(match, { action: one })
  const situation = situationOf(engine, match)
  const choices = choicesOf(situation.legal)
  const cache = newPlanCache(engine)
  const chosen = chosenBy(cache, situation, choices, { picked: 0, mode: '', waypoints: [] })
  const aim = aimAt(cache, situation, choices, chosen, on(square))
  const why = whyNot(engine, situation, chosen, on(square))
  return {
    ...{ aim, match, risk: riskOf(cache, situation, 0, aim), why: why ? whyNotWords(match, why) : '' },
    buttons: buttonsOf({ choices, chosen, menuOf: -1 }).map((one) => answerWords(engine, match, one)),
    question: situation.pending.wait === 'coach' ? situation.pending.question : null,
  }
}

it('walks with the answer that names no action, and offers it as a button', () => {
  const { aim, buttons, risk } = click('h1@h12 h2@c4 a1@b20', [], 'h14')
  expect(aim.means === 'walk' && aim.errand.left.slice(0, 2)).toEqual([act, action('standUp')])
  expect(buttons).toEqual(['Act', 'End turn'])
  expect(risk).toBe(0)
})

it('blocks the opponent beside him, and blitzes one farther away', () => {
  const near = click('h1@h12 h2@c4 a1@h13', [], 'h13')
  expect(near.aim.means === 'deed' && near.aim.errand.left).toEqual([
    act,
    action('nominate', 2),
    action('standUp'),
    action('block', 2),
  ])
  const far = click('h1@h12 h2@c4 a1@h15', [], 'h15')
  expect(far.aim.means === 'plan' && [far.aim.plan.kind, far.aim.errand.left[0]]).toEqual(['blitz', act])
  expect(far.risk).toBeGreaterThan(0)
})

it('goes on from an action of which nothing is decided', () => {
  const far = click('h1@h12 h2@c4 a1@h15', [act], 'h15')
  expect(far.aim.means === 'plan' && [far.aim.plan.kind, far.aim.errand.left.at(-1)]).toEqual([
    'blitz',
    action('block', 2),
  ])
  expect(far.question && ruleOfQuestion(engine, far.question)).toBeNull()
  const near = click('h1@h12 h2@c4 a1@h14', [act, action('step', -1, on('h13'))], 'h14')
  expect(near.aim).toEqual({ means: 'answer', answer: action('block', 2) })
  expect(near.risk).toBeGreaterThan(0)
})

it('asks whether a block without a step is a Block or the Blitz', () => {
  const { aim, match } = click('h1@h12 h2@c4 a1@h13', [act], 'h13')
  expect(aim).toEqual({ means: 'menu', player: 2 })
  const words = engine
    .legal(match)
    .filter((one) => one.do === 'block')
    .map((one) => answerWords(engine, match, one))
  expect(words).toEqual(['Block Away 1 <1>', 'Blitz Away 1 <1>'])
})

it('says that the Blitz is gone', () => {
  expect(click('used=blitz h1@h12 h2@c4 a1@h15', [], 'h15').why).toBe('Nobody can declare a blitz now.')
  expect(click('used=blitz h1@h12 h2@c4 a1@h15', [act], 'h15').why).toBe('Home 1 (1) cannot declare a blitz.')
})
