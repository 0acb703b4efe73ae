// What a click on a square would do now: give an answer, start an errand, or choose a player; with what is known about it
// beforehand. Neighbours: choices.ts lists the answers, chosen.ts says who and how, preview/ shows the result.
import { type Action, action, forecastBlock, OFF, type Square } from '@double-skulls/engine'
import type { Path } from '@double-skulls/odds'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import type { Approach } from './approach.ts'
import { mayChangeTo } from './changeOver.ts'
import { type Choices, playerOn } from './choices.ts'
import type { Chosen } from './chosen.ts'
import { declaredBy } from './declared.ts'
import type { DeedPlan } from './deedPlan.ts'
import { deedErrand, type Errand, endErrand, walkErrand } from './errand.ts'
import type { PlanCache } from './planCache.ts'
import { wholeWay } from './wholeWay.ts'

export type Aim =
  | { readonly means: 'nothing' }
  /** Choosing that player, to see his options. */
  | { readonly means: 'select'; readonly player: number }
  /** The running action ends, and that player is chosen. */
  | { readonly means: 'change'; readonly player: number; readonly errand: Errand }
  | { readonly means: 'answer'; readonly answer: Action }
  /** Several answers about this player: they become buttons. */
  | { readonly means: 'menu'; readonly player: number }
  /** The route from the last waypoint, and the whole route. */
  | { readonly means: 'walk'; readonly path: Path; readonly whole: Path; readonly errand: Errand }
  /** An action declared and carried out at once. */
  | { readonly means: 'deed'; readonly deed: Action; readonly errand: Errand }
  /** The same against a player farther away: the route to him and the deed as one plan. */
  | { readonly means: 'plan'; readonly plan: DeedPlan; readonly errand: Errand }
  /** Beginning his action and getting beside that player, to see what he may do there. */
  | { readonly means: 'approach'; readonly approach: Approach; readonly errand: Errand }

const NOTHING: Aim = { means: 'nothing' }

/** Deeds that a click on a player can mean while only the acting player is chosen, with the action that each needs. */
const POINTED = ['block'] as const

/** The route over the waypoints to the square. */
const walkTo = (
  { engine }: PlanCache,
  { match }: Situation,
  chosen: Chosen,
  square: Square,
  declare: Action | null,
): Aim => {
  const path = chosen.reach?.path(square) ?? null
  if (!path || path.squares.length === 0) return NOTHING
  const whole = wholeWay(engine, match, chosen.player, [...chosen.waypoints, path])
  return { means: 'walk', path, whole, errand: walkErrand(chosen.player, declare, whole.steps) }
}

/** A target: a block when he is adjacent, otherwise a plan. */
const aimAtFoe = (cache: PlanCache, situation: Situation, chosen: Chosen, foe: number): Aim => {
  const { player, waypoints } = chosen
  if (cache.engine.rules.deeds.length > 0) {
    const approach = cache.approach(situation, chosen, foe)
    return approach ? { means: 'approach', approach, errand: approach.errand } : NOTHING
  }
  if (waypoints.length === 0)
    for (const kind of POINTED) {
      const declare = declaredBy(cache.engine, situation, player, kind)?.action
      if (declare && forecastBlock(cache.engine, situation.match, player, foe).possible) {
        const deed = action(kind, foe)
        return { means: 'deed', deed, errand: deedErrand(player, declare, deed) }
      }
    }
  const plan = cache.plan(situation, { player, target: foe, waypoints })
  return plan ? { means: 'plan', plan, errand: plan.errand } : NOTHING
}

/** A team-mate who may act once the running action has ended. */
const aimAtMate = ({ engine }: PlanCache, situation: Situation, { player }: Chosen, mate: number): Aim =>
  mate !== player && mayChangeTo(engine, situation, mate)
    ? { means: 'change', player: mate, errand: endErrand(player) }
    : NOTHING

/** While the question is which player acts, a route declares the move itself. */
const aimInTurn = (cache: PlanCache, situation: Situation, chosen: Chosen, square: Square): Aim => {
  const declare = declaredBy(cache.engine, situation, chosen.player, 'move')?.action
  return declare ? walkTo(cache, situation, chosen, square, declare) : NOTHING
}

export const aimAt = (
  cache: PlanCache,
  situation: Situation,
  choices: Choices,
  chosen: Chosen,
  square: Square,
): Aim => {
  const { match, yours } = situation
  const question = questionOf(situation)
  if (!yours || !question || square === OFF) return NOTHING
  const there = playerOn(match, square)
  const walking = chosen.mode === 'step' && chosen.reach !== null
  if (walking && question.kind !== 'turn' && there < 0) {
    const walk = walkTo(cache, situation, chosen, square, null)
    if (walk.means !== 'nothing') return walk
  }
  const answer = chosen.waypoints.length === 0 ? choices.squares(chosen.mode, chosen.player).get(square) : undefined
  if (answer) return { means: 'answer', answer }
  if (there >= 0) {
    const about = choices.players.get(there)
    if (about && about.length === 1 && about[0].do !== 'activate') return { means: 'answer', answer: about[0] }
    if (about) return { means: question.kind === 'turn' ? 'select' : 'menu', player: there }
    if (choices.movers.has(there)) {
      const own = choices.squares(choices.modes[0].id, there)
      return own.size === 1 ? { means: 'answer', answer: [...own.values()][0] } : { means: 'select', player: there }
    }
  }
  if (chosen.player < 0 || !chosen.reach) return NOTHING
  // Nobody does anything to somebody in a pit.
  if (there >= 0 && match.players[there].at === OFF) return NOTHING
  if (there >= 0)
    return match.players[there].side === match.players[chosen.player].side
      ? aimAtMate(cache, situation, chosen, there)
      : aimAtFoe(cache, situation, chosen, there)
  return question.kind === 'turn' ? aimInTurn(cache, situation, chosen, square) : NOTHING
}
