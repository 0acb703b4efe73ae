// The chance that a click costs the turn: one number for routes, deeds, plans and answers. A chance that cannot be calculated at
// once counts as risky, so that nothing depends on how quickly odds arrive. Neighbours: packages/odds calculates,
// secondClick.ts compares it with the risk the coach accepts.
import type { Action, Match, QuestionKind } from '@double-skulls/engine'
import { deedOf, outlookOf, type Path, planOdds } from '@double-skulls/odds'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import type { Aim } from './aim.ts'
import type { PlanCache } from './planCache.ts'

/** null: it may cost the turn, and the chance cannot be calculated at once. */
export type Risk = number | null

/** Questions in which a coach starts something. All others follow from dice, and each answer says what it leads to. */
const STARTING: readonly QuestionKind[] = ['turn', 'activation', 'freeMove']

/** The action that is declared already, or would be. */
const kindOf = (situation: Situation, otherwise: string): string => {
  const question = questionOf(situation)
  return question?.kind === 'activation' ? question.subject : otherwise
}

const planned = (
  { engine }: PlanCache,
  match: Match,
  player: number,
  kind: string,
  steps: readonly (number | Action)[],
) => {
  try {
    const { turnover, unsettled } = planOdds(engine, match, { player, action: kind, steps })
    return turnover + unsettled
  } catch {
    // Not every legal deed can be calculated as a plan.
    return null
  }
}

const walkRisk = (cache: PlanCache, situation: Situation, player: number, { whole }: { whole: Path }): Risk => {
  const rolls = [...whole.opening, ...whole.steps.flatMap((step) => step.rolls)]
  if (!rolls.some(({ fatal, chance }) => fatal && chance < 1)) return 0
  // Where skills may interfere, every failure counts as a lost turn.
  if (!whole.exact) return 1 - whole.chance
  return planned(cache, situation.match, player, kindOf(situation, 'move'), whole.squares) ?? 1 - whole.chance
}

const deedRisk = (cache: PlanCache, situation: Situation, player: number, answer: Action): Risk => {
  const deed = deedOf(answer)
  return deed?.quick ? planned(cache, situation.match, player, kindOf(situation, deed.action), [answer]) : null
}

/** A plain answer. */
export const answerRisk = (cache: PlanCache, situation: Situation, player: number, answer: Action): Risk => {
  const { engine } = cache
  const { match } = situation
  const question = questionOf(situation)
  if (!question || !STARTING.includes(question.kind)) return 0
  const after = engine.clone(match)
  engine.apply(after, { action: answer })
  if (engine.pending(after).wait !== 'dice') return 0
  if (deedOf(answer)) return deedRisk(cache, situation, player, answer)
  const outlook = outlookOf(engine, match, answer)
  return outlook === null ? 0 : outlook.turnover + outlook.unsettled
}

export const riskOf = (cache: PlanCache, situation: Situation, player: number, aim: Aim): Risk => {
  switch (aim.means) {
    case 'nothing':
    case 'select':
    case 'change':
    case 'menu':
      return 0
    case 'walk':
      return walkRisk(cache, situation, player, aim)
    case 'approach':
      return aim.approach.way ? walkRisk(cache, situation, player, { whole: aim.approach.way }) : 0
    case 'deed':
      return deedRisk(cache, situation, player, aim.deed)
    case 'plan': {
      const { kind, squares, deed } = aim.plan
      return planned(cache, situation.match, player, kind, [...squares, deed])
    }
    case 'answer':
      return answerRisk(cache, situation, player, aim.answer)
  }
}
