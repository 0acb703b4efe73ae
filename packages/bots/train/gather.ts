// Plays matches of the veteran against himself and writes down what he saw. He wanders a little, or all positions would look alike:
// now and then another of his plans, and squares liked a little more or less in some turns.
// Neighbours: rows.ts says what is written down, train.ts calls.
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
import { askedOf } from '../src/coach.ts'
import { featuresOf } from '../src/features.ts'
import type { Plan } from '../src/plan.ts'
import { makeScene } from '../src/scene.ts'
import { turnsLeft } from '../src/sight.ts'
import { planTurn, type TurnPlan } from '../src/turnPlan.ts'
import { act, declare, freshMind, named, newMind } from '../src/veteran.ts'
import { placing } from '../src/weights.ts'
import type { Row } from './rows.ts'

/** How often another plan is taken, the turn ended early, squares seen otherwise, and a position in mid-turn kept. */
const OTHER_PLAN = 0.12
const EARLY_END = 0.02
const OTHER_SQUARES = 0.6
const KEPT = 0.3
const WORST = -0.06
const SPREAD = 0.5

const chance = (roller: Roller): number => roller.below(2 ** 30) / 2 ** 30
const bell = (roller: Roller): number =>
  Math.sqrt(-2 * Math.log(chance(roller) + 1e-12)) * Math.cos(2 * Math.PI * chance(roller))

const usualPlacing: Readonly<Record<string, number>> = { ...placing }
const setPlacing = (numbers: Readonly<Record<string, number>>): void => {
  Object.assign(placing, numbers)
}
const otherPlacing = (roller: Roller): Record<string, number> => {
  const wanders = chance(roller) < OTHER_SQUARES
  const grown = ([name, value]: readonly [string, number]): [string, number] => [
    name,
    wanders ? value * Math.exp(SPREAD * bell(roller)) : value,
  ]
  return Object.fromEntries(Object.entries(usualPlacing).map(grown))
}

const wanderingOrder = ({ all, order }: TurnPlan, roller: Roller): readonly Plan[] => {
  const others = chance(roller) < OTHER_PLAN ? all.filter(({ score }) => score > WORST) : []
  if (others.length > 0) return [others[roller.below(others.length)], ...order]
  return chance(roller) < EARLY_END ? [] : order
}

/** A veteran who wanders; `seen` gets the features of each choice. */
const wanderer = (engine: Engine, roller: Roller, seen: (features: number[]) => void) => {
  const mind = newMind()
  let turn = ''
  let squares = usualPlacing
  return (match: Match) => {
    const asked = askedOf(engine, match)
    const legal = engine.legal(match)
    freshMind(mind, match)
    if (mind.turn !== turn) {
      turn = mind.turn
      squares = otherPlacing(roller)
    }
    if (asked.question.kind === 'turn') {
      const scene = makeScene(engine, match, asked.side, mind.memory)
      seen(featuresOf(scene))
      setPlacing(squares)
      const plan = planTurn(scene)
      setPlacing(usualPlacing)
      return legal.length === 1 ? legal[0] : declare(mind, wanderingOrder(plan, roller), legal)
    }
    if (legal.length === 1) return legal[0]
    if (asked.question.kind === 'activation') return act(mind, engine, match, asked, true)
    const said = asked.question.kind === 'nominate' ? named(mind, engine, match, asked) : undefined
    return said ?? answer(engine, match, asked)
  }
}

const signOf = (side: Side): 1 | -1 => (side === 'home' ? 1 : -1)

/** The rows of one match between two team lists drawn. */
export const gatherMatch = (engine: Engine, number: number, seed: number): Row[] => {
  const roller = seededRoller(seed)
  const dice = seededRoller(seed + 1)
  const { rosters } = engine.rules
  const team = () => startingLineUp(rosters[roller.below(rosters.length)])
  const match = engine.start({ home: team(), away: team() })
  const rows: Row[] = []
  let scored = 0
  let turn = ''
  let drive = ''
  const write = (row: Omit<Row, 'match' | 'scored'>): void => {
    rows.push({ ...row, match: number, scored })
    scored = 0
  }
  const see =
    (side: Side) =>
    (features: number[]): void => {
      const now = `${match.clock.drive} ${match.clock.home} ${match.clock.away} ${side}`
      const isFirst = now !== turn
      turn = now
      if (isFirst || chance(roller) < KEPT) write({ kind: 'turn', side: signOf(side), turns: 0, features })
    }
  const coaches = { home: wanderer(engine, roller, see('home')), away: wanderer(engine, roller, see('away')) }
  const halfEnd = { kind: 'halfEnd', side: 1, turns: 0, features: [] } as const
  for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
    const begun = `${match.clock.half} ${match.clock.drive}`
    if (pending.wait === 'coach' && pending.question.kind === 'setUp' && begun !== drive) {
      drive = begun
      const receiver = otherSide(match.drive.kicking)
      write({ kind: 'kickOff', side: signOf(receiver), turns: turnsLeft(engine, match, receiver), features: [] })
    }
    const input = pending.wait === 'dice' ? { dice: dice.roll(pending.dice) } : { action: coaches[pending.side](match) }
    for (const event of engine.apply(match, input)) {
      if (event.type === 'touchdown') scored += signOf(event.side)
      else if (event.type === 'halfEnded') write(halfEnd)
    }
  }
  if (rows.at(-1)?.kind !== 'halfEnd') write(halfEnd)
  return rows
}
