// A plan for one player's activation: the action declared, the path, the deed at its end. Neighbours: turnPlan.ts makes
// plans, follow.ts carries them out answer by answer.
import { type Action, action, type Square } from '@double-skulls/engine'

export interface Plan {
  readonly player: number
  /** The kind of action declared. */
  readonly kind: string
  readonly path: readonly Square[]
  /** The action at the end of the path, and its target. */
  readonly deed: Action | null
  readonly target: number
  /** Whether he stays at the end of the path even with movement left. */
  readonly stays?: boolean
}

/** What he begins, as the declaration of an edition in which actions are declared. */
export const declarationOf = ({ player, kind }: Plan): Action => action('activate', player, -1, kind)
/** The answer that begins it; where no action is declared, the answer names none. null where he may not act. */
export const startOf = (plan: Plan, legal: readonly Action[]): Action | null => {
  const declaration = declarationOf(plan)
  if (legal.includes(declaration)) return declaration
  const bare = action('activate', plan.player)
  return legal.includes(bare) ? bare : null
}
export const END_TURN = action('endTurn')

/** A plan with its value in touchdowns. */
export interface Candidate extends Plan {
  /** The expected value: gain on success and cost on failure, each weighted by its chance. */
  readonly score: number
  /** The chance of a turnover. */
  readonly risk: number
}

export const byScore = (a: Candidate, b: Candidate): number => b.score - a.score

export const bestOf = (candidates: readonly Candidate[]): Candidate | null => {
  let best: Candidate | null = null
  for (const one of candidates) if (!best || one.score > best.score) best = one
  return best
}
