// What may come of a plan: on copies of the match it is carried out, and at every throw that matters the ways part, each with its
// chance. Neighbours: legend.ts weighs where they lead, follow.ts says what the plan does next.
import {
  type Action,
  action,
  type Engine,
  type Match,
  type Pending,
  type QuestionKind,
  type Roller,
} from '@double-skulls/engine'
import { nextOfPlan, stopActing } from './follow.ts'
import type { Plan } from './plan.ts'
import { quickAnswer } from './quickAnswer.ts'
import { rerollFailures } from './rerolls.ts'

export interface Branch {
  readonly match: Match
  readonly p: number
}

/** Ways less likely than this are drawn on instead of parting again; more than so many are not followed. */
const LEAST = 0.08
const MOST_BRANCHES = 10
const MOST_INPUTS = 60

interface Way {
  readonly match: Match
  readonly p: number
  inputs: number
}

/** A result for each way a test can go, or for each die the chooser would take. */
const partings = (
  engine: Engine,
  match: Match,
  pending: Extract<Pending, { wait: 'dice' }>,
): readonly Branch[] | null => {
  const { roll } = pending
  if (!roll || (roll.needed <= 0 && roll.roll !== 'block') || roll.roll === 'armour') return null
  const found = new Map<string, { match: Match; p: number }>()
  for (const { dice, p } of engine.outcomes(match)) {
    const key = roll.roll === 'block' ? extremes(engine, dice) : dice[0] >= roll.needed ? 'yes' : 'no'
    const known = found.get(key)
    if (known) known.p += p
    else {
      const copy = engine.clone(match)
      engine.apply(copy, { dice })
      found.set(key, { match: copy, p })
    }
  }
  return [...found.values()]
}

const FACE_ORDER: readonly string[] = ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown']

/** The throw by its best and its worst die: whoever chooses takes one of them. */
const extremes = ({ rules }: Engine, dice: readonly number[]): string => {
  const ranks = dice.map((face) => FACE_ORDER.indexOf(rules.tables.blockDice[face - 1]))
  return `${Math.min(...ranks)} ${Math.max(...ranks)}`
}

const answerFor = (engine: Engine, match: Match, pending: Extract<Pending, { wait: 'coach' }>, plan: Plan): Action => {
  const { question } = pending
  const legal = engine.legal(match)
  if (question.kind === 'activation')
    return (question.player === plan.player ? nextOfPlan(match, plan, legal) : null) ?? stopActing(legal)
  if (question.kind === 'nominate') return legal.find((one) => one.player === plan.target) ?? legal[0]
  if (question.kind === 'reroll') return rerollFailures(engine, match, pending)
  return quickAnswer(engine, match, pending)
}

/** Carries a plan out as far as it goes, in place, with drawn dice. */
export const carryOut = (engine: Engine, match: Match, plan: Plan, roller: Roller): void => {
  const declaration = action('activate', plan.player, -1, plan.kind)
  if (!engine.legal(match).includes(declaration)) return
  engine.apply(match, { action: declaration })
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing' || (pending.wait === 'coach' && isPause(pending.question.kind))) return
    if (pending.wait === 'dice') engine.apply(match, { dice: roller.roll(pending.dice) })
    else engine.apply(match, { action: answerFor(engine, match, pending, plan) })
  }
}

/** Carries a plan out from a turn's question, to the next such question or the end of the turn, in every way that matters. */
export const branchesOf = (engine: Engine, match: Match, plan: Plan, roller: Roller): Branch[] => {
  const start = engine.clone(match)
  const declaration = action('activate', plan.player, -1, plan.kind)
  if (!engine.legal(start).includes(declaration)) return []
  engine.apply(start, { action: declaration })
  const open: Way[] = [{ match: start, p: 1, inputs: 0 }]
  const done: Branch[] = []
  for (let way = open.pop(); way; way = open.pop()) {
    const pending = engine.pending(way.match)
    const over = pending.wait === 'nothing' || way.inputs > MOST_INPUTS
    if (over || (pending.wait === 'coach' && isPause(pending.question.kind))) {
      done.push(way)
      continue
    }
    if (pending.wait === 'coach') {
      engine.apply(way.match, { action: answerFor(engine, way.match, pending, plan) })
      open.push({ ...way, inputs: way.inputs + 1 })
      continue
    }
    const parts =
      way.p > LEAST && open.length + done.length < MOST_BRANCHES ? partings(engine, way.match, pending) : null
    if (parts) for (const part of parts) open.push({ match: part.match, p: way.p * part.p, inputs: way.inputs + 1 })
    else {
      engine.apply(way.match, { dice: roller.roll(pending.dice) })
      open.push({ ...way, inputs: way.inputs + 1 })
    }
  }
  return done
}

/** Where a way ends: at the next turn's question, whoever's it is, or when a new drive begins. */
const PAUSES: readonly QuestionKind[] = ['turn', 'setUp', 'kickOrReceive', 'kickTarget', 'kicker']
const isPause = (kind: QuestionKind): boolean => PAUSES.includes(kind)
