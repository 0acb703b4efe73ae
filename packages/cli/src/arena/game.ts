// Plays and counts one game of the arena. Neighbours: fixtures.ts, counts.ts; arenaWorker.ts calls it in a thread.
import { newBot } from '@double-skulls/bots'
import {
  type BySide,
  type Engine,
  type GameEvent,
  type MatchRecord,
  newRecorder,
  nextInput,
  type Side,
  seededRoller,
} from '@double-skulls/engine'
import { chooseTeam, setupOf } from '../choices.ts'
import { type Counts, countEvents, noCounts } from './counts.ts'
import type { Fixture } from './fixtures.ts'

export interface GameResult {
  readonly winner: Side | 'draw'
  readonly counts: BySide<Counts>
  readonly decisions: BySide<number>
  readonly thinkingMillis: BySide<number>
  readonly record: MatchRecord | null
}

/** A game of random answers needs about 2,000 inputs; more than this is taken to be an endless loop. */
export const MOST_INPUTS = 200_000

export const playFixture = (
  engine: Engine,
  fixture: Fixture,
  recorded: boolean,
  mostInputs = MOST_INPUTS,
): GameResult => {
  const setup = setupOf([chooseTeam(engine.rules, fixture.teams.home), chooseTeam(engine.rules, fixture.teams.away)])
  const recorder = recorded ? newRecorder(engine, setup) : null
  const match = recorder?.match ?? engine.start(setup)
  const counts = { home: noCounts(), away: noCounts() }
  const decisions = { home: 0, away: 0 }
  const thinkingMillis = { home: 0, away: 0 }
  let winner: Side | 'draw' | null = null

  const coachFor = (side: Side) => {
    const bot = newBot(fixture.bots[side], fixture.seeds[side])
    return () => {
      const began = performance.now()
      const action = bot(engine, match, fixture.budget)
      thinkingMillis[side] += performance.now() - began
      decisions[side]++
      return action
    }
  }
  const driver = {
    roller: seededRoller(fixture.seeds.dice),
    coaches: { home: coachFor('home'), away: coachFor('away') },
  }
  for (let inputs = 0; inputs < mostInputs; inputs++) {
    const input = nextInput(engine, match, driver)
    if (!input) {
      if (winner === null) throw new Error('the match ended without a result')
      return { winner, counts, decisions, thinkingMillis, record: recorder?.record() ?? null }
    }
    const events: readonly GameEvent[] = recorder ? recorder.apply(input) : engine.apply(match, input)
    countEvents(counts, events, match)
    for (const event of events) if (event.type === 'matchEnded') winner = event.winner
  }
  throw new Error(`the match is not over after ${mostInputs} inputs`)
}
