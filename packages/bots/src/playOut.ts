// A play-out: plays a match on from a plan with a quick veteran policy to a later turn, and values the position there.
// Neighbours: playSearch.ts compares plans by it, sharedDice.ts throws the dice, judgement.ts values the end.
import type { Action, Engine, Match, QuestionKind, Side } from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { nextOfPlan, planOnward, staysThere, stopActing } from './follow.ts'
import { judge } from './judgement.ts'
import { bestAnswer, ofABlock } from './lookAhead.ts'
import { type Memory, newMemory } from './memory.ts'
import { type Candidate, END_TURN, type Plan, startOf } from './plan.ts'
import { quickAnswer } from './quickAnswer.ts'
import { rerollFailures } from './rerolls.ts'
import { makeScene } from './scene.ts'
import { newSharedDice, type SharedDice } from './sharedDice.ts'
import { planTurn } from './turnPlan.ts'
import { isPlain } from './turnPotential.ts'

const MOST_INPUTS = 2000

/** The length of a play-out: the rest of this turn, and the opponents' turn. Then the net values the position. */
export const TURNS = 2

/** Questions of a new drive, where a play-out ends. */
const newDrive: readonly QuestionKind[] = ['setUp', 'kickOrReceive', 'kickTarget', 'kicker']

/** The start of a play-out: the answer to the pending question, and the plan to follow after it. */
export interface Opening {
  readonly answer: Action
  readonly plan: Plan | null
}

/** Caches shared by all play-outs of one turn: a memory for each turn played, and the plan order of each position. */
export interface Notes {
  readonly memories: Memory[]
  readonly orders: Map<string, readonly Candidate[]>
}
export const newNotes = (memory: Memory): Notes => ({ memories: [memory], orders: new Map() })

/** A key for a position: play-outs of one plan often reach the same one. */
const positionOf = ({ turn, balls, squads, players }: Match): string => {
  let text = `${turn.side}${turn.declared} ${turn.rerollsUsed} ${squads[turn.side].rerolls}`
  for (const ball of balls) text += ` ${ball.carrier} ${ball.at}`
  for (const player of players) {
    if (player.place !== 'pitch') continue
    const posture = player.posture === 'standing' ? 0 : player.posture === 'prone' ? 1 : 2
    const state = posture * 4 + (player.acted ? 2 : 0) + (player.noZones ? 1 : 0)
    text += String.fromCharCode(player.id + 1, player.at * 12 + state + 1)
  }
  return text
}

/** The state of the play-out policy: the plan it follows, and safe moves to make after it without planning again. */
interface Hasty {
  plan: Plan | null
  walks: Candidate[]
  /** Whether the plan was made after another one ended. */
  onward: boolean
}

const orderFor = (
  engine: Engine,
  match: Match,
  side: Side,
  { memories, orders }: Notes,
  gone: number,
): readonly Candidate[] => {
  const key = positionOf(match)
  let order = orders.get(key)
  if (!order) {
    order = planTurn(makeScene(engine, match, side, memories[gone]), true).order
    orders.set(key, order)
  }
  return order
}

/** The opening that begins a plan's action, which must be legal. */
export const openingWith = (plan: Plan, legal: readonly Action[]): Opening => {
  const answer = startOf(plan, legal)
  if (!answer) throw new Error(`player ${plan.player} may not begin this plan now`)
  return { answer, plan }
}

const declareNext = (hasty: Hasty, engine: Engine, match: Match, side: Side, notes: Notes, gone: number): Action => {
  const legal = engine.legal(match)
  if (legal[0].do === 'moveMarker') return legal[0]
  let next = hasty.walks.shift()
  while (next && !startOf(next, legal)) next = hasty.walks.shift()
  if (!next) {
    const order = orderFor(engine, match, side, notes, gone).filter((one) => startOf(one, legal))
    next = order[0]
    // A safe move does not change the other safe moves that follow it.
    const end = order.findIndex((one) => !isPlain(one))
    hasty.walks = order.slice(1, end < 0 ? order.length : Math.max(1, end))
  }
  hasty.plan = next ?? null
  hasty.onward = false
  const start = next && startOf(next, legal)
  if (start) return start
  return legal.includes(END_TURN) ? END_TURN : legal[0]
}

const goOn = (hasty: Hasty, engine: Engine, match: Match, asked: Asked, memory: Memory): Action => {
  const legal = engine.legal(match)
  const his = hasty.plan?.player === asked.question.player ? hasty.plan : null
  const next = his && nextOfPlan(match, his, legal)
  if (next) return next
  if (hasty.onward || (his && staysThere(match, his))) return stopActing(legal)
  hasty.plan = planOnward(engine, match, asked, memory, true)
  hasty.onward = true
  return (hasty.plan && nextOfPlan(match, hasty.plan, legal)) ?? stopActing(legal)
}

const hastyAnswer = (hasty: Hasty, engine: Engine, match: Match, asked: Asked, memory: Memory): Action => {
  const legal = engine.legal(match)
  if (legal.length === 1) return legal[0]
  const { kind } = asked.question
  if (kind === 'activation') return goOn(hasty, engine, match, asked, memory)
  if (kind === 'reroll') return rerollFailures(engine, match, asked)
  const named = kind === 'nominate' ? legal.find((one) => one.player === hasty.plan?.target) : undefined
  if (named) return named
  return ofABlock.includes(kind)
    ? bestAnswer(engine, match, asked.side, legal, undefined, { draws: 1 })
    : quickAnswer(engine, match, asked)
}

/**
 * Plays a match on from an opening until that many turns have ended, or the drive or half has; returns the number of
 * turns that ended.
 */
export const playOn = (
  engine: Engine,
  match: Match,
  opening: Opening | null,
  dice: SharedDice,
  notes: Notes,
  turns: number,
): number => {
  const { half } = match.clock
  const hasty: Hasty = { plan: opening?.plan ?? null, walks: [], onward: false }
  let turnOf = match.turn.side
  let gone = 0
  if (opening) engine.apply(match, { action: opening.answer })
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing' || match.clock.half !== half) break
    if (pending.wait === 'dice') {
      engine.apply(match, { dice: dice(pending) })
      continue
    }
    const { kind } = pending.question
    if (newDrive.includes(kind)) break
    if (kind === 'turn' && pending.side !== turnOf) {
      turnOf = pending.side
      gone++
      hasty.walks = []
      if (notes.memories.length <= gone) notes.memories.push(newMemory(notes.memories[0].gains))
      if (gone === turns) break
    }
    const chosen =
      kind === 'turn'
        ? declareNext(hasty, engine, match, pending.side, notes, gone)
        : hastyAnswer(hasty, engine, match, pending, notes.memories[gone])
    engine.apply(match, { action: chosen })
  }
  return gone
}

/** The value of an opening for the active side in one play-out. */
export const playOut = (engine: Engine, from: Match, opening: Opening, seed: number, notes: Notes): number => {
  const match = engine.clone(from)
  const gone = playOn(engine, match, opening, newSharedDice(seed), notes, TURNS)
  return judge(engine, match, from.turn.side, from.clock.half, notes.memories[gone])
}
