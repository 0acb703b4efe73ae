// Every bot answers every kind of question legally without a remembered plan, also an unknown kind, and leaves the
// match unchanged. Neighbours: src/answers.ts.
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
import { editionOf } from './support.ts'

const BUDGET = { nodes: 2 }
/** Positions kept of each kind, and matches looked through for them. */
const KEPT = 1
const MATCHES = 30

const collect = (engine: Engine): Map<QuestionKind, Match[]> => {
  const positions = new Map<QuestionKind, Match[]>()
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
      const kept = positions.get(kind) ?? []
      if (kept.length < KEPT && engine.legal(match).length > 1) positions.set(kind, [...kept, engine.clone(match)])
      engine.apply(match, { action: coach(engine, match) })
    }
  }
  return positions
}

const asking = [
  'second:companion',
  'second:kickOff:secretWeapons',
  'second:spells:throwing',
  'second:referees:traps:items',
  'second:rerolls:tricks',
]
const engines = [...editions, ...asking.map(editionOf)].map((edition) => engineFor(edition))
const collected = engines.map((engine) => ({ engine, positions: collect(engine) }))

/** One position of each kind, from the first edition that has it. */
const ofEachKind = new Map(
  [...collected]
    .reverse()
    .flatMap(({ engine, positions }) => [...positions].map(([kind, [match]]) => [kind, { engine, match }] as const)),
)

/** The same engine with an unknown kind of question. */
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
    for (const { engine, positions } of collected)
      for (const [kind, matches] of positions)
        for (const match of matches) {
          const before = JSON.stringify(match)
          const answer = newBot(name, 1)(engine, match, BUDGET)
          expect(engine.legal(match), `${engine.edition} ${kind}`).toContain(answer)
          expect(JSON.stringify(match), `${engine.edition} ${kind}`).toBe(before)
        }
  })

  it('answers an unknown kind of question', () => {
    for (const [kind, { engine, match }] of ofEachKind) {
      const answer = newBot(name, 1)(puzzling(engine), match, BUDGET)
      expect(engine.legal(match), `${engine.edition} ${kind}`).toContain(answer)
    }
  })

  it('does not answer where nothing is asked', () => {
    // After it dice are asked for, in the first edition that always kicks off.
    const kicked = collected.find(({ positions }) => positions.has('kickTarget'))
    if (!kicked) throw new Error('nobody kicked off')
    const { engine, positions } = kicked
    const match = engine.clone((positions.get('kickTarget') ?? [])[0])
    engine.apply(match, { action: engine.legal(match)[0] })
    expect(() => newBot(name, 1)(engine, match, BUDGET)).toThrow('nobody is asked')
  })
})

it('the positions cover nearly every kind of question there is', () => {
  const kinds = new Set(collected.flatMap(({ positions }) => [...positions.keys()]))
  const missing = questionKinds.filter((kind) => !kinds.has(kind))
  expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(questionKinds.length / 6)
})
