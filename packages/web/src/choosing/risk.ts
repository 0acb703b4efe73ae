// The chance that a click costs the turn: one number for routes, deeds, plans and answers. A chance that cannot be calculated at
// once counts as risky, so that nothing depends on how quickly odds arrive. Neighbours: packages/odds calculates,
// secondThoughts.ts compares it with the risk the coach accepts.
import type { Action, Match, QuestionKind } from '@double-skulls/engine'
import { outlookOf, type Path, planOdds } from '@double-skulls/odds'
import type { Situation } from '../match/host.ts'
import type { Aim } from './aim.ts'
import type { Reckoner } from './reckoner.ts'

/** null: it may cost the turn, and the chance cannot be calculated at once. */
export type Risk = number | null

/** Questions in which a coach starts something. All others follow from dice, and each answer says what it leads to. */
const BEGUN: readonly QuestionKind[] = ['turn', 'activation', 'freeMove']

/** Deeds that are calculated in an instant; a throw takes longer. */
const QUICK: readonly Action['do'][] = ['block', 'foul', 'handOff']

const declares: { readonly [V in Action['do']]?: string } = { block: 'block', foul: 'foul', handOff: 'handOff' }

const questionOf = ({ pending }: Situation) => (pending.wait === 'coach' ? pending.question : null)

/** The action that is declared already, or would be. */
const kindOf = (situation: Situation, otherwise: string): string => {
  const question = questionOf(situation)
  return question?.kind === 'activation' ? question.subject : otherwise
}

const planned = (
  { engine }: Reckoner,
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

const walkRisk = (reckoner: Reckoner, situation: Situation, player: number, { whole }: { whole: Path }): Risk => {
  const rolls = [...whole.opening, ...whole.steps.flatMap((step) => step.rolls)]
  if (!rolls.some(({ fatal, chance }) => fatal && chance < 1)) return 0
  // Where skills may interfere, every failure counts as a lost turn.
  if (!whole.exact) return 1 - whole.chance
  return planned(reckoner, situation.match, player, kindOf(situation, 'move'), whole.squares) ?? 1 - whole.chance
}

const deedRisk = (reckoner: Reckoner, situation: Situation, player: number, deed: Action, kind: string): Risk =>
  QUICK.includes(deed.do) ? planned(reckoner, situation.match, player, kindOf(situation, kind), [deed]) : null

/** A plain answer. */
export const answerRisk = (reckoner: Reckoner, situation: Situation, player: number, answer: Action): Risk => {
  const { engine } = reckoner
  const { match } = situation
  const question = questionOf(situation)
  if (!question || !BEGUN.includes(question.kind)) return 0
  const after = engine.clone(match)
  engine.apply(after, { action: answer })
  if (engine.pending(after).wait !== 'dice') return 0
  const kind = declares[answer.do]
  if (kind !== undefined) return deedRisk(reckoner, situation, player, answer, kind)
  if (answer.do === 'throw' || answer.do === 'throwTeamMate') return null
  const outlook = outlookOf(engine, match, answer)
  return outlook === null ? 0 : outlook.turnover + outlook.unsettled
}

export const riskOf = (reckoner: Reckoner, situation: Situation, player: number, aim: Aim): Risk => {
  switch (aim.means) {
    case 'nothing':
    case 'select':
    case 'change':
    case 'menu':
      return 0
    case 'walk':
      return walkRisk(reckoner, situation, player, aim)
    case 'deed':
      return deedRisk(reckoner, situation, player, aim.deed, declares[aim.deed.do] ?? '')
    case 'plan': {
      const { kind, squares, deed } = aim.plan
      return planned(reckoner, situation.match, player, kind, [...squares, deed])
    }
    case 'answer':
      return answerRisk(reckoner, situation, player, aim.answer)
  }
}
