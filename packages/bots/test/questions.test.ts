// Every kind of question that lively games with wild line-ups come to is put to every bot out of the blue, without the plan he
// might have had: he gives a legal answer and leaves the match alone. So does he to a question nobody has heard of.
import {
  type Engine,
  editions,
  engineFor,
  livelyCoach,
  type Match,
  type Pending,
  type QuestionKind,
  questionKinds,
  seededRoller,
  wildSetup,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { botNames, newBot } from '../src/index.ts'

const BUDGET = { nodes: 2 }
/** Positions kept of each kind, and matches looked through for them. */
const KEPT = 1
const MATCHES = 30

const collect = (engine: Engine): Map<QuestionKind, Match[]> => {
  const found = new Map<QuestionKind, Match[]>()
  for (let seed = 1; seed <= MATCHES; seed++) {
    const roller = seededRoller(seed)
    const coach = livelyCoach(roller)
    const match = engine.start(wildSetup(engine.rules, roller))
    for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
      if (pending.wait === 'dice') {
        engine.apply(match, { dice: roller.roll(pending.dice) })
        continue
      }
      const { kind } = pending.question
      const kept = found.get(kind) ?? []
      if (kept.length < KEPT && engine.legal(match).length > 1) found.set(kind, [...kept, engine.clone(match)])
      engine.apply(match, { action: coach(engine, match) })
    }
  }
  return found
}

const engines = editions.map((edition) => engineFor(edition))
const collected = engines.map((engine) => ({ engine, found: collect(engine) }))

/** The same engine, asking something new. */
const puzzling = (engine: Engine): Engine => ({
  ...engine,
  pending: (match): Pending => {
    const pending = engine.pending(match)
    return pending.wait === 'coach'
      ? { ...pending, question: { ...pending.question, kind: 'somethingNew' as QuestionKind } }
      : pending
  },
})

describe.each(botNames)('%s', (name) => {
  it('answers every kind of question legally, out of the blue', () => {
    for (const { engine, found } of collected)
      for (const [kind, matches] of found)
        for (const match of matches) {
          const before = JSON.stringify(match)
          const answer = newBot(name, 1)(engine, match, BUDGET)
          expect(engine.legal(match), `${engine.edition} ${kind}`).toContain(answer)
          expect(JSON.stringify(match), `${engine.edition} ${kind}`).toBe(before)
        }
  })

  it('answers a question nobody has heard of', () => {
    for (const { engine, found } of collected)
      for (const matches of found.values()) {
        const answer = newBot(name, 1)(puzzling(engine), matches[0], BUDGET)
        expect(engine.legal(matches[0])).toContain(answer)
      }
  })

  it('does not answer where nothing is asked', () => {
    const [{ engine, found }] = collected
    const match = engine.clone((found.get('kickTarget') ?? [])[0])
    engine.apply(match, { action: engine.legal(match)[0] })
    expect(() => newBot(name, 1)(engine, match, BUDGET)).toThrow('nobody is asked')
  })
})

it('the positions cover nearly every kind of question there is', () => {
  const kinds = new Set(collected.flatMap(({ found }) => [...found.keys()]))
  const missing = questionKinds.filter((kind) => !kinds.has(kind))
  expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(questionKinds.length / 6)
})
