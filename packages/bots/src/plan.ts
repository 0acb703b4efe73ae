// A plan for one player's action: what he declares, where he goes, what he does there. Neighbours: turnPlan.ts makes plans,
// follow.ts carries them out answer by answer.
import { type Action, action, type Square } from '@double-skulls/engine'

export interface Plan {
  readonly player: number
  /** The kind of action declared. */
  readonly kind: string
  readonly path: readonly Square[]
  /** What he does at the end of the path, and to whom. */
  readonly deed: Action | null
  readonly target: number
  /** Whether he stays at the end of the path, whatever movement he has left. */
  readonly stays?: boolean
}

/** What is declared to begin with a plan, and to do nothing more. */
export const declarationOf = ({ player, kind }: Plan): Action => action('activate', player, -1, kind)
export const END_TURN = action('endTurn')

/** A plan with what speaks for it, in touchdowns. */
export interface Candidate extends Plan {
  /** What it brings when all goes well, less what it costs when it does not, each by its chance. */
  readonly score: number
  /** The chance that it ends the turn. */
  readonly risk: number
}

export const byScore = (a: Candidate, b: Candidate): number => b.score - a.score

export const bestOf = (candidates: readonly Candidate[]): Candidate | null => {
  let best: Candidate | null = null
  for (const one of candidates) if (!best || one.score > best.score) best = one
  return best
}
