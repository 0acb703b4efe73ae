// `waiting` says in every state of a match whom `pending` names.
import { describe, expect, it } from 'vitest'
import { editions, engineFor, livelyCoach, playMatch, seededRoller, wildSetup } from '../../src/index.ts'

describe('whom a match waits for', () => {
  it.each(editions.map((edition) => edition.id))('is what pending says, in every state of a match of %s', (id) => {
    const engine = engineFor(editions.find((edition) => edition.id === id) ?? editions[0])
    const match = engine.start(wildSetup(engine.rules, seededRoller(7)))
    let seen = 0
    playMatch(engine, match, {
      roller: seededRoller(8),
      coaches: { home: livelyCoach(seededRoller(9)), away: livelyCoach(seededRoller(10)) },
      onInput: () => {
        const pending = engine.pending(match)
        const waiting = engine.waiting(match)
        expect(pending).toMatchObject(waiting)
        seen++
      },
    })
    expect(engine.waiting(match)).toEqual({ wait: 'nothing' })
    expect(seen).toBeGreaterThan(100)
  })
})
