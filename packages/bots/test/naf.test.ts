// Rookies and veterans play by the official NAF rules: downs end because something happens, and somebody scores. Neighbours:
// src/downs.ts, deeds.test.ts has single positions.
import {
  companionOptions,
  engineFor,
  type GameEvent,
  idWith,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newBot } from '../src/index.ts'
import { editionOf } from './support.ts'

const engine = engineFor(editionOf(idWith('second', [...companionOptions, 'naf'])))
/** A half has sixteen. */
const DOWNS = 3

/** What happens from the first kick-off to the end of a few downs. */
const eventsOf = (name: 'rookie' | 'veteran', seed: number): GameEvent[] => {
  const { rosters } = engine.rules
  const bots = { home: newBot(name, seed), away: newBot(name, seed + 1) }
  const match = engine.start({ home: startingLineUp(rosters[0]), away: startingLineUp(rosters[5]) })
  const roller = seededRoller(seed)
  const events: GameEvent[] = []
  while (match.clock.down < DOWNS) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') break
    const input =
      pending.wait === 'dice' ? { dice: roller.roll(pending.dice) } : { action: bots[pending.side](engine, match, {}) }
    events.push(...engine.apply(match, input))
  }
  return events
}

it.each(['rookie', 'veteran'] as const)('%ss bring every down to an end before its time is up, and score', (name) => {
  const events = eventsOf(name, 3)
  expect(events.filter(({ type }) => type === 'downStarted').length).toBeGreaterThanOrEqual(DOWNS - 1)
  expect(events.flatMap((event) => (event.type === 'downOver' ? event.why : []))).not.toContain('timeUp')
  expect(events.some(({ type }) => type === 'touchdown' || type === 'fieldGoal')).toBe(true)
})
