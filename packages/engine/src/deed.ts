// What a player may do in his action besides stepping, in editions where nothing is declared: a deed offers answers and starts the
// frame that plays the chosen one. An option of a match adds deeds or replaces them. Neighbours: edition.ts has an edition's deeds,
// procs/turn/activationOfDeeds.ts asks them all; hooks.ts is the same for skills.
import type { Ctx } from './edition.ts'
import type { Frame, Player } from './kernel/match.ts'
import type { ProceduresByName } from './kernel/procedure.ts'
import type { ActingFrame } from './procs/turn/activationFrame.ts'
import { proposalsSecond } from './tables/proposalsSecond.ts'
import type { Action } from './vocabulary/actions.ts'

/** A frame that a deed starts returns whether the player may go on: with any other word his action is over. */
export const MOVES_ON = 'movesOn'

export interface Deed {
  readonly id: string
  /** It is only another way to move. */
  readonly movement?: 'walk' | 'leap'
  /** It is the one attack of his action: he makes no other, and does not sprint after it. */
  readonly isAttack?: true
  /** It belongs to the turn, not to an action: he may do it too once he has acted. */
  readonly late?: true
  /** Only his coach knows that he can do it: nobody is asked openly because of it. */
  readonly secret?: true
  /** It is all that a player who is trapped in a pit can do. */
  readonly fromPit?: true
  /** It is what a machine does, and nobody else; a machine does nothing else. */
  readonly byMachine?: true
  /** The answers that it adds now. Two deeds never offer the same answer. */
  offers(c: Ctx, f: ActingFrame, player: Player): readonly Action[]
  /** What plays the answer. It may change the acting frame first: a leap is paid there. */
  begin(c: Ctx, f: ActingFrame, answer: Action): Frame
  readonly procedures?: ProceduresByName
  /** Procedures that its frames start and that not every edition has. */
  readonly calls?: readonly string[]
}

const EXCLUDES_ATTACKS = proposalsSecond.sprintExcludesAttacks.value

/** Whether he may still make the one attack of his action: not after a sprint. */
export const mayAttack = (f: ActingFrame): boolean => !f.blocked && !(f.sprinted && EXCLUDES_ATTACKS)

/** Whether he may make the one attack that must follow a sprint. */
export const mayAttackAfterSprint = (f: ActingFrame): boolean => !f.blocked && f.sprinted
