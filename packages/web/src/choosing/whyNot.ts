// Why a click on a player does nothing: derived from the legal answers and the reach, never from a rule. Neighbours: aim.ts finds
// that the click means nothing, words/whyNotWords.ts has the words, useChoosing.ts keeps it for the tray.
import { type Engine, openKinds, type Square } from '@double-skulls/engine'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import { endOfAction } from './changeOver.ts'
import { playerOn } from './choices.ts'
import type { Chosen } from './chosen.ts'
import { declaredBy } from './declared.ts'
import { kindFor, type PlanKind } from './deedPlan.ts'

export type WhyNot =
  /** An opponent was clicked before a player of the coach's own was chosen. */
  | { readonly reason: 'nobodyChosen' }
  | { readonly reason: 'cannotAct'; readonly player: number }
  /** The current action cannot be ended here. */
  | { readonly reason: 'mustGoOn'; readonly player: number }
  /** Another action was declared. */
  | { readonly reason: 'otherAction'; readonly player: number; readonly declared: string; readonly kind: PlanKind }
  | { readonly reason: 'nobodyMay'; readonly kind: PlanKind }
  | { readonly reason: 'mayNot'; readonly player: number; readonly kind: PlanKind }
  | { readonly reason: 'outOfReach'; readonly player: number; readonly target: number; readonly kind: PlanKind }

const whyNotFoe = (engine: Engine, situation: Situation, { player }: Chosen, target: number): WhyNot => {
  const { match, legal } = situation
  const question = questionOf(situation)
  if (player < 0) return { reason: 'nobodyChosen' }
  const kind = kindFor(match, target)
  if (declaredBy(engine, situation, player, kind)) return { reason: 'outOfReach', player, target, kind }
  if (question?.kind === 'activation')
    return openKinds.some((open) => open === question.subject)
      ? { reason: 'mayNot', player, kind }
      : { reason: 'otherAction', player, declared: question.subject, kind }
  return legal.some((one) => one.do === 'activate' && declaredBy(engine, situation, one.player, kind))
    ? { reason: 'mayNot', player, kind }
    : { reason: 'nobodyMay', kind }
}

/** null when nothing was to be expected: an empty square, or another kind of question. */
export const whyNot = (engine: Engine, situation: Situation, chosen: Chosen, square: Square): WhyNot | null => {
  const { match, pending, yours } = situation
  if (!yours || pending.wait !== 'coach') return null
  const { kind } = pending.question
  const there = square < 0 ? -1 : playerOn(match, square)
  if (there < 0 || there === chosen.player || (kind !== 'turn' && kind !== 'activation')) return null
  if (match.players[there].side !== pending.side) return whyNotFoe(engine, situation, chosen, there)
  if (kind === 'activation' && !endOfAction(situation)) return { reason: 'mustGoOn', player: chosen.player }
  return { reason: 'cannotAct', player: there }
}
