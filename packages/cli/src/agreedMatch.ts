// A single match of two team lists with handicaps that both coaches agreed on: everything that comes before it.
// Neighbours: commands/play.ts plays it, handicapWishes.ts reads the flag, packages/league applies the handicaps.
import { type Engine, type Match, type MatchSetup, type Roller, seededRoller } from '@double-skulls/engine'
import {
  decide,
  editionOf,
  type MatchOptions,
  preMatch,
  programmeOf,
  sensibleCoach,
  stockTeam,
  type Team,
  withEarlyDice,
} from '@double-skulls/league'
import { type Pairing, seedFor } from './choices.ts'

/** The number of the roller for the dice and answers before the match. */
const BEFORE = 3

interface AgreedMatch {
  readonly setup: MatchSetup
  /** What the coaches know before the kick-off, a sentence each. */
  readonly programme: readonly string[]
  /** The roller of the match, which has thrown some dice already. */
  readonly rollerFor: (match: Match, roller: Roller) => Roller
}

/** Sensible coaches answer what the handicaps ask. */
export const agreedMatch = (engine: Engine, pairing: Pairing, options: MatchOptions, seed: number): AgreedMatch => {
  const { base } = engine.rules
  const terms = { budget: editionOf(base).league.budget, exhibition: false }
  const [home, away] = pairing.map(({ id }): Team => stockTeam(base, id, terms))
  const deciding = sensibleCoach(seededRoller(seedFor(seed, BEFORE)))
  const before = decide(() => preMatch(home, away, options), deciding).result
  return {
    setup: before.setup,
    programme: programmeOf({ home, away }, before),
    rollerFor: (match, roller) => withEarlyDice(engine, match, roller, before.foretold),
  }
}
