// Where a player can move, with which chance, by which path. The chance of each dodge, rush and pick-up comes from the
// engine (probe.ts) and is cached for the turn. Neighbours: scene.ts calls it, straightWalk.ts finds the path.
import { action, forecastMove, type Match, type MoveForecast, type Player, type Square } from '@double-skulls/engine'
import { bigReach } from './big.ts'
import { claimsTackles, hinderedStep, isHindered } from './hinderedStep.ts'
import type { Legs, Memory } from './memory.ts'
import { type DeedAction, payment } from './payment.ts'
import { activated, movementLeft, putOn, SURE, setMovementLeft, type Test, testAhead } from './probe.ts'
import { type Sight, standsGuard } from './sight.ts'
import { helpedBy, straightWalk, type TestsOfStep } from './straightWalk.ts'

export interface Reach {
  readonly player: number
  readonly from: Square
  /** The squares within reach, without the one he is on. */
  readonly reachable: readonly Square[]
  /** The chance to get to each square, 0 where out of reach; without and with one team re-roll. */
  readonly chance: Float64Array
  readonly helped: Float64Array
  /** The number of steps of the best path. */
  readonly steps: Int8Array
  readonly moves: number
  /** Those of the squares of movement that come before a sprint. */
  readonly walks: number
  readonly rushes: number
  readonly pathTo: (square: Square) => Square[]
  /** The chance to have the movement for the action's deed once he is there (payment.ts); 0 where he has none left. */
  readonly pays: (square: Square, action: DeedAction) => number
}

const LEAST = 0.08
const NO_TESTS: readonly number[] = []
const NO_LEGS = { moves: 0, rushes: 0, walks: 0 }

const legsOf = (sight: Sight, memory: Memory, player: Player): Legs | null => {
  const key = `${player.id}${player.posture}${player.acted}`
  const known = memory.legs.get(key)
  if (known !== undefined) return known
  const begun = activated(sight.engine, sight.match, player, 'move')
  const left = begun && movementLeft(begun.match)
  const legs = begun && left ? { ...left, ready: begun.chance } : null
  // Not cached for a player who cannot move now: he may be able to later in the turn.
  if (legs) memory.legs.set(key, legs)
  return legs
}

const remembered = (memory: Memory, key: string, ask: () => Test): Test => {
  let test = memory.tests.get(key)
  if (!test) {
    test = ask()
    memory.tests.set(key, test)
  }
  return test
}

/** A copy in which the player is about to step from that square, at the start or in the middle of his action. */
const aboutToStep = (sight: Sight, player: Player, from: Square, movement: number): Match | null => {
  const { engine, match } = sight
  const pending = engine.pending(match)
  if (pending.wait !== 'coach' || pending.question.kind !== 'activation')
    return activated(engine, match, player, 'move', -1, from, movement)?.match ?? null
  if (pending.question.player !== player.id) return null
  const copy = engine.clone(match)
  putOn(sight.pitch, copy, copy.players[player.id], from)
  if (movement >= 0) setMovementLeft(copy, movement)
  return copy
}

/** The roll of that kind for a step from one square to the next. */
const testOfStep = (sight: Sight, player: Player, from: Square, to: Square, roll: string, movement: number): Test => {
  const copy = aboutToStep(sight, player, from, movement)
  if (!copy) return SURE
  const step = action('step', -1, to)
  if (!sight.engine.legal(copy).includes(step)) return SURE
  sight.engine.apply(copy, { action: step })
  return testAhead(sight.engine, copy, roll)
}

const troubling = new WeakMap<object, Set<string>>()

/** Skills that may change a dodge out of their owner's tackle zone, or whether it can be re-rolled. */
const troublesome = ({ engine }: Sight): Set<string> => {
  let known = troubling.get(engine.rules)
  if (!known) {
    known = new Set()
    for (const [id, { deniesLeaving, modifiers, windows }] of engine.rules.skills)
      if (deniesLeaving || modifiers?.foes?.dodge || windows?.leaving || windows?.rolled || windows?.dodgeComing)
        known.add(id)
    troubling.set(engine.rules, known)
  }
  return known
}

