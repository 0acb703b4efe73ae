// The veteran's speed and style in mirror matches of a human team: 5 ms an answer and 2 s a match on one core, three
// times as much on a busy machine. Neighbours: src/veteran.ts.
import { type GameEvent, seededRoller } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newBot } from '../src/index.ts'
import { engineOf, teamNamed } from './support.ts'

const MATCHES = 6
const SLACK = 3

it('a veteran mirror match is quick, and human-like in touchdowns and blocks', () => {
  const engine = engineOf('crp')
  const human = teamNamed(engine, 'human')
  let [touchdowns, blocks, answers, thinking] = [0, 0, 0, 0]
  const count = (events: readonly GameEvent[]): void => {
    for (const { type } of events) {
      if (type === 'touchdown') touchdowns++
      if (type === 'blockDeclared') blocks++
    }
  }
  const began = performance.now()
  for (let game = 0; game < MATCHES; game++) {
    const match = engine.start({ home: human, away: human })
    const bots = { home: newBot('veteran', game), away: newBot('veteran', game + 1) }
    const roller = seededRoller(game)
    for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
      if (pending.wait === 'dice') {
        count(engine.apply(match, { dice: roller.roll(pending.dice) }))
        continue
      }
      const before = performance.now()
      const action = bots[pending.side](engine, match, {})
      thinking += performance.now() - before
      answers++
      count(engine.apply(match, { action }))
    }
  }
  const seconds = (performance.now() - began) / 1000
  expect(thinking / answers).toBeLessThan(5 * SLACK)
  expect(seconds / MATCHES).toBeLessThan(2 * SLACK)
  expect(touchdowns / MATCHES).toBeGreaterThanOrEqual(1.2 - 0.4)
  expect(touchdowns / MATCHES).toBeLessThanOrEqual(3.5)
  expect(blocks / MATCHES).toBeGreaterThanOrEqual(50)
})
