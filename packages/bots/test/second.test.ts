// What bots plan in second, where attacks are deeds. Neighbour: questions.test.ts asks everything, but only for legal answers.
import { readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newMemory } from '../src/memory.ts'
import { makeScene } from '../src/scene.ts'
import { planTurn } from '../src/turnPlan.ts'

it('a Berserker, who must charge before he may end his action, is planned to charge', () => {
  const { engine, match } = readPosition(
    'second:shoulderCharge turn=home:2/1 ball=h13 h1@h10:4.2.6.3.0.0.9+berserker a1@h11:4.2.2.2.0.0.7',
  )
  const { all } = planTurn(makeScene(engine, match, 'home', newMemory()))
  expect(all.map(({ deed }) => deed?.do)).toContain('charge')
})
