// Every bot plays whole matches in every edition, with line-ups as wild as the rules allow, and every state is checked: only legal
// answers, no invariant broken, and an end. Neighbours: questions.test.ts asks rare things one by one.
import { editions, engineFor, playChecked, seededRoller, startingLineUp, wildSetup } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type BotName, botNames } from '../src/index.ts'
import { coachOf } from './support.ts'

/** Wild matches for each edition: searching costs time, so the legend plays fewest. */
const MATCHES: { readonly [B in BotName]: number } = { random: 2, rookie: 2, veteran: 2, legend: 1 }
const BUDGET = { nodes: 4 }
/** A match takes two thousand inputs at most, overtime included about three; whoever needs more than this is stuck. */
const MOST_INPUTS = 6000

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const engine = engineFor(edition)
  it.each(botNames)('%s plays wild matches to the end by the rules', (name) => {
    for (let seed = 1; seed <= MATCHES[name]; seed++) {
      const setup = wildSetup(engine.rules, seededRoller(seed))
      const { faults, inputs } = playChecked(engine, setup, seed, {
        most: MOST_INPUTS,
        thorough: 1000,
        makeCoach: () => coachOf(name, seed, BUDGET),
      })
      expect(faults, `seed ${seed}`).toEqual([])
      expect(inputs).toBeGreaterThan(100)
    }
  })

  it('every team list is played by a rookie', () => {
    const { rosters } = engine.rules
    for (let i = 0; i < rosters.length; i += 2) {
      const setup = { home: startingLineUp(rosters[i]), away: startingLineUp(rosters[(i + 1) % rosters.length]) }
      const { faults } = playChecked(engine, setup, i, {
        most: MOST_INPUTS,
        thorough: 10_000,
        makeCoach: () => coachOf('rookie', i, {}),
      })
      expect(faults, rosters[i].id).toEqual([])
    }
  })
})
