// `skulls bench`: measures the engine on the usual loop of pending, legal and apply. Neighbours: ../games.ts has the
// same loop with statistics; docs/performance.md has the results.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ENGINE_VERSION, type Engine, engineFor, type Match, type MatchSetup } from '@double-skulls/engine'
import {
  type Bots,
  checkPairings,
  chooseBots,
  chooseEdition,
  choosePairings,
  DEFAULT_BOTS,
  DEFAULT_EDITION,
  seedFor,
  setupOf,
} from '../choices.ts'
import { amount, type Command, isOn, textOf, wholeNumber } from '../command.ts'
import { driverFor, newTally, playGame } from '../games.ts'
import { newProgress } from '../terminal.ts'

interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

const spreadOf = (values: readonly number[], digits: number): Spread => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  const round = (value: number): number => Number(value.toFixed(digits))
  return { median: round(median), min: round(sorted[0]), max: round(sorted[sorted.length - 1]) }
}

const SEED = 1
const POSITIONS = 512
const EVERY = 29

/** Copies of matches at questions to coaches, spread over whole games. */
const samplePositions = (engine: Engine, setups: readonly MatchSetup[], bots: Bots): Match[] => {
  const positions: Match[] = []
  for (let game = 0; positions.length < POSITIONS; game++) {
    const match = engine.start(setups[game % setups.length])
    const driver = driverFor(bots, seedFor(SEED, game))
    let seen = 0
    for (;;) {
      const pending = engine.pending(match)
      if (pending.wait === 'nothing' || positions.length === POSITIONS) break
      // Stored as JSON copies: long-lived clones would change V8's allocation of clones, and so the measurement.
      if (pending.wait === 'coach' && ++seen % EVERY === 0) positions.push(JSON.parse(JSON.stringify(match)) as Match)
      engine.apply(
        match,
        pending.wait === 'dice'
          ? { dice: driver.roller.roll(pending.dice) }
          : { action: driver.coaches[pending.side](engine, match) },
      )
    }
  }
  return positions
}

const microsOf = (positions: readonly Match[], seconds: number, work: (match: Match) => number): number => {
  const began = performance.now()
  let rounds = 0
  let millis = 0
  let sum = 0
  // In rounds over all positions: no call gets the match of the call before it, so no cached list of answers helps.
  do {
    for (let i = 0; i < positions.length; i++) sum += work(positions[i])
    rounds++
    millis = performance.now() - began
  } while (millis < seconds * 1000)
  // The result is used, so that the compiler cannot remove the measured work.
  if (Number.isNaN(sum)) throw new Error('a measurement gave no number')
  return (millis * 1000) / (rounds * positions.length)
}

const playFor = (engine: Engine, setups: readonly MatchSetup[], bots: Bots, seconds: number) => {
  const tally = newTally()
  const began = performance.now()
  let games = 0
  let spent = 0
  do {
    playGame(engine, setups[games % setups.length], bots, seedFor(SEED, games), tally)
    games++
    spent = (performance.now() - began) / 1000
  } while (spent < seconds)
  return { decisions: tally.decisions / spent, games: games / spent }
}

const MEMORY_GAMES = 10_000
const WARM_UP_GAMES = 200

const heapMegabytes = (collect: () => void): number => {
  collect()
  return Number((process.memoryUsage().heapUsed / 2 ** 20).toFixed(2))
}

const measureMemory = (engine: Engine, setups: readonly MatchSetup[], bots: Bots) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const progress = newProgress()
  const play = (game: number): void =>
    playGame(engine, setups[game % setups.length], bots, seedFor(SEED, game), newTally())
  for (let game = 0; game < WARM_UP_GAMES; game++) play(game)
  const startMB = heapMegabytes(collect)
  for (let game = 0; game < MEMORY_GAMES; game++) {
    play(WARM_UP_GAMES + game)
    progress.show(game / MEMORY_GAMES, `memory: ${game} of ${MEMORY_GAMES} games`)
  }
  progress.clear()
  return { startMB, endMB: heapMegabytes(collect), games: MEMORY_GAMES }
}