/** A number for the set of such skills around a square. */
const troubleAt = (sight: Sight, memory: Memory, square: Square): number => {
  const { match } = sight
  const skills = troublesome(sight)
  // A tackle depends on who claims it: all of them.
  const all = claimsTackles(sight.engine)
  let names = ''
  for (const near of sight.pitch.neighbours[square]) {
    const code = match.board[near]
    if (code <= 0) continue
    const other = match.players[code - 1]
    if (other.side === sight.side) continue
    if (all) names += `${standsGuard(other) ? other.id : ''} `
    else for (const id of other.skills) if (skills.has(id)) names += `${id} `
  }
  if (names === '') return 0
  let number = memory.troubles.get(names)
  if (number === undefined) {
    number = memory.troubles.size + 1
    memory.troubles.set(names, number)
  }
  return number
}

/** The dodge rolls of one player, cached by the tackle zones and skills around both squares. `trouble` is a buffer. */
const dodges = (
  sight: Sight,
  memory: Memory,
  player: Player,
  trouble: Int16Array,
): ((from: Square, to: Square) => Test) => {
  trouble.fill(-1)
  let forecast: MoveForecast | null = null
  const at = (square: Square): number => {
    if (trouble[square] < 0) trouble[square] = sight.foeZones[square] > 0 ? troubleAt(sight, memory, square) : 0
    return trouble[square]
  }
  return (from, to) => {
    const key = ((player.id * 16 + sight.foeZones[to]) * 256 + at(from)) * 256 + at(to)
    let test = memory.dodges.get(key)
    if (!test) {
      const { engine, match } = sight
      if (isHindered(engine, match, player, from)) {
        forecast ??= forecastMove(engine, match, player.id)
        test = hinderedStep(forecast, from, to)
      } else test = testOfStep(sight, player, from, to, 'dodge', -1)
      memory.dodges.set(key, test)
    }
    return test
  }
}

const rushTest = (sight: Sight, memory: Memory, player: Player, from: Square, to: Square): Test =>
  remembered(memory, `rush ${player.id}`, () => {
    const { engine, match } = sight
    if (!claimsTackles(engine)) return testOfStep(sight, player, from, to, 'goForIt', 0)
    const { chance } = forecastMove(engine, match, player.id).easiest.rush
    return { bare: chance, helped: chance }
  })

/** Picking the ball up where it lies. */
const pickUpTest = (sight: Sight, memory: Memory, player: Player, ball: Square): Test =>
  remembered(memory, `pickUp ${player.id} ${ball} ${sight.foeZones[ball]}`, () => {
    const near = sight.pitch.neighbours[ball].filter((square) => sight.match.board[square] === 0)
    const from = near.find((square) => sight.foeZones[square] === 0) ?? near[0] ?? player.at
    return testOfStep(sight, player, from, ball, 'pickUp', -1)
  })

/** The index of each square in the next layer, or −1; shared, since only one search runs at a time. */
let slots = new Int16Array(0)

