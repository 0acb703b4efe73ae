// Plays seeded games with one engine, and measures them or tells what happened in them. The loop is that of `skulls
// bench`. Neighbour: bench-against.mjs bundles it with two engines, so it uses only what both of them export.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import {
  editionNamed,
  engineFor,
  livelyCoach,
  playMatch,
  randomCoach,
  seededRoller,
  startingLineUp,
  wildSetup,
} from '@double-skulls/engine'

const [, , wanted, id, count] = process.argv
const engine = engineFor(editionNamed(id))
const { rosters } = engine.rules
const games = Number(count)

const POSITIONS = 512
const EVERY = 29
const SHORT = 0.3

const setups = rosters.flatMap((_, shift) =>
  rosters.map((host, i) => ({
    home: startingLineUp(host),
    away: startingLineUp(rosters[(i + shift + 1) % rosters.length]),
  })),
)

const driverFor = (coach, game) => ({
  roller: seededRoller(3 * game),
  coaches: { home: coach(seededRoller(3 * game + 1)), away: coach(seededRoller(3 * game + 2)) },
})

/** Milliseconds this thread has run; where nobody counts them, milliseconds on the clock. */
const ownTime = `/proc/self/task/${process.pid}/schedstat`
const processor = existsSync(ownTime)
  ? () => Number(readFileSync(ownTime, 'utf8').split(' ')[0]) / 1e6
  : () => performance.now()

/** Plays games with the driver of the engine, and counts the decisions in them. */
const play = (from, to) => {
  let decisions = 0
  for (let game = from; game < to; game++)
    playMatch(engine, engine.start(setups[game % setups.length]), {
      ...driverFor(randomCoach, game),
      onInput: (input) => {
        if ('action' in input) decisions++
      },
    })
  return decisions
}

/** The same games with this loop, which is the same for every engine: pending, legal, a random answer, apply. */
const playAsking = (from, to) => {
  let decisions = 0
  for (let game = from; game < to; game++) {
    const match = engine.start(setups[game % setups.length])
    const { roller, coaches } = driverFor(randomCoach, game)
    for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match))
      if (pending.wait === 'dice') engine.apply(match, { dice: roller.roll(pending.dice) })
      else {
        engine.apply(match, { action: coaches[pending.side](engine, match) })
        decisions++
      }
  }
  return decisions
}

/** Decisions a second, in each half of the games by turns: asking, driven, driven, asking. */
const speeds = () => {
  const sums = { asking: { decisions: 0, processor: 0, clock: 0 }, driven: { decisions: 0, processor: 0, clock: 0 } }
  const add = (sum, playing, from, to) => {
    const began = { processor: processor(), clock: performance.now() }
    sum.decisions += playing(from, to)
    sum.processor += processor() - began.processor
    sum.clock += performance.now() - began.clock
  }
  add(sums.asking, playAsking, 0, games / 2)
  add(sums.driven, play, 0, games / 2)
  add(sums.driven, play, games / 2, games)
  add(sums.asking, playAsking, games / 2, games)
  const { asking, driven } = sums
  return {
    asking: (asking.decisions * 1000) / asking.processor,
    askingByClock: (asking.decisions * 1000) / asking.clock,
    driven: (driven.decisions * 1000) / driven.processor,
  }
}

/** Copies of matches at questions to coaches, spread over whole games; read from JSON as `skulls bench` does. */
const samplePositions = () => {
  const positions = []
  let seen = 0
  for (let game = 0; positions.length < POSITIONS; game++)
    playMatch(engine, engine.start(setups[game % setups.length]), {
      ...driverFor(randomCoach, game),
      onInput: (_input, _events, match) => {
        if (positions.length === POSITIONS || engine.pending(match).wait !== 'coach') return
        if (++seen % EVERY === 0) positions.push(JSON.parse(JSON.stringify(match)))
      },
    })
  return positions
}

/** Microseconds of processor time of a call. */
const microsOf = (positions, call) => {
  let sum = 0
  const rounds = (seconds) => {
    const began = processor()
    let calls = 0
    while (processor() - began < seconds * 1000) {
      for (const match of positions) sum += call(match)
      calls += positions.length
    }
    return ((processor() - began) * 1000) / calls
  }
  rounds(SHORT)
  const micros = rounds(SHORT)
  // The result is used, so that the compiler cannot remove the measured work.
  if (Number.isNaN(sum)) throw new Error('a measurement gave no number')
  return micros
}

const measure = () => {
  const positions = samplePositions()
  // As many games to warm up; clones and lists in between, as a program that plays on has them.
  play(0, games / 2)
  playAsking(0, games / 2)
  return {
    ...speeds(),
    clone: microsOf(positions, (match) => engine.clone(match).tick),
    legal: microsOf(positions, (match) => engine.legal(match).length),
  }
}

/** A hash of the answers and events of each game, every second one with wild line-ups and lively coaches. */
const tell = () =>
  Array.from({ length: games }, (_, game) => {
    const wild = game % 2 === 1
    const setup = wild ? wildSetup(engine.rules, seededRoller(game)) : setups[game % setups.length]
    const hash = createHash('sha256')
    playMatch(engine, engine.start(setup), {
      ...driverFor(wild ? livelyCoach : randomCoach, game),
      onInput: (input, events) => hash.update(JSON.stringify([input, events])),
    })
    return hash.digest('hex').slice(0, 16)
  })

console.log(JSON.stringify(wanted === 'events' ? tell() : measure()))
