// Gathers training data: positions that legend's play-outs reach, each played to the end of the half with the play-out
// policy. Neighbours: rows.ts has the format of a row, train.ts calls it, ../src/playOut.ts plays.
import {
  type Engine,
  type Match,
  otherSide,
  type Roller,
  type Side,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { answer } from '../src/answers.ts'
import type { Bot } from '../src/coach.ts'
import { featuresOf } from '../src/features.ts'
import { legendBot } from '../src/legend.ts'
import { type Memory, newMemory } from '../src/memory.ts'
import { openingsOfTurn } from '../src/openings.ts'
import { newNotes, playOn, TURNS } from '../src/playOut.ts'
import { makeScene } from '../src/scene.ts'
import { newSharedDice } from '../src/sharedDice.ts'
import { leadOf, turnsLeft } from '../src/sight.ts'
import { planTurn } from '../src/turnPlan.ts'
import { turnName, veteranBot } from '../src/veteran.ts'
import type { Row } from './rows.ts'

/** The share of matches in which one coach is a veteran. */
const VETERANS = 0.5

export interface Gathering {
  /** The share of the decisions that is played out. */
  readonly share?: number
  /** Legend's budget. */
  readonly nodes?: number
}

const chance = (roller: Roller): number => roller.below(2 ** 30) / 2 ** 30
const seedFrom = (roller: Roller): number => roller.below(2 ** 30)

interface Seen {
  readonly row: Omit<Row, 'came'>
  readonly side: Side
  readonly lead: number
}

/** The memory of the turn after `gone` more turns; all play from one position shares them. */
const memoryOf = (memories: Memory[], gone: number): Memory => {
  memories[gone] ??= newMemory()
  return memories[gone]
}

/**
 * Plays a half to its end on this very match, with a row for the start of every turn and every kick-off. `memories`
 * serve up to the next kick-off, which may change the weather.
 */
const toTheEnd = (engine: Engine, match: Match, number: number, seed: number, memories: Memory[], begun = 0): Row[] => {
  const { half } = match.clock
  let gone = begun
  let known = memories
  const dice = seededRoller(seed)
  const seen: Seen[] = []
  const see = (side: Side, row: Omit<Seen['row'], 'match'>): void => {
    seen.push({ row: { ...row, match: number }, side, lead: leadOf(match, side) })
  }
  let drive = match.clock.drive
  for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
    if (match.clock.half > Math.max(1, half)) break
    if (pending.wait === 'dice') engine.apply(match, { dice: dice.roll(pending.dice) })
    else if (pending.question.kind === 'turn') {
      const memory = memoryOf(known, gone++)
      const features = featuresOf(makeScene(engine, match, pending.side, memory))
      see(pending.side, { kind: 'turn', turns: 0, features })
      playOn(engine, match, null, (thrown) => dice.roll(thrown.dice), newNotes(memory), 1)
    } else {
      if (pending.question.kind === 'setUp' && match.clock.drive !== drive) {
        drive = match.clock.drive
        known = []
        const receiver = otherSide(match.drive.kicking)
        see(receiver, { kind: 'kickOff', turns: turnsLeft(engine, match, receiver), features: [] })
      }
      engine.apply(match, { action: answer(engine, match, pending) })
    }
  }
  return seen.map(({ row, side, lead }) => ({ ...row, came: leadOf(match, side) - lead }))
}

/**
 * Plays out a random opening to where the net is asked, then to the end of the half; no rows if the half ends before.
 */
const playedOn = (
  engine: Engine,
  match: Match,
  side: Side,
  number: number,
  roller: Roller,
  memories: Memory[],
): Row[] => {
  const memory = memoryOf(memories, 0)
  const scene = makeScene(engine, match, side, memory)
  const openings = openingsOfTurn(scene, planTurn(scene))
  if (!openings) return []
  const copy = engine.clone(match)
  const opening = openings[roller.below(openings.length)]
  const gone = playOn(engine, copy, opening, newSharedDice(seedFrom(roller)), newNotes(memory), TURNS)
  return gone === TURNS ? toTheEnd(engine, copy, number, seedFrom(roller), memories, gone) : []
}

/** The rows of one match between two random team lists, and of a first half from its kick-off. */
export const gatherMatch = (
  engine: Engine,
  number: number,
  seed: number,
  { share = 1, nodes = 64 }: Gathering = {},
): Row[] => {
  const roller = seededRoller(seed)
  const dice = seededRoller(seed + 1)
  const { rosters } = engine.rules
  const team = () => startingLineUp(rosters[roller.below(rosters.length)])
  const match = engine.start({ home: team(), away: team() })
  const coaches: Record<Side, Bot> = { home: legendBot(seedFrom(roller)), away: legendBot(seedFrom(roller)) }
  if (chance(roller) < VETERANS) coaches[roller.below(2) === 0 ? 'home' : 'away'] = veteranBot()
  const rows = toTheEnd(engine, engine.clone(match), number, seedFrom(roller), [])
  let turn = ''
  let memories: Memory[] = []
  for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
    if (pending.wait === 'dice') {
      engine.apply(match, { dice: dice.roll(pending.dice) })
      continue
    }
    if (pending.question.kind === 'turn') {
      const now = turnName(match)
      if (now !== turn) memories = []
      turn = now
      if (chance(roller) < share) rows.push(...playedOn(engine, match, pending.side, number, roller, memories))
    }
    engine.apply(match, { action: coaches[pending.side](engine, match, { nodes }) })
  }
  return rows
}
