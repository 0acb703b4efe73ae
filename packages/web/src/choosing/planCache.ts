// A cache for one match: the last reach and the last plan, which are needed again at every move of the pointer. It belongs to the
// page that shows the match and is dropped with it. Neighbours: reachOf.ts and deedPlan.ts calculate, useChoosing.ts owns one.
import type { Engine, Match } from '@double-skulls/engine'
import type { Reach } from '@double-skulls/odds'
import type { Situation } from '../match/host.ts'
import { type Approach, approachOf } from './approach.ts'
import type { Chosen } from './chosen.ts'
import { type DeedPlan, deedPlan, type Wanted } from './deedPlan.ts'
import { reachOf } from './reachOf.ts'

export interface PlanCache {
  readonly engine: Engine
  reach(match: Match, player: number): Reach
  plan(situation: Situation, wanted: Wanted): DeedPlan | null
  approach(situation: Situation, chosen: Chosen, target: number): Approach | null
}

/** Calculates again only when the arguments differ; matches and situations never change in place. */
const rememberingLast = <Asked extends readonly unknown[], Found>(
  reckon: (...asked: Asked) => Found,
): ((...asked: Asked) => Found) => {
  let last: { readonly asked: Asked; readonly found: Found } | null = null
  return (...asked) => {
    if (!last || asked.some((one, i) => one !== last?.asked[i])) last = { asked, found: reckon(...asked) }
    return last.found
  }
}

export const newPlanCache = (engine: Engine): PlanCache => {
  const plan = rememberingLast(
    (situation: Situation, player: number, target: number, waypoints: Wanted['waypoints']): DeedPlan | null =>
      deedPlan(engine, situation, { player, target, waypoints }),
  )
  return {
    engine,
    reach: rememberingLast((match: Match, player: number): Reach => reachOf(engine, match, player)),
    approach: rememberingLast((situation: Situation, chosen: Chosen, target: number) =>
      approachOf(engine, situation, chosen, target),
    ),
    plan: (situation, { player, target, waypoints }) => plan(situation, player, target, waypoints),
  }
}
