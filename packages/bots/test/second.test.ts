// What bots plan in second, where attacks are deeds. Neighbour: questions.test.ts asks everything, but only for legal answers.
import { action, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newBot } from '../src/index.ts'
import { newMemory } from '../src/memory.ts'
import { makeScene } from '../src/scene.ts'
import { planTurn } from '../src/turnPlan.ts'

const planOf = (position: string) => {
  const { engine, match } = readPosition(position)
  return { match, ...planTurn(makeScene(engine, match, 'home', newMemory())) }
}

it('a Berserker, who must charge before he may end his action, is planned to charge', () => {
  const { all } = planOf(
    'second:shoulderCharge turn=home:2/1 ball=h13 h1@h10:4.2.6.3.0.0.9+berserker a1@h11:4.2.2.2.0.0.7',
  )
  expect(all.map(({ deed }) => deed?.do)).toContain('charge')
})

it('a touchdown is thrown where nobody could run it in', () => {
  const { match, order } = planOf(
    'second:companion turn=home:2/1 h1@h14:4.2.3.3.3.0.9.o h2@h19:4.4.3.4.0.1.8 a1@g16 a2@h16 a3@f16 a4@j16 a5@b14',
  )
  expect(order[0]).toMatchObject({ player: 0, deed: action('throw', -1, match.players[1].at), target: 1, scores: true })
})

it('the ball is handed on to a faster player, though he cannot score either', () => {
  const { order } = planOf(
    'second:companion turn=home:2/1 h1@h8:3.1.5.2.-1.-1.10.o h2@h9:4.4.3.4.0.1.8 a1@g4 a2@h16 a3@f16 a4@j16',
  )
  expect(order[0]).toMatchObject({ player: 0, deed: action('handOff', 1), target: 1, scores: false })
})

it('who leads scores on, since three touchdowns end the match', () => {
  const { order } = planOf('second:companion turn=home:2/1 score=1-0 h1@h22:4.2.3.3.3.0.9.o h2@h9 a1@b4 a2@c4')
  expect(order[0]).toMatchObject({ player: 0, kind: 'move', scores: true })
})

it('a rookie with the ball who is walled in by his own side gets out, since they make room', () => {
  const { engine, match } = readPosition(
    'second:companion turn=home:2/1 h1@a10:4.2.3.3.3.0.9.o h2@a11 h3@b11 h4@b10 h5@b9 h6@a9 a1@k3 a2@k4',
  )
  const bot = newBot('rookie', 1)
  for (let pending = engine.pending(match); pending.wait === 'coach'; pending = engine.pending(match)) {
    if (pending.side !== 'home') break
    engine.apply(match, { action: bot(engine, match, {}) })
  }
  expect(engine.rules.pitch.x[match.players[0].at]).toBeGreaterThan(10)
})
