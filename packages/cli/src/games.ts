// Plays one game between two bots from a seed, and counts a series of games. Neighbours: choices.ts,
// commands/simulate.ts, commands/bench.ts and commands/play.ts.
import {
  type Driver,
  type Engine,
  type GameEvent,
  isMishap,
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

/** Counted where it happens: most editions have only some of it. In the order in which they are told. */
export const otherCounts = [
  'fieldGoals',
  'deaths',
  'knockOuts',
  'attacks',
  'fouls',
  'penalties',
  'downs',
  'pitchInvasions',
  'weaponsRuledOff',
  'flights',
  'explosions',
  'heads',
  'trapsSetOff',
] as const
export type OtherCount = (typeof otherCounts)[number]

/** Why somebody goes to the KO box whom nobody has knocked out. */
const NOT_HURT: readonly string[] = ['penalty', 'poison']

const otherCountOf = (event: GameEvent): OtherCount | null => {
  switch (event.type) {
    case 'fieldGoal':
      return 'fieldGoals'
    case 'removed':
      return event.to === 'dead' ? 'deaths' : event.to === 'ko' && !NOT_HURT.includes(event.why) ? 'knockOuts' : null
    case 'attacked':
      return 'attacks'
    case 'fouled':
      return 'fouls'
    case 'penalised':
      return 'penalties'
    case 'downStarted':
      return 'downs'
    case 'invaded':
      return 'pitchInvasions'
    case 'weaponRuled':
      return event.allowed ? null : 'weaponsRuledOff'
    case 'launched':
      return 'flights'
    case 'exploded':
      return 'explosions'
    case 'beheaded':
      return 'heads'
    case 'counterRevealed':
      return event.kind === 'blank' ? null : 'trapsSetOff'
    default:
      return null
  }
}

export interface Tally {
  decisions: number
  touchdowns: number
  casualties: number
  /** Turns that ended before they were meant to. */
  turnovers: number
  /** Only what has happened. */
  readonly others: { [N in OtherCount]?: number }
}

export const newTally = (): Tally => ({ decisions: 0, touchdowns: 0, casualties: 0, turnovers: 0, others: {} })

const count = (tally: Tally, events: readonly GameEvent[]): void => {
  for (const event of events) {
    if (event.type === 'touchdown') tally.touchdowns++
    else if (casualtyIn(event) >= 0) tally.casualties++
    else if (event.type === 'turnover' && isMishap(event.why)) tally.turnovers++
    const other = otherCountOf(event)
    if (other) tally.others[other] = (tally.others[other] ?? 0) + 1
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
