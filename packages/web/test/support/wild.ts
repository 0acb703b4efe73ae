// Every question of many wild matches, in every edition, for tests that need all kinds of questions. Neighbours: words.test.ts,
// choices.test.ts; whole matches step by step for ../log and ../statistics.
import {
  type Engine,
  livelyCoach,
  type Match,
  nextInput,
  seededRoller,
  startingLineUp,
  wildSetup,
} from '@double-skulls/engine'
import { engineNamed } from '../../src/match/engines.ts'
import type { Played, Situation } from '../../src/match/host.ts'
import { playableEditions } from '../../src/match/playable.ts'

export const situationOf = (engine: Engine, match: Match): Situation => ({
  match,
  eyes: 'all',
  pending: engine.pending(match),
  legal: engine.legal(match),
  playing: true,
  yours: true,
  handover: null,
  canUndo: false,
  steps: [],
  trouble: '',
})

/** Calls back at each question of the wild matches with these seeds, in each edition. */
export const everyDecision = (seeds: readonly number[], see: (engine: Engine, situation: Situation) => void): void => {
  for (const { id } of playableEditions) {
    const engine = engineNamed(id)
    if (!engine) throw new Error(`no edition ${id}`)
    for (const seed of seeds) {
      const roller = seededRoller(seed)
      const match = engine.start(wildSetup(engine.rules, roller))
      const coach = livelyCoach(roller)
      for (;;) {
        if (engine.pending(match).wait === 'coach') see(engine, situationOf(engine, match))
        const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
        if (!input) break
        engine.apply(match, input)
      }
    }
  }
}

export interface WildMatch {
  readonly engine: Engine
  readonly start: Match
  readonly steps: readonly Played[]
  readonly end: Match
}

/** A wild match from its first question to its end, as the steps of a host. */
export const wildMatch = (engine: Engine, seed: number): WildMatch => {
  const roller = seededRoller(seed)
  const coach = livelyCoach(roller)
  const match = engine.start(wildSetup(engine.rules, roller))
  const start = engine.clone(match)
  const steps: Played[] = []
  for (;;) {
    const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
    if (!input) return { engine, start, steps, end: match }
    steps.push({ input, events: engine.apply(match, input), after: engine.clone(match) })
  }
}

/** A match of two teams of the first list, at its first set-up. */
export const inSetUp = (engine: Engine): Match => {
  const [roster] = engine.rules.rosters
  const match = engine.start({ home: startingLineUp(roster), away: startingLineUp(roster) })
  for (;;) {
    const pending = engine.pending(match)
    if (pending.wait === 'dice') engine.apply(match, { dice: pending.dice.map(() => 1) })
    else if (pending.wait === 'coach' && pending.question.kind !== 'setUp')
      engine.apply(match, { action: engine.legal(match)[0] })
    else return match
  }
}
