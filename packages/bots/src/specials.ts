// Special actions: weapons instead of a block, bombs, Ball & Chain; each is tried a few times on copies and valued by
// the positions reached. Neighbours: turnPlan.ts compares, blocks.ts has blocks with dice.
import {
  type Action,
  action,
  type Engine,
  type Match,
  type Player,
  type Roller,
  seededRoller,
} from '@double-skulls/engine'
import { forecastBlock } from './blockOdds.ts'
import { opponentsBeside } from './blocks.ts'
import { evaluate } from './evaluate.ts'
import { bestAnswer } from './lookAhead.ts'
import { type Candidate, type Plan, startOf } from './plan.ts'
import { activated } from './probe.ts'
import { quickAnswer } from './quickAnswer.ts'
import type { Scene } from './scene.ts'
import { weights } from './weights.ts'

const DRAWS = 3
const MOST_INPUTS = 40
const MOST_TRIED = 6

/** An evenly spaced sample of the answers. */
const few = (legal: readonly Action[]): readonly Action[] => {
  const stride = Math.ceil(legal.length / MOST_TRIED)
  return legal.filter((_one, i) => i % stride === 0)
}

/** Plays the action to its end; bomb targets are chosen by look-ahead, everything else by quick answers. */
const playDeed = (engine: Engine, match: Match, plan: Plan, roller: Roller): void => {
  const start = startOf(plan, engine.legal(match))
  if (start) engine.apply(match, { action: start })
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return
    if (pending.wait === 'dice') {
      engine.apply(match, { dice: roller.roll(pending.dice) })
      continue
    }
    const { kind } = pending.question
    if (kind === 'turn' || kind === 'setUp') return
    const legal = engine.legal(match)
    const planned = plan.deed && legal.includes(plan.deed) ? plan.deed : null
    const aimed = kind === 'bombTarget' ? bestAnswer(engine, match, pending.side, few(legal)) : null
    engine.apply(match, { action: planned ?? aimed ?? quickAnswer(engine, match, pending) })
  }
}

const tried = (scene: Scene, plan: Plan): Candidate => {
  const { engine, match, side } = scene.sight
  const now = evaluate(engine, match, side)
  let score = 0
  let risk = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    const copy = engine.clone(match)
    playDeed(engine, copy, plan, seededRoller(draw + 1))
    const lost = copy.turn.side !== side || copy.turn.turnover !== ''
    score += (evaluate(engine, copy, side) - now + weights.tempo - (lost ? weights.turnover : 0)) / DRAWS
    if (lost) risk += 1 / DRAWS
  }
  return { ...plan, score, risk }
}

/** Whether he moves by Ball & Chain only. */
export const isSwinging = ({ sight }: Scene, player: Player): boolean =>
  player.skills.some((id) => sight.engine.rules.skills.get(id)?.permits?.includes('swings'))

const plansOf = (scene: Scene, player: Player): Plan[] => {
  const { sight, begins, memory } = scene
  const plans: Plan[] = []
  const base = { player: player.id, path: [], target: -1 }
  if (begins.has(action('activate', player.id, -1, 'bomb'))) plans.push({ ...base, kind: 'bomb', deed: null })
  if (isSwinging(scene, player) && activated(sight.engine, sight.match, player, 'move'))
    plans.push({ ...base, kind: 'move', deed: null })
  if (!begins.has(action('activate', player.id, -1, 'block'))) return plans
  for (const other of opponentsBeside(scene, player))
    if (!forecastBlock(sight, memory, player, other, 'block'))
      plans.push({ ...base, kind: 'block', deed: action('block', other.id), target: other.id })
  return plans
}

export const specialCandidates = (scene: Scene): Candidate[] =>
  scene.ready.flatMap((player) =>
    player.skills.length === 0 ? [] : plansOf(scene, player).map((plan) => tried(scene, plan)),
  )
