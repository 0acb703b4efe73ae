// What may come of a plan: on copies of the match it is carried out, and at every throw that matters the ways part, each with its
// chance. Neighbours: legend.ts weighs where they lead, follow.ts says what the plan does next.
import {
  type Action,
  action,
  type Engine,
  type GameEvent,
  type Match,
  type Pending,
  type QuestionKind,
  type Roller,
  type Side,
} from '@double-skulls/engine'
import type { Asked } from './coach.ts'
import { nextOfPlan, stopActing } from './follow.ts'
import type { Plan } from './plan.ts'
import { chanceOf } from './probe.ts'
import { quickAnswer } from './quickAnswer.ts'
import { rerollFailures } from './rerolls.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

export interface Branch {
  readonly match: Match
  readonly p: number
  /** What armour rolls on the way are worth to the side in turn: they are reckoned with, not drawn, lest luck decide. */
  readonly harm: number
}

/** Ways less likely than this are drawn on instead of parting again; more than so many are not followed. */
const LEAST = 0.08
const MOST_BRANCHES = 10
const MOST_INPUTS = 60

interface Way extends Branch {
  readonly inputs: number
  /** Whose coach picks the die of the block under way. */
  readonly chooser: Side
}

/** Results of a block die from the attacker's best to his worst. */
const FACE_ORDER: readonly string[] = ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown']

/** The die its chooser will take, as its place in that order. */
const takenDie = ({ rules }: Engine, dice: readonly number[], attacking: boolean): number => {
  const places = dice.map((face) => FACE_ORDER.indexOf(rules.tables.blockDice[face - 1]))
  return attacking ? Math.min(...places) : Math.max(...places)
}

/** A way for each result of a test, or for each die the chooser would take; null for throws that are merely drawn. */
const partings = (engine: Engine, { match, chooser, harm }: Way): readonly Branch[] | null => {
  const pending = engine.pending(match)
  const roll = pending.wait === 'dice' ? pending.roll : null
  if (!roll || (roll.needed <= 0 && roll.roll !== 'block') || roll.roll === 'armour') return null
  const attacking = match.players[roll.player].side === chooser
  const found = new Map<number, { match: Match; p: number; harm: number }>()
  for (const { dice, p } of engine.outcomes(match)) {
    const key = roll.roll === 'block' ? takenDie(engine, dice, attacking) : Number(dice[0] >= roll.needed)
    const known = found.get(key)
    if (known) known.p += p
    else {
      const copy = engine.clone(match)
      engine.apply(copy, { dice })
      found.set(key, { match: copy, p, harm })
    }
  }
  return [...found.values()]
}

const isArmour = (pending: Pending): boolean => pending.wait === 'dice' && pending.roll?.roll === 'armour'

/** What the armour roll awaited is worth to a side. */
const armourHarm = (engine: Engine, match: Match, side: Side): number => {
  const pending = engine.pending(match)
  if (pending.wait !== 'dice' || !pending.roll || !isArmour(pending)) return 0
  const victim = match.players[pending.roll.player]
  const harm = chanceOf(engine, match) * weights.player * weights.hurt * worth(engine, victim)
  return victim.side === side ? -harm : harm
}

/** Who was said to choose, if a block was declared. */
const chooserOf = (events: readonly GameEvent[], before: Side): Side => {
  for (const event of events) if (event.type === 'blockDeclared') return event.chooser
  return before
}

const answerFor = (engine: Engine, match: Match, pending: Asked, plan: Plan): Action => {
  const { question } = pending
  const legal = engine.legal(match)
  if (question.kind === 'activation')
    return (question.player === plan.player ? nextOfPlan(match, plan, legal) : null) ?? stopActing(legal)
  if (question.kind === 'nominate') return legal.find((one) => one.player === plan.target) ?? legal[0]
  if (question.kind === 'reroll') return rerollFailures(engine, match, pending)
  return quickAnswer(engine, match, pending)
}

/** Questions with which a new drive begins. */
export const newDrive: readonly QuestionKind[] = ['setUp', 'kickOrReceive', 'kickTarget', 'kicker']

/** Carries a plan out from a turn's question, to the next such question or the end of the turn, in every way that matters. */
export const branchesOf = (engine: Engine, match: Match, plan: Plan, roller: Roller): Branch[] => {
  const start = engine.clone(match)
  const declaration = action('activate', plan.player, -1, plan.kind)
  if (!engine.legal(start).includes(declaration)) return []
  engine.apply(start, { action: declaration })
  const { side } = match.turn
  const open: Way[] = [{ match: start, p: 1, harm: 0, inputs: 0, chooser: side }]
  const done: Branch[] = []
  for (let way = open.pop(); way; way = open.pop()) {
    const { p, chooser } = way
    const harm = way.harm + armourHarm(engine, way.match, side)
    const inputs = way.inputs + 1
    const pending = engine.pending(way.match)
    const over = pending.wait === 'nothing' || inputs > MOST_INPUTS
    if (over || (pending.wait === 'coach' && isPause(pending.question.kind))) {
      done.push(way)
      continue
    }
    const parts = p > LEAST && open.length + done.length < MOST_BRANCHES ? partings(engine, way) : null
    if (parts) {
      for (const part of parts) open.push({ match: part.match, p: p * part.p, harm, inputs, chooser })
      continue
    }
    const input =
      pending.wait === 'dice'
        ? { dice: isArmour(pending) ? pending.dice.map(() => 1) : roller.roll(pending.dice) }
        : { action: answerFor(engine, way.match, pending, plan) }
    const events = engine.apply(way.match, input)
    open.push({ match: way.match, p, harm, inputs, chooser: chooserOf(events, chooser) })
  }
  return done
}

/** Where a way ends: at the next turn's question, whoever's it is, or when a new drive begins. */
const isPause = (kind: QuestionKind): boolean => kind === 'turn' || newDrive.includes(kind)
