// Plays one game between two bots from a seed, and counts a series of games. Neighbours: choices.ts,
// commands/simulate.ts, commands/bench.ts and commands/play.ts.
import {
  type Driver,
  type Engine,
  type GameEvent,
  type MatchSetup,
  newRecorder,
  nextInput,
  playMatch,
  type Recorder,
  seededRoller,
} from '@double-skulls/engine'
import { casualtyIn } from './arena/counts.ts'
import { type Bots, seedFor } from './choices.ts'

/** Dice and bots have separate rollers, so that a bot does not change the dice. */
export const driverFor = (bots: Bots, seed: number): Driver => ({
  roller: seededRoller(seedFor(seed, 0)),
  coaches: {
    home: bots.make.home(seedFor(seed, 1)),
    away: bots.make.away(seedFor(seed, 2)),
  },
})

export interface Tally {
  decisions: number
  touchdowns: number
  casualties: number
  /** Turns that ended early for any reason but a touchdown. */
  turnovers: number
}

export const newTally = (): Tally => ({ decisions: 0, touchdowns: 0, casualties: 0, turnovers: 0 })

const count = (tally: Tally, events: readonly GameEvent[]): void => {
  for (const event of events) {
    if (event.type === 'touchdown') tally.touchdowns++
    else if (casualtyIn(event) >= 0) tally.casualties++
    else if (event.type === 'turnover' && event.why !== 'touchdown') tally.turnovers++
  }
}

export const playGame = (engine: Engine, setup: MatchSetup, bots: Bots, seed: number, tally: Tally): void => {
  playMatch(engine, engine.start(setup), {
    ...driverFor(bots, seed),
    onInput: (input, events) => {
      if ('action' in input) tally.decisions++
      count(tally, events)
    },
  })
}

export const recordGame = (engine: Engine, setup: MatchSetup, bots: Bots, seed: number, tally: Tally): Recorder => {
  const recorder = newRecorder(engine, setup)
  const driver = driverFor(bots, seed)
  for (;;) {
    const input = nextInput(engine, recorder.match, driver)
    if (!input) return recorder
    if ('action' in input) tally.decisions++
    count(tally, recorder.apply(input))
  }
}
