// How a player comes to an action of a kind: by which answer, or by going on with the one he is in. Where no action is declared,
// the answer names none. Neighbours: procs/turn/openActions.ts; standIn.ts and other packages ask.
import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import { innermost } from '../kernel/stack.ts'
import { actsFirst, comesTooLate } from '../procs/turn/actingFirst.ts'
import { type ActionKind, type ActivationFrame, actionKinds, isOpen } from '../procs/turn/activationFrame.ts'
import { stillPossible } from '../procs/turn/openActions.ts'
import { kindsFor } from '../procs/turn/whoMayAct.ts'
import { type Action, action } from '../vocabulary/actions.ts'

/** The answer that begins an action of this kind, if it is among these; `has` looks one up. */
export const beginsBy = (
  c: Ctx,
  player: number,
  kind: ActionKind,
  has: (one: Action) => boolean,
): Action | undefined => {
  const declaring = action('activate', player, -1, kind)
  if (has(declaring)) return declaring
  const acting = action('activate', player)
  return has(acting) && kindsFor(c, c.match.players[player]).includes(kind) ? acting : undefined
}

/** Whether his action is of this kind, or may become one. */
export const mayBecome = (c: Ctx, f: ActivationFrame, kind: ActionKind): boolean =>
  f.action === kind || (isOpen(f.action) && stillPossible(c, f).includes(kind))

/**
 * How a player comes to an action of this kind now: by this answer, or by none if he is in it or in one that may become it;
 * null if he cannot.
 */
export const beginningOf = (
  engine: Engine,
  match: Match,
  player: number,
  wanted: string,
): { readonly action: Action | null } | null => {
  const c: Ctx = { rules: engine.rules, match, events: [] }
  const kind = actionKinds.find((one) => one === wanted)
  if (!kind) return null
  const running = innermost<ActivationFrame>(match, 'activation')
  if (running) return running.player === player && mayBecome(c, running, kind) ? { action: null } : null
  const legal = engine.legal(match)
  const begins = beginsBy(c, player, kind, (one) => legal.includes(one))
  return begins ? { action: begins } : null
}

/** The actions that are open to a player who has not begun one, whether or not it is declared. */
export const kindsOpenTo = ({ rules }: Engine, match: Match, player: number): readonly ActionKind[] =>
  kindsFor({ rules, match, events: [] }, match.players[player])

/** Whether a skill makes a player act before his team-mates: he is to act now, or comes too late; null for all others. */
export const precedenceOf = ({ rules }: Engine, match: Match, player: number): 'first' | 'tooLate' | null => {
  const c: Ctx = { rules, match, events: [] }
  const one = match.players[player]
  if (!actsFirst(c, one)) return null
  return comesTooLate(c, one) ? 'tooLate' : 'first'
}
