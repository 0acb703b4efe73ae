// Positions for tests and benchmarks: moments of whole matches at which a coach chooses a player to activate.
// Neighbours: the tests and the bench of this package.
import {
  type Edition,
  type Engine,
  editionNamed,
  editions,
  engineFor,
  livelyCoach,
  type Match,
  type MatchSetup,
  nextInput,
  type Roller,
  seededRoller,
  startingLineUp,
  wildSetup,
} from '@double-skulls/engine'

const open = editionNamed('third:undeclared')
if (!open) throw new Error('no edition third:undeclared')

/** Editions in which players dodge, and block by dice of their own. What second has instead is in second.test.ts. */
export const editionsOfDice: readonly Edition[] = editions.filter(({ tables }) => tables.blockDice !== undefined)

/** The same, and one in which no action is declared. */
export const editionsAndOpen: readonly Edition[] = [...editionsOfDice, open]

export interface Sample {
  readonly engine: Engine
  readonly match: Match
}

const EVERY = 7

/** Line-ups of the team lists, or random ones that the rules only just allow. */
export type LineUps = 'plain' | 'wild'

const setupOf = ({ rules }: Engine, lineUps: LineUps, roller: Roller): MatchSetup => {
  if (lineUps === 'wild') return wildSetup(rules, roller)
  const drawn = () => startingLineUp(rules.rosters[roller.below(rules.rosters.length)])
  return { home: drawn(), away: drawn() }
}

/** Copies of matches at the question of a turn, spread over several games. */
export const samplePositions = (edition: Edition, count: number, seed: number, lineUps: LineUps = 'wild'): Sample[] => {
  const engine = engineFor(edition)
  const samples: Sample[] = []
  for (let game = 0; samples.length < count; game++) {
    const roller = seededRoller(seed * 1000 + game)
    const match = engine.start(setupOf(engine, lineUps, roller))
    const coach = livelyCoach(roller)
    const driver = { coaches: { home: coach, away: coach }, roller }
    let seen = 0
    while (samples.length < count) {
      const pending = engine.pending(match)
      if (pending.wait === 'coach' && pending.question.kind === 'turn' && ++seen % EVERY === 0)
        samples.push({ engine, match: engine.clone(match) })
      const input = nextInput(engine, match, driver)
      if (!input) break
      engine.apply(match, input)
    }
  }
  return samples
}
