// The alternatives that legend compares by play-outs, before an activation or during a carrier's run. Neighbours:
// turnPlan.ts, otherRuns.ts and assists.ts make the plans, playSearch.ts compares.
import type { Engine, Match } from '@double-skulls/engine'
import { assistMoves } from './assists.ts'
import type { Asked } from './coach.ts'
import { isStop, nextOfPlan, planOnward } from './follow.ts'
import type { Memory } from './memory.ts'
import { otherRuns } from './otherRuns.ts'
import { byScore, type Candidate, declarationOf, END_TURN, type Plan } from './plan.ts'
import { type Opening, openingWith } from './playOut.ts'
import { relays } from './relay.ts'
import type { Scene } from './scene.ts'
import { holdsBall } from './sight.ts'
import type { TurnPlan } from './turnPlan.ts'
import { isChance } from './turnPotential.ts'
import { sceneUnderWay } from './underWay.ts'

type Openings = readonly [Opening, ...Opening[]]

/** How many moves, risky actions, blitz targets, assisting moves and hand-offs or passes join the usual plan. */
const WALKS = 3
const RISKS = 5
const TARGETS = 3
const HELPING = 6
const RELAYS = 2

/** The best blocks, throws and risky runs. */
const risks = (plan: TurnPlan): Candidate[] =>
  plan.all
    .filter((one) => one.score > 0 && isChance(one, plan))
    .sort(byScore)
    .slice(0, RISKS)

/** The best blitz on each of some targets, even where it seems a small loss. */
const blitzes = ({ all }: TurnPlan): Candidate[] => {
  const best = new Map<number, Candidate>()
  for (const one of all)
    if (one.kind === 'blitz' && one.score > (best.get(one.target)?.score ?? SEEMING_LOSS)) best.set(one.target, one)
  return [...best.values()].sort(byScore).slice(0, TARGETS)
}
const SEEMING_LOSS = -0.03

/** Other runs for the carrier; also instead of a touchdown, unless this is the last turn. */
const runsInstead = (scene: Scene, { ball: [run] }: TurnPlan): Plan[] => {
  const { carrier, myTurns } = scene.sight
  if (!carrier || !run || run.player !== carrier.id || run.kind !== 'move' || run.deed) return []
  return run.scores && myTurns === 1 ? [] : otherRuns(scene, carrier, run.ballAt, run.kind)
}

/** The first of each list, then the second of each, and so on. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}

const nameOf = ({ player, kind, target, path }: Plan): string => `${player} ${kind} ${target} ${path.at(-1)}`

/** The alternatives for the next activation, the usual plan first, then the most promising; null for a safe move. */
export const openingsOfTurn = (scene: Scene, plan: TurnPlan): Openings | null => {
  const { order, ball } = plan
  const [usual] = order
  if (!usual || !isChance(usual, plan) || !scene.begins.has(declarationOf(usual))) return null
  const walks = order.filter((one) => one.player !== usual.player && !isChance(one, plan))
  const all = inTurns<Plan>([
    runsInstead(scene, plan),
    walks.slice(0, WALKS),
    risks(plan),
    assistMoves(scene, plan).slice(0, HELPING),
    relays(scene).slice(0, RELAYS),
    ball.slice(0, 1),
    blitzes(plan),
  ])
  const legal = [...scene.legal]
  const others = new Map<string, Plan>()
  for (const one of all)
    if (nameOf(one) !== nameOf(usual) && scene.begins.has(declarationOf(one))) others.set(nameOf(one), one)
  const alternatives = [...others.values()].map((one) => openingWith(one, legal))
  if (scene.legal.has(END_TURN)) alternatives.push({ answer: END_TURN, plan: null })
  return [openingWith(usual, legal), ...alternatives]
}

/** The alternatives for a carrier whose plan has ended; null where there is nothing to choose. */
export const openingsOnward = (engine: Engine, match: Match, asked: Asked, memory: Memory): Openings | null => {
  const legal = engine.legal(match)
  const stop = legal.find(isStop)
  const carrier = match.players[asked.question.player]
  if (!stop || carrier?.posture !== 'standing' || !holdsBall(match, carrier)) return null
  const usual = planOnward(engine, match, asked, memory)
  const step = usual && nextOfPlan(match, usual, legal)
  const scene = sceneUnderWay(engine, match, asked, memory, carrier)
  const others: Opening[] = step ? [{ answer: stop, plan: null }] : []
  for (const plan of otherRuns(scene, carrier, usual?.path.at(-1) ?? carrier.at, asked.question.subject)) {
    const answer = nextOfPlan(match, plan, legal)
    if (answer) others.push({ answer, plan })
  }
  return others.length > 0 ? [{ answer: step ?? stop, plan: usual }, ...others] : null
}