export const bench: Command = {
  name: 'bench',
  summary: 'Measures the engine on uniform random legal play: pending, legal, apply with validation, events on.',
  notes: [
    'Each number is the median, lowest and highest of the runs after a warm-up. Clone, legal and JSON (written and read',
    `back) are measured on ${POSITIONS} positions from real games, so that no cached list of answers helps.`,
  ],
  operands: [],
  flags: [
    { name: 'edition', value: 'E', help: `the rules (default ${DEFAULT_EDITION})` },
    { name: 'runs', value: 'N', help: 'measured runs (default 5)' },
    { name: 'seconds', value: 'S', help: 'seconds of play in each run (default 2)' },
    { name: 'memory', help: `also play ${MEMORY_GAMES} games and compare the heap before and after` },
    { name: 'json', help: 'one JSON object and nothing else' },
  ],
  examples: ['skulls bench', 'skulls bench --edition bugman --runs 3 --seconds 1 --json'],

  run(given) {
    const engine = engineFor(chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION))
    const runs = wholeNumber(given, 'runs', { from: 1, to: 1000 }, 5)
    const seconds = amount(given, 'seconds', { from: 0.01, to: 3600 }, 2)
    const bots = chooseBots(DEFAULT_BOTS)
    const pairings = choosePairings(engine.rules)
    checkPairings(engine, pairings)
    const setups = pairings.map((pairing) => setupOf(pairing))

    const positions = samplePositions(engine, setups, bots)
    const measures = {
      decisionsPerSecond: [] as number[],
      gamesPerSecond: [] as number[],
      cloneMicros: [] as number[],
      legalMicros: [] as number[],
      jsonMicros: [] as number[],
    }
    const progress = newProgress()
    // Run 0 is the warm-up.
    for (let run = 0; run <= runs; run++) {
      progress.show(run / (runs + 1), run === 0 ? 'warm-up' : `run ${run} of ${runs}`)
      const speed = playFor(engine, setups, bots, seconds)
      const part = seconds / 4
      const clone = microsOf(positions, part, (match) => engine.clone(match).tick)
      const legal = microsOf(positions, part, (match) => engine.legal(match).length)
      const json = microsOf(positions, part, (match) => (JSON.parse(JSON.stringify(match)) as Match).tick)
      if (run === 0) continue
      measures.decisionsPerSecond.push(speed.decisions)
      measures.gamesPerSecond.push(speed.games)
      measures.cloneMicros.push(clone)
      measures.legalMicros.push(legal)
      measures.jsonMicros.push(json)
    }
    progress.clear()

    const result = {
      edition: engine.edition,
      engine: ENGINE_VERSION,
      node: process.versions.node,
      runs,
      decisionsPerSecond: spreadOf(measures.decisionsPerSecond, 0),
      gamesPerSecond: spreadOf(measures.gamesPerSecond, 1),
      cloneMicros: spreadOf(measures.cloneMicros, 3),
      legalMicros: spreadOf(measures.legalMicros, 3),
      jsonMicros: spreadOf(measures.jsonMicros, 2),
      ...(isOn(given, 'memory') ? { memory: measureMemory(engine, setups, bots) } : {}),
    }
    if (isOn(given, 'json')) {
      console.log(JSON.stringify(result))
      return 0
    }
    console.log(`${engine.edition}, engine ${ENGINE_VERSION}, Node ${result.node}, ${runs} runs: median (min – max)`)
    const row = (name: string, { median, min, max }: Spread): void =>
      console.log(`${name.padEnd(18)} ${median} (${min} – ${max})`)
    row('decisions a second', result.decisionsPerSecond)
    row('games a second', result.gamesPerSecond)
    row('clone, µs', result.cloneMicros)
    row('legal, µs', result.legalMicros)
    row('JSON, µs', result.jsonMicros)
    if (result.memory) {
      const { startMB, endMB, games } = result.memory
      console.log(`heap, MB           ${startMB} before and ${endMB} after ${games} games`)
    }
    return 0
  },
}