/** Every square a player can move to. `left` may be the movement left in the middle of an action. */
export const reachOf = (
  sight: Sight,
  memory: Memory,
  player: Player,
  left: Legs | null = legsOf(sight, memory, player),
): Reach => {
  if (player.who.size > 1) return bigReach(sight, player, (left ?? NO_LEGS).walks)
  const { pitch, match, foeZones } = sight
  const { squares, neighbours } = pitch
  const { board } = match
  const { moves, rushes, walks } = left ?? NO_LEGS
  // Nobody begins a sprint in a tackle zone.
  const stops = (from: Square, step: number): boolean => step === walks + 1 && walks < moves && foeZones[from] > 0
  const layers = Math.max(0, moves + rushes)
  // One allocation for all arrays: many small ones cost more than the search itself.
  const memoryBlock = new ArrayBuffer(squares * (8 + 8 + 2 + 1))
  const chance = new Float64Array(memoryBlock, 0, squares)
  const helped = new Float64Array(memoryBlock, 8 * squares, squares)
  const trouble = new Int16Array(memoryBlock, 16 * squares, squares)
  const steps = new Int8Array(memoryBlock, 18 * squares, squares)
  const reachable: Square[] = []
  const dodge = dodges(sight, memory, player, trouble)
  let rush: Test | null = null
  const ball = sight.ballLies ? sight.ball : -1

  chance[player.at] = 1
  helped[player.at] = 1
  let front: Square[] = [player.at]
  let frontChance: number[] = [1]
  let frontSlack: number[] = [0]
  // The search leaves every entry at −1.
  if (slots.length !== squares) slots = new Int16Array(squares).fill(-1)
  const slot = slots
  for (let layer = 1; layer <= layers; layer++) {
    const next: Square[] = []
    const nextChance: number[] = []
    const nextSlack: number[] = []
    for (let i = 0; i < front.length; i++) {
      const from = front[i]
      if (stops(from, layer)) continue
      const marked = foeZones[from] > 0
      const near = neighbours[from]
      for (let j = 0; j < near.length; j++) {
        const to = near[j]
        if (board[to] !== 0) continue
        let p = frontChance[i]
        if (p <= chance[to] + 1e-9) continue
        let slack = frontSlack[i]
        if (layer > moves) {
          rush ??= rushTest(sight, memory, player, from, to)
          const odds = rush.helped
          p *= odds
          slack += 1 - odds
        }
        if (marked) {
          const odds = dodge(from, to).helped
          p *= odds
          slack += 1 - odds
        }
        if (to === ball) {
          const { helped: odds } = pickUpTest(sight, memory, player, ball)
          p *= odds
          slack += 1 - odds
        }
        if (p < LEAST || p <= chance[to] + 1e-9) continue
        const there = slot[to]
        if (there >= 0 && nextChance[there] >= p) continue
        if (there >= 0) {
          nextChance[there] = p
          nextSlack[there] = slack
        } else {
          slot[to] = next.length
          next.push(to)
          nextChance.push(p)
          nextSlack.push(slack)
        }
      }
    }
    for (let i = 0; i < next.length; i++) {
      const square = next[i]
      slot[square] = -1
      if (chance[square] === 0) reachable.push(square)
      chance[square] = nextChance[i]
      helped[square] = helpedBy({ chance: nextChance[i], slack: nextSlack[i] })
      steps[square] = layer
    }
    front = next
    frontChance = nextChance
    frontSlack = nextSlack
    if (front.length === 0) break
  }
  const testsOf: TestsOfStep = (from, to, step) => {
    const marked = foeZones[from] > 0
    if (step <= moves && !marked && to !== ball) return NO_TESTS
    const tests: number[] = []
    if (stops(from, step)) tests.push(0)
    if (step > moves) tests.push((rush ?? rushTest(sight, memory, player, from, to)).helped)
    if (marked) tests.push(dodge(from, to).helped)
    if (to === ball) tests.push(pickUpTest(sight, memory, player, ball).helped)
    return tests
  }
  const pathTo = (square: Square): Square[] => {
    const walk = { from: player.at, to: square, steps: steps[square] }
    if (walk.steps === 0) return []
    return straightWalk(pitch, board, { ...walk, chance: chance[square], helped: helped[square] }, testsOf)
  }
  const pays = (square: Square, deed: DeedAction): number =>
    payment({ moves, rushes }, steps[square], deed, () => {
      const free = neighbours[square].find((near) => board[near] === 0) ?? player.at
      return (rush ?? rushTest(sight, memory, player, square, free)).helped
    })
  return { player: player.id, from: player.at, reachable, chance, helped, steps, moves, walks, rushes, pathTo, pays }
}
