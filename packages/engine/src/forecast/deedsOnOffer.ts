// What a player could do besides stepping, and which of it would be an attack: where he is, or once he has walked to another square. The
// answer comes with the match in which he does it. Neighbours: standIn.ts; procs/turn/activationOfDeeds.ts asks the deeds.
import type { Engine } from '../engine.ts'
import { legalOf } from '../kernel/machine.ts'
import type { Match } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { payStep } from '../procs/move/sprint.ts'
import { deedsFor } from '../procs/turn/activationOfDeeds.ts'
import type { Action } from '../vocabulary/actions.ts'
import { settleIn } from './deedForecast.ts'
import { standIn } from './standIn.ts'

export interface DeedOnOffer {
  readonly answer: Action
  /** The id of the deed, of which there may be several answers. */
  readonly deed: string
  /** It is the one attack of his action. */
  readonly isAttack: boolean
}

export interface DeedsOnOffer {
  /** A copy of the match in which he is asked for one. */
  readonly match: Match
  readonly deeds: readonly DeedOnOffer[]
}

/**
 * The deeds that are open to a player of an edition that has them, once he has come to a square by this number of steps. Null if he
 * cannot act.
 */
export const deedsOnOffer = (
  engine: Engine,
  match: Match,
  id: number,
  { from, steps = 0 }: { readonly from?: Square; readonly steps?: number } = {},
): DeedsOnOffer | null => {
  if (engine.rules.deeds.length === 0) return null
  const entered = standIn(engine, match, id, {})
  if (!entered) return null
  const { c, frame } = entered
  settleIn(entered, from === undefined ? {} : { from })
  for (let step = 0; step < steps; step++) payStep(frame)
  const legal = legalOf(c)
  const player = c.match.players[id]
  const deeds = deedsFor(c, frame).flatMap((deed) =>
    deed
      .offers(c, frame, player)
      .filter((answer) => legal.includes(answer))
      .map((answer) => ({ answer, deed: deed.id, isAttack: deed.isAttack === true })),
  )
  return { match: c.match, deeds }
}
