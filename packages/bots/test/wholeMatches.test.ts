// Every bot plays whole matches in every edition with random line-ups, and every state is checked: legal answers only,
// no invariant broken, and an end. Neighbours: questions.test.ts asks rare questions one by one.

import { botNames } from '@double-skulls/bots'
import {
  checkInvariants,
  type Engine,
  engineFor,
  type MatchSetup,
  playChecked,
  seededRoller,
  startingLineUp,
  wildSetup,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { coachOf, editionsAndOpen, playGame } from './support.ts'

const BUDGET = { nodes: 4 }
/** A match takes at most two thousand inputs, with overtime about three; a match that needs more than this is stuck. */
const MOST_INPUTS = 6000
/** Where turns can be agreed on, 32 a side are more than a test needs. */
const FEW_TURNS = 10

const inFewTurns = ({ rules }: Engine, setup: MatchSetup): MatchSetup =>
  rules.clock.touchdownsToWin === null ? setup : { ...setup, options: { ...setup.options, turns: FEW_TURNS } }

describe.each(editionsAndOpen.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const engine = engineFor(edition)
  it.each(botNames.map((name, i) => [name, i + 1] as const))(
    '%s plays a wild match to the end by the rules',
    (name, seed) => {
      const { faults, inputs } = playChecked(
        engine,
        inFewTurns(engine, wildSetup(engine.rules, seededRoller(seed))),
        seed,
        {
          most: MOST_INPUTS,
          thorough: 1000,
          makeCoach: () => coachOf(name, seed, BUDGET),
        },
      )
      expect(faults).toEqual([])
      expect(inputs).toBeGreaterThan(100)
    },
  )

  it('every team list is played to the end', () => {
    const { rosters } = engine.rules
    for (let i = 0; i < rosters.length; i += 2) {
      const [home, away] = [rosters[i], rosters[(i + 1) % rosters.length]].map((roster) => startingLineUp(roster))
      const teams = inFewTurns(engine, { home, away })
      const match = playGame(engine, teams, { home: 'rookie', away: 'rookie' }, i)
      expect(match.result, rosters[i].id).not.toBeNull()
      expect(checkInvariants(engine, match), rosters[i].id).toEqual([])
    }
  })
})
