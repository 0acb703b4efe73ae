// The same seed and node budget give the same answers, with or without a remembered plan; and every budget gets an
// answer. Neighbours: support.ts.
import { type Match, newRecorder, seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type BotName, type Budget, botNames, newBot } from '../src/index.ts'
import { engineOf, teamNamed } from './support.ts'

const engine = engineOf('crp')
const teams = { home: teamNamed(engine, 'skaven'), away: teamNamed(engine, 'undead') }

/** The first inputs of a match, as text. */
const firstInputs = (name: BotName, seed: number, budget: Budget, most: number): string => {
  const bots = { home: newBot(name, seed), away: newBot(name, seed + 1) }
  const roller = seededRoller(5)
  const recorder = newRecorder(engine, teams)
  for (let inputs = 0; inputs < most; inputs++) {
    const pending = engine.pending(recorder.match)
    if (pending.wait === 'nothing') break
    recorder.apply(
      pending.wait === 'dice'
        ? { dice: roller.roll(pending.dice) }
        : { action: bots[pending.side](engine, recorder.match, budget) },
    )
  }
  return JSON.stringify(recorder.record())
}

describe.each(botNames)('%s', (name) => {
  it('plays the same match for the same seed and node budget', () => {
    const most = name === 'legend' ? 250 : 1200
    const once = firstInputs(name, 3, { nodes: 20 }, most)
    expect(firstInputs(name, 3, { nodes: 20 }, most)).toBe(once)
  })
})

it('random plays another match for another seed', () => {
  expect(firstInputs('random', 4, {}, 300)).not.toBe(firstInputs('random', 3, {}, 300))
})

it('legend thinks further with more nodes', () => {
  expect(firstInputs('legend', 3, { nodes: 150 }, 250)).not.toBe(firstInputs('legend', 3, { nodes: 1 }, 250))
})

/** A match at the first question of a turn. */
const firstTurn = (): Match => {
  const match = engine.start(teams)
  const bot = newBot('rookie', 1)
  const roller = seededRoller(9)
  for (;;) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') throw new Error('no turn came')
    if (pending.wait === 'coach' && pending.question.kind === 'turn') return match
    engine.apply(
      match,
      pending.wait === 'dice' ? { dice: roller.roll(pending.dice) } : { action: bot(engine, match, {}) },
    )
  }
}

describe('over budget', () => {
  const budgets: readonly Budget[] = [
    { nodes: 0 },
    { nodes: 1 },
    { milliseconds: 0 },
    { milliseconds: 0, nodes: 5 },
    {},
  ]
  it.each(budgets.map((budget) => [JSON.stringify(budget), budget] as const))(
    '%s still gets a legal answer',
    (_, budget) => {
      const match = firstTurn()
      for (const name of botNames) expect(engine.legal(match)).toContain(newBot(name, 1)(engine, match, budget))
    },
  )

  it('a clock is kept: the search stops soon after it has run out', () => {
    const match = firstTurn()
    newBot('legend', 1)(engine, match, { milliseconds: 30 })
    const began = performance.now()
    newBot('legend', 1)(engine, match, { milliseconds: 30 })
    // The play-out in progress is finished, which may take a while on a busy machine.
    expect(performance.now() - began).toBeLessThan(400)
  })
})
